// Installs what the lock file names, only when needed. Runs on any Node from 20, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is te oud: installeer Node 20 of nieuwer (https://nodejs.org).`,
  );
  process.exit(1);
}

const stamp = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Benodigdheden installeren (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'npm ci is niet gelukt. Zonder netwerk lukt het niet; kijk de melding hierboven na en probeer het opnieuw.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
