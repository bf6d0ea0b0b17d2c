import { expect, test } from 'vitest';
import { separatorOf, tableOf, tableReader, unguarded, wordColumn } from './table.ts';

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

test.each([
  { cell: 'a;=1+1', out: `"a;'=1+1"`, why: 'after a semicolon, which separates in half of Europe' },
  { cell: 'a\t@SUM(1)', out: `"a\t'@SUM(1)"`, why: 'after a tab' },
  { cell: 'a\n-1', out: `"a\n'-1"`, why: 'on a second line' },
  { cell: '＝1+1', out: `'＝1+1`, why: 'with a full-width sign' },
  { cell: 'well-known = plain', out: 'well-known = plain', why: 'inside a text it is a sign like others' },
])('a formula is guarded $why', ({ cell, out }) => {
  expect(tableOf([[cell]], ',')).toBe(`\uFEFF${out}\r\n`);
  expect(read(tableOf([['x', cell]], '\t')).map((row) => row.map(unguarded))).toEqual([['x', cell]]);
});
