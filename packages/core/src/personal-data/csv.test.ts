import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  { cell: 'plain', gives: 'plain', why: 'nothing to do' },
  { cell: '=1+1', gives: "'=1+1", why: 'a formula is shown, not worked out' },
  { cell: '+86 139', gives: "'+86 139", why: 'a plus begins a formula too' },
  { cell: '-2+3', gives: "'-2+3", why: 'and a minus' },
  { cell: '@SUM(A1)', gives: "'@SUM(A1)", why: 'and an at sign' },
  { cell: '\t=1', gives: "'\t=1", why: 'blanks in front do not hide it' },
  { cell: '=HYPERLINK("http://x","y")', gives: `"'=HYPERLINK(""http://x"",""y"")"`, why: 'quoted as well' },
  { cell: 'a,b', gives: '"a,b"', why: 'a comma' },
  { cell: 'two\nlines', gives: '"two\nlines"', why: 'a line break' },
  { cell: -1, gives: '-1', why: 'a number is no formula' },
  { cell: null, gives: '', why: 'nothing' },
  { cell: { a: 1 }, gives: '"{""a"":1}"', why: 'what has parts is told as JSON' },
])('$why', ({ cell, gives }) => {
  expect(csvCell(cell)).toBe(gives);
});

test('a line ends as spreadsheets end it', () => {
  expect(csvLine(['a', 1, true])).toBe('a,1,true\r\n');
});
