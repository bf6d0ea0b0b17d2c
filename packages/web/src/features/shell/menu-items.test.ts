import type { MenuItem } from '@ninefold/contract/shell';
import { describe, expect, test } from 'vitest';
import { activeLink, allLinks, arrangeMenu } from './menu-items.ts';

const leaf = (id: number, module_path: string) => ({ id, name: `item ${id}`, icon: 'book', module_path, desc: '' });
const item = (id: number, module_path: string, children: ReturnType<typeof leaf>[] = []): MenuItem => ({
  ...leaf(id, module_path),
  children,
});

const menu = [
  item(1, '/'),
  item(2, '/course'),
  item(10, '', [leaf(11, '/listening-list'), leaf(28, '/somewhere-else'), leaf(33, '/mock_list')]),
  item(40, 'words'),
];

describe('the menu', () => {
  test('items with children become heads of groups; the others stay together in their place', () => {
    const shape = arrangeMenu(menu, false).map(({ head, links }) => [head?.id ?? null, links.map(({ id }) => id)]);
    expect(shape).toEqual([
      [null, [1, 2]],
      [10, [11, 28, 33]],
      [null, [40]],
    ]);
  });

  test('a head leads to its own page, or to the hub, which lists every group', () => {
    const parents = [item(10, '/ielts-list', [leaf(11, '/reading-list')]), item(20, '', [leaf(21, '/words')])];
    expect(arrangeMenu(parents, false).map(({ head }) => [head?.path, head?.own])).toEqual([
      ['/ielts-list', true],
      ['/ielts-list', false],
    ]);
  });

  test('item 28 always leads to the training collections, whatever the server wrote', () => {
    expect(allLinks(arrangeMenu(menu, false)).find(({ id }) => id === 28)?.path).toBe('/training-collection');
  });

  test('an organisation does not see item 33', () => {
    expect(allLinks(arrangeMenu(menu, true)).map(({ id }) => id)).toEqual([1, 2, 11, 28, 40]);
    expect(arrangeMenu([item(33, '/mock_list')], true)).toEqual([]);
  });

  test('a head that has lost all its children disappears with them', () => {
    expect(arrangeMenu([item(10, '', [leaf(33, '/mock_list')])], true)).toEqual([]);
  });

  test('a path may be written with or without slash and hash', () => {
    const written = ['words', '/words', '#/words', ' /words '].map((path) => arrangeMenu([item(1, path)], false));
    expect(written.flatMap(allLinks).map(({ path }) => path)).toEqual(['/words', '/words', '/words', '/words']);
  });
});

describe('the item of the page that is open', () => {
  const links = allLinks(
    arrangeMenu(
      [item(1, '/'), item(2, '/words'), item(3, '/history/mock_test/2'), item(4, '/history/reading/1'), item(28, '')],
      false,
    ),
  );
  test.each([
    { pathname: '/', id: 1 },
    { pathname: '/words', id: 2 },
    { pathname: '/history/mock_test/2', id: 3 },
    { pathname: '/history/reading/1', id: 4 },
    { pathname: '/profile', id: undefined },
  ])('$pathname: the one with its very address', ({ pathname, id }) => {
    expect(activeLink(links, pathname, () => false)?.id).toBe(id);
  });

  test('else the first that leads to the same place of the menu', () => {
    expect(activeLink(links, '/history/writing/1', (path) => path.startsWith('/history/'))?.id).toBe(3);
  });
});
