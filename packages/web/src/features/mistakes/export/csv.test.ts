import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  { row: ['a', '错题'], line: 'a,错题', why: 'plain words' },
  { row: ['a, b', 'say "no"'], line: '"a, b","say ""no"""', why: 'a comma and quotation marks' },
  { row: ['one\ntwo'], line: '"one\ntwo"', why: 'a line break stays inside its cell' },
  { row: ['=1+1', '-5', '@x'], line: "'=1+1,'-5,'@x", why: 'nothing is run as a formula' },
])('$why', ({ row, line }) => {
  expect(csvOf([row])).toBe(`\uFEFF${line}\r\n`);
});
