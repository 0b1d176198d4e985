// Finds a Chromium for the browser tests: CHROMIUM, then the usual places; as root on Debian or Ubuntu it installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a Chromium that is there, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...onPath, ...PLACES].find(runs);
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A Chromium that is there or has just been installed. @throws Error that says what to do. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM && canInstall()) {
    console.log('Chromium installeren voor de browsertests …');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Geen Chromium gevonden. Installeer Chromium of Google Chrome, of zet de omgevingsvariabele CHROMIUM op het pad ervan ' +
      '(bijvoorbeeld CHROMIUM=/usr/bin/chromium npm test).',
  );
}
