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

test('ten megabytes of anything end in at most twenty thousand rows', async () => {
  const { rows } = await readTable(file('a,b\n'.repeat(2_600_000)));
  expect(rows).toHaveLength(20_000);
});

test('a picture is no table', async () => {
  await expect(readTable(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0, 1])]))).rejects.toThrow();
});

test('words are taken once, without titles, numbers, Chinese and formulas', () => {
  const rows = [['word'], ['Tide'], ['tide'], ['=1+1'], ['潮'], ['12'], ['mill race'], ["'-mill"], ['x'.repeat(70)]];
  expect(wordsIn(rows, 0, -1, true).map(({ name }) => name)).toEqual(['Tide', 'mill race']);
});
