import { expect, test } from 'vitest';
import { practiceAreas } from './practice-areas.ts';

const link = (id: number, path: string) => ({ id, name: path, icon: 'book', path, desc: '' });

test('the groups of the menu come first, single entries after them, and home not at all', () => {
  const areas = practiceAreas([
    { head: null, links: [link(1, '/'), link(2, '/course')] },
    { head: { ...link(10, '/ielts-list'), name: 'practice', own: true }, links: [link(11, '/reading-list')] },
    { head: { ...link(20, '/ielts-list'), name: 'empty', own: false }, links: [link(21, '/ielts-list')] },
  ]);
  expect(areas.map(({ name, links }) => [name, links.map(({ path }) => path)])).toEqual([
    ['practice', ['/reading-list']],
    [null, ['/course']],
  ]);
});

test('an empty menu has no areas', () => {
  expect(practiceAreas([])).toEqual([]);
});
