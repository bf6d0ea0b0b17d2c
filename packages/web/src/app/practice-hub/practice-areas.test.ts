import { expect, test } from 'vitest';
import { practiceAreas } from './practice-areas.ts';

const link = (id: number, path: string) => ({ id, name: path, icon: 'book', path, desc: '' });
const FACTS: Record<
  string,
  {
    name: 'readingList' | 'listeningList' | 'mockList' | 'words' | 'course';
    record: 'reading' | 'listening' | 'mock' | 'words' | 'course';
  }
> = {
  '/reading-list': { name: 'readingList', record: 'reading' },
  '/listening-list': { name: 'listeningList', record: 'listening' },
  '/mock_list': { name: 'mockList', record: 'mock' },
  '/words': { name: 'words', record: 'words' },
  '/course': { name: 'course', record: 'course' },
};
const paths = (links: { path: string }[]) => links.map(({ path }) => path);

test('every entry of the menu is shown once: skills in their order, then what is collected, then whole tests', () => {
  const areas = practiceAreas(
    [
      { head: null, links: [link(1, '/'), link(2, '/course')] },
      {
        head: { ...link(10, '/ielts-list'), own: true },
        links: [link(12, '/reading-list'), link(11, '/listening-list'), link(15, '/mock_list')],
      },
      {
        head: { ...link(20, '/ielts-list'), own: false },
        links: [link(21, '/words'), link(22, '/of-a-school'), link(23, '/ielts-list')],
      },
    ],
    (path) => FACTS[path] ?? null,
  );
  expect(areas.skills.map(({ skill }) => skill)).toEqual(['listening', 'reading']);
  expect(paths(areas.collected)).toEqual(['/words', '/of-a-school']);
  expect(paths(areas.wholes)).toEqual(['/course', '/mock_list']);
});

test('an empty menu has no areas', () => {
  expect(practiceAreas([], () => null)).toEqual({ skills: [], collected: [], wholes: [] });
});
