import { expect, test } from 'vitest';
import { separatorOf, tableOf, tableReader, wordColumn } from './table.ts';

const read = (text: string, ...cuts: number[]) => {
  const reader = tableReader(separatorOf(text.split('\n')[0] ?? ''));
  const pieces = [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length));
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()];
};

test.each([
  {
    text: 'a,b\nc,d',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    why: 'commas',
  },
  {
    text: 'a\tb\nc\td\n',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    why: 'tabs',
  },
  {
    text: 'a;b\r\nc;d\r\n',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    why: 'semicolons',
  },
  { text: '"a,1","b ""x"""\n', rows: [['a,1', 'b "x"']], why: 'quotes' },
  { text: '"two\nlines",b\n', rows: [['two\nlines', 'b']], why: 'a line end inside quotes' },
  {
    text: '\uFEFFa,b\n\n\nc,d',
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    why: 'a mark and empty lines',
  },
])('$why', ({ text, rows }) => {
  expect(read(text)).toEqual(rows);
  // Wherever it is cut in two, it reads the same.
  for (let cut = 1; cut < text.length; cut++) expect(read(text, cut)).toEqual(rows);
});

test('the column of words is the one with words', () => {
  expect(
    wordColumn([
      ['1', '潮', 'tide'],
      ['2', '磨坊', 'mill'],
    ]),
  ).toBe(2);
});

test('what begins like a formula is made words on the way out, and survives the way back', () => {
  const out = tableOf([['=HYPERLINK("x")', '+1', '-a', '@b', 'plain, text', '"quoted"']], ',');
  expect(out).toBe(`\uFEFF"'=HYPERLINK(""x"")",'+1,'-a,'@b,"plain, text","""quoted"""\r\n`);
  expect(read(out)).toEqual([[`'=HYPERLINK("x")`, `'+1`, `'-a`, `'@b`, 'plain, text', '"quoted"']]);
});
