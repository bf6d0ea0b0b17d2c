import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';
import { packStats } from './stats.ts';
import { FIXTURES } from './testing/raw-pack.ts';

test('the numbers of a README come from the pack itself', async () => {
  const { pack } = await readPack(`${FIXTURES}example-pack`);
  const stats = packStats(pack!);
  const value = (group: string, name: string) => stats.find((one) => one.group === group && one.name === name)?.value;
  expect(value('items', 'reading')).toBe('1');
  expect(value('reading', 'questions')).toBe('6');
  expect(value('reading', 'words')).toBe('408 to 408');
  expect(value('keys of statements', 'NG')).toBe('1');
  expect(value('words', 'demo-book')).toBe('3 in 1 units');
  expect(value('shelves', 'jian_ya reading practice-set-1')).toBe('1 units, 1 items');
});
