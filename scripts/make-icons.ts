/** Makes the bitmaps that belong to `public/icon.svg`: app icons and the card for sharing. Run by hand after a change of the drawing. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { EDITIONS, TIMELINE } from '../src/editions.ts';
import { needChromium } from './chromium.mjs';

const svg = readFileSync('public/icon.svg');
const square = (size: number) => sharp(svg, { density: 600 }).resize(size, size);

for (const size of [180, 192, 512])
  await square(size).flatten({ background: '#fbf9f4' }).png().toFile(`public/icon-${size}.png`);
await sharp({ create: { width: 512, height: 512, channels: 3, background: '#fbf9f4' } })
  .composite([{ input: await square(360).png().toBuffer() }])
  .png()
  .toFile('public/icon-maskable-512.png');

const font = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')})}`;
const spines = TIMELINE.map((entry, at) =>
  entry.kind === 'held'
    ? `<i style="background:${entry.edition.colours.spine};height:${200 + at * 14}px"><b>${entry.year}</b></i>`
    : `<i class="gap" style="height:${180 + at * 14}px"></i>`,
).join('');

const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>
${font('Law', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
${font('Ours', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}
body{margin:0;height:630px;box-sizing:border-box;padding:64px 72px 0;background:#fbf9f4;color:#1f2328;font-family:Law;display:flex;flex-direction:column}
h1{margin:0;font-size:76px;letter-spacing:-.01em}p{margin:8px 0 0;font:34px Ours;color:#565b61}
div{margin-top:auto;display:flex;align-items:flex-end;gap:10px;border-bottom:16px solid #cdbf9f;padding:0 10px}
i{width:104px;border-radius:6px 6px 0 0;display:flex;justify-content:center;align-items:flex-start;color:#fff;font-style:normal}
b{writing-mode:vertical-rl;rotate:180deg;font-size:34px;margin-top:22px}
.gap{width:40px;border:2px dashed #cdbf9f;border-bottom:0;box-sizing:border-box}</style>
<h1>Spelregelatlas</h1><p>De Nederlandse bridgespelregels, van ${EDITIONS[0]?.year} tot nu</p><div>${spines}</div>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: 'public/social-card.png' });
await browser.close();
