import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { packFolder } from '../packs.ts';
import { FIXTURES } from '../testing/raw-pack.ts';
import { readYamlText } from './read-yaml.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => join(folder, file));

test('both readers read the same, in every fifth file of our packs', () => {
  const files = [...filesIn(packFolder('ninefold-1')), ...filesIn(FIXTURES)].filter((_, at) => at % 5 === 0);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const read = parse(text);
    expect(readYamlText(text), file).toEqual(read);
    // Ours never need the slow way.
    expect(load(text, { maxAliases: 0 }), file).toEqual(read);
  }
});

test.each([
  ['a time is no number', 'at: 10:30', { at: '10:30' }],
  ['a date stays a text', 'on: 2026-11-18', { on: '2026-11-18' }],
  ['yes and no are words', 'answer: no', { answer: 'no' }],
  ['nothing is nothing', 'answer: ~', { answer: null }],
  ['an alias is read as well', 'a: &one [1, 2]\nb: *one', { a: [1, 2], b: [1, 2] }],
  ['an empty file is nothing', '', null],
])('%s', (_, text, read) => {
  expect(readYamlText(text)).toEqual(read);
});

test('what is wrong is said with its line', () => {
  expect(() => readYamlText('a: 1\nb: [1, 2')).toThrow(/line 2/);
});
