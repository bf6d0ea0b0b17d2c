import { expect, test } from 'vitest';
import { compileItem } from '../compile.ts';
import { readPack } from '../read-pack.ts';
import { FIXTURES } from '../testing/raw-pack.ts';
import { outlineOf } from './outline-of.ts';

test('both languages stand on one line, and what is empty is left out', () => {
  expect(outlineOf({ title: { en: 'Walls', zh: '墙' }, tags: [], lines: [{ id: 's1' }, 'plain'] })).toEqual([
    'title: Walls / 墙',
    'lines',
    '  -',
    '    id: s1',
    '  - plain',
  ]);
});

test('every kind of the example pack has something to show', async () => {
  const { pack } = await readPack(`${FIXTURES}example-pack`);
  for (const { item } of pack!.items)
    expect(outlineOf(compileItem(item, pack!.assets).public).length, item.id).toBeGreaterThan(3);
});
