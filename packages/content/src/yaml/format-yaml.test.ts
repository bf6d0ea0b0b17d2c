import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURES } from '../testing/raw-pack.ts';
import { formatYaml } from './format-yaml.ts';

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

test.each(files)('%s says the same after formatting, and formatting it again changes nothing', (file) => {
  const text = readFileSync(FIXTURES + file, 'utf8');
  const once = formatYaml(text);
  expect(parse(once)).toEqual(parse(text));
  expect(formatYaml(once)).toBe(once);
});

test('flow style becomes block style, in one order', () => {
  expect(formatYaml('{ zh: 墙, en: wall }\n')).toBe('en: wall\nzh: 墙\n');
});

test('a number in an answer is quoted as it was typed', () => {
  expect(formatYaml('answer: 1.10\n')).toBe('answer: "1.10"\n');
  expect(formatYaml('answer: [36, thirty-six]\n')).toBe('answer:\n  - "36"\n  - thirty-six\n');
});

test('figures stay numbers, in a row', () => {
  expect(formatYaml('values: [52, 58, 49]\n')).toBe('values: [52, 58, 49]\n');
});

test('a comment travels with its key', () => {
  expect(formatYaml('# why\nid: a\nkind: b # here\n')).toBe('kind: b # here\n# why\nid: a\n');
});

test('a broken file is refused, not rewritten', () => {
  expect(() => formatYaml('a: "b\n')).toThrow();
});
