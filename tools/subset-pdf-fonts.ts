/**
 * Cuts the typefaces of the PDF reports down to what they print and writes them to packages/server/assets/fonts: the
 * two of the page as fixed weights, and Noto Sans SC with the 6,763 characters of GB 2312.
 * Run it after an update: node --import tsx tools/subset-pdf-fonts.ts NotoSansSC-Regular.ttf OFL.txt
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type SubsetFont = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package brings no types of its own.
const subsetFont: SubsetFont = require('subset-font');
const target = path.resolve(import.meta.dirname, '../packages/server/assets/fonts');
const [chinese, licence] = process.argv.slice(2);
if (!chinese || !licence) throw new Error('name the Noto Sans SC font (TTF) and its licence');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚“”„†•…‰‹›€™←↑→↓−≈≠≤≥∞×÷□✓`;
const FONTS = [
  { from: 'inter/files/inter-latin-wght-normal.woff2', to: 'inter-400', axes: { wght: 400 } },
  { from: 'inter/files/inter-latin-wght-normal.woff2', to: 'inter-600', axes: { wght: 600 } },
  {
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    to: 'source-serif-400',
    axes: { wght: 400, opsz: 12 },
  },
  {
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    to: 'source-serif-600',
    axes: { wght: 600, opsz: 16 },
  },
] as const;

await mkdir(target, { recursive: true });
for (const { from, to, axes } of FONTS) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}`));
  await save(to, await subsetFont(source, LATIN, { targetFormat: 'truetype', variationAxes: axes, noHinting: true }));
}
const characters = gb2312() + LATIN + range(0x3000, 0x303f) + range(0xff00, 0xffef);
await save(
  'noto-sans-sc-400',
  await subsetFont(await readFile(chinese), characters, { targetFormat: 'truetype', noHinting: true }),
);
await copyFile(licence, path.join(target, 'OFL-NotoSansSC.txt'));
await copyFile(require.resolve('@fontsource-variable/inter/LICENSE'), path.join(target, 'OFL-Inter.txt'));
await copyFile(
  require.resolve('@fontsource-variable/source-serif-4/LICENSE'),
  path.join(target, 'OFL-SourceSerif4.txt'),
);

async function save(name: string, font: Buffer): Promise<void> {
  await writeFile(path.join(target, `${name}.ttf`), font);
  console.log(`${name.padEnd(24)} ${(font.length / 1024).toFixed(0)} KB`);
}

function gb2312(): string {
  const decoder = new TextDecoder('gbk');
  let all = '';
  for (let row = 0xa1; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) all += decoder.decode(Uint8Array.of(row, cell));
  return all.replaceAll('�', '');
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
}
