import { expect, test } from 'vitest';
import { readTable, wordsIn } from './read-table.ts';

const file = (text: string) => new Blob([text]);

test('a spreadsheet of words is read, and the column of the words is found', async () => {
  const { rows, column } = await readTable(file('\uFEFF编号,单词,释义\r\n1,"tide, the",潮\r\n2,mill,"磨""坊"\r\n'));
  expect(rows).toEqual([
    ['编号', '单词', '释义'],
    ['1', 'tide, the', '潮'],
    ['2', 'mill', '磨"坊'],
  ]);
  expect(column).toBe(1);
});

test('a large table is read piece by piece and keeps a word that a piece cuts in two', async () => {
  const lines = Array.from({ length: 15_000 }, (_, n) => `word${'abcdefghij'[n % 10]}\t第${n}个词的意思`).join('\n');
  const { rows } = await readTable(file(lines));
  expect(rows).toHaveLength(15_000);
  expect(rows.every((row) => row.length === 2 && row[0]?.length === 5)).toBe(true);
});

test('ten megabytes of anything end in at most twenty thousand rows, and it is told', async () => {
  const { rows, isCut } = await readTable(file('a,b\n'.repeat(2_600_000)));
  expect(rows).toHaveLength(20_000);
  expect(isCut).toBe(true);
  expect((await readTable(file('a,b\n'.repeat(20_000)))).isCut).toBe(false);
});

const GBK = new Uint8Array([...[0x74, 0x69, 0x64, 0x65, 0x2c], ...[0xb3, 0xb1], 0x0a]); // tide,潮
const utf16 = (text: string, little: boolean) =>
  new Uint8Array(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test.each([
  { bytes: GBK, why: 'GBK, as Excel saves it on a Chinese Windows' },
  { bytes: utf16('tide,潮\n', true), why: 'UTF-16, as "Unicode text" of Excel' },
  { bytes: utf16('tide,潮\n', false), why: 'UTF-16 the other way round' },
])('Chinese is read right: $why', async ({ bytes }) => {
  expect((await readTable(new Blob([bytes]))).rows).toEqual([['tide', '潮']]);
});

test('Chinese that begins only after a hundred thousand English letters is read right', async () => {
  const long = new TextEncoder().encode('mill,a mill\n'.repeat(10_000));
  const { rows } = await readTable(new Blob([long, GBK]));
  expect(rows.at(-1)).toEqual(['tide', '潮']);
});

test('a guarded cell is read as it was written', () => {
  expect(wordsIn([['tide', "'-the tide;'=comes"]], 0, 1, false)).toEqual([
    { name: 'tide', sentence: '-the tide;=comes' },
  ]);
});

test('a picture is no table', async () => {
  await expect(readTable(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0, 1])]))).rejects.toThrow();
});

test('words are taken once, without titles, numbers, Chinese and formulas', () => {
  const rows = [['word'], ['Tide'], ['tide'], ['=1+1'], ['潮'], ['12'], ['mill race'], ["'-mill"], ['x'.repeat(70)]];
  expect(wordsIn(rows, 0, -1, true).map(({ name }) => name)).toEqual(['Tide', 'mill race']);
});
