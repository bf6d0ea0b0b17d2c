/**
 * Cuts the two typefaces down to what the page prints and writes them to packages/web/src/ui/fonts.
 * Run it after an update of the @fontsource-variable packages: node --import tsx tools/subset-fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type SubsetFont = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package brings no types of its own.
const subsetFont: SubsetFont = require('subset-font');
const target = path.resolve(import.meta.dirname, '../packages/web/src/ui/fonts');

// Basic Latin, Latin-1 letters (names, café), dashes, quotes, bullets, arrows and the signs our texts use.
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıƒˆ˜–—‘’‚“”„†•…‰‹›€™←↑→↓−≈≠≤≥∞×÷`;
const BASIC = `${range(0x20, 0x7e)}£°·×éèêëàâäçôöûüñï–—‘’“”…•→−`;

const KEPT_FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'cv11', 'ss03'];

const FONTS = [
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    // Titles, numerals and bold words. Keeps its optical size, from a chip of 14 px to a countdown of 80 px.
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    to: 'source-serif-600.woff2',
    text: BASIC,
    axes: { wght: 600, opsz: { min: 14, max: 60 } },
  },
  {
    // Passages and essays; fetched only where there is something to read.
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    to: 'source-serif-400.woff2',
    text: LATIN,
    axes: { wght: 400, opsz: 16 },
  },
  {
    from: 'source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
    to: 'source-serif-400-italic.woff2',
    text: LATIN,
    axes: { wght: 400, opsz: 16 },
  },
] as const;

await mkdir(target, { recursive: true });
for (const font of FONTS) {
  const source = await readFile(require.resolve(`@fontsource-variable/${font.from}`));
  const small = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  });
  await writeFile(path.join(target, font.to), small);
  console.log(`${font.to.padEnd(32)} ${(source.length / 1024).toFixed(1)} KB → ${(small.length / 1024).toFixed(1)} KB`);
}
await copyFile(require.resolve('@fontsource-variable/inter/LICENSE'), path.join(target, 'OFL-Inter.txt'));
await copyFile(
  require.resolve('@fontsource-variable/source-serif-4/LICENSE'),
  path.join(target, 'OFL-SourceSerif4.txt'),
);

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
}
