import { expect, test } from 'vitest';
import { countTable } from './count-table.ts';
import { readPack } from './read-pack.ts';
import { packStats } from './stats.ts';
import { FIXTURES } from './testing/raw-pack.ts';

test('the numbers of a README come from the pack itself', async () => {
  const { pack } = await readPack(`${FIXTURES}early-pack`);
  const stats = packStats(pack!);
  const value = (group: string, name: string) => stats.find((one) => one.group === group && one.name === name)?.value;
  expect(value('items', 'reading')).toBe('1');
  expect(value('reading', 'questions')).toBe('6');
  expect(value('reading', 'words')).toBe('408 to 408');
  expect(value('keys of statements', 'NG')).toBe('1');
  expect(value('words', 'demo-book')).toBe('3 in 1 units');
  expect(value('shelves', 'jian_ya reading practice-set-1')).toBe('1 units, 1 items');
});

test('the table of a README names every kind the pack holds, tasks too, and adds them up', async () => {
  const [example, gallery] = await Promise.all(
    ['early-pack', 'gallery-pack'].map(async (name) => countTable((await readPack(`${FIXTURES}${name}`)).pack!)),
  );
  expect(example).toContain('| Reading passages | 1 | 6 questions of 3 types; 408 to 408 words each |');
  expect(example).toMatch(/\| Listening sections \| 1 \| 5 questions .*; scripts only, no audio yet \|/);
  expect(example).toContain('| Word books | 1 | 3 in ');
  expect(example).toContain('| **Total** | **10** | **11 questions, 2 model essays, 3 words** |');
  expect(example).not.toContain('| Tasks |');
  expect(gallery).toMatch(/\| Tasks \| 1 \| \S+/);
  const rows = gallery!.split('\n').slice(2, -1);
  const sum = rows.map((row) => Number(row.split('|')[2])).reduce((a, b) => a + b);
  expect(gallery).toContain(`| **Total** | **${sum}** |`);
});
