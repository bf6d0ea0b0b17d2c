import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './own-sources.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/ninefold');
const FOLDER = join(CACHE, `compiled-test-${process.pid}`);
const ENTRY = join(FOLDER, 'entry.ts');
const NEIGHBOUR = join(FOLDER, 'neighbour.ts');

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    ENTRY,
    `import { word } from './neighbour.ts';
     import { PURCHASE_RULES } from '@ninefold/core/economy/purchases';
     console.log(word, process.argv.slice(2).join(), typeof PURCHASE_RULES);`,
  );
});
afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  const made = readdirSync(join(CACHE, 'start')).filter((name) => name.includes(`compiled-test-${process.pid}-`));
  for (const name of made) rmSync(join(CACHE, 'start', name));
});

const say = (text: string) => writeFileSync(NEIGHBOUR, text);
const run = () =>
  execFileSync(process.execPath, [join(ROOT, 'packages/server/src/compiled.mjs'), ENTRY, 'one', 'two'], {
    encoding: 'utf8',
  });

test('a file runs as one with all that it imports, knows its arguments, and what has changed is seen', () => {
  say(`export const word: string = 'first';`);
  expect(run()).toBe('first one,two object\n');
  expect(run(), 'from what was kept').toBe('first one,two object\n');
  say(`export const word: string = 'other';`);
  expect(run()).toBe('other one,two object\n');
});

test('what a power cut left of the compiled file is not run: it is compiled anew', () => {
  say(`export const word: string = 'whole';`);
  setBack(NEIGHBOUR);
  expect(run()).toBe('whole one,two object\n');
  const start = join(CACHE, 'start');
  const code = readdirSync(start).filter(
    (name) => name.includes(`compiled-test-${process.pid}-`) && name.endsWith('.mjs'),
  );
  for (const name of code) writeFileSync(join(start, name), '');
  expect(run()).toBe('whole one,two object\n');
});

/** Old enough to be taken for settled. */
const setBack = (path: string) => utimesSync(path, new Date(0), new Date(0));
