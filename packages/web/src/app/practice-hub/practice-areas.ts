import type { MenuGroup, MenuLink } from '#features/shell/menu-items.ts';

type Area = { id: number; name: string | null; links: MenuLink[] };

/** The menu without home and the hub itself; entries without a group come last, under "more". */
export function practiceAreas(groups: readonly MenuGroup[]): Area[] {
  const elsewhere = (link: MenuLink) => link.path !== '/' && link.path !== '/ielts-list';
  const named = groups.flatMap(({ head, links }) =>
    head ? [{ id: head.id, name: head.name, links: links.filter(elsewhere) }] : [],
  );
  const alone = groups.flatMap(({ head, links }) => (head ? [] : links.filter(elsewhere)));
  return [...named, { id: 0, name: null, links: alone }].filter(({ links }) => links.length > 0);
}
