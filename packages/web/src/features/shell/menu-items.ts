import type { MenuItem } from '@ninefold/contract/shell';

/** What the menu shows, made from what the server sent. Pure. */

export type MenuLink = { id: number; name: string; icon: string; path: string; desc: string };
/** The parent of a group: a link like the others. `own`: the operator gave it a page, it does not only gather the links. */
export type MenuHead = MenuLink & { own: boolean };
/** A head with its links; head null: links without a group at that place. */
export type MenuGroup = { head: MenuHead | null; links: MenuLink[] };

/** Lists every group of the menu, so it is the page of a head that has none of its own. */
const HUB = '/ielts-list';
const TRAINING = 28;
const HIDDEN_IN_ORGANISATIONS = 33;

type Leaf = Omit<MenuItem, 'children'>;

/** Items with children are heads of a group; neighbours without children form a group without a head. */
export function arrangeMenu(items: readonly MenuItem[], inOrganisation: boolean): MenuGroup[] {
  const groups: MenuGroup[] = [];
  const shown = (item: Leaf) => !(inOrganisation && item.id === HIDDEN_IN_ORGANISATIONS);
  for (const item of items.filter(shown)) {
    const links = item.children.filter(shown).map(toLink);
    if (links.length > 0) groups.push({ head: toHead(item), links });
    // A head whose only children are hidden leads nowhere.
    else if (item.children.length === 0) standAlone(groups, toLink(item));
  }
  return groups;
}

function standAlone(groups: MenuGroup[], link: MenuLink): void {
  const last = groups[groups.length - 1];
  if (last?.head === null) last.links.push(link);
  else groups.push({ head: null, links: [link] });
}

function toHead(item: Leaf): MenuHead {
  const own = item.module_path.trim() !== '';
  return { ...toLink(item), own, ...(!own && { path: HUB }) };
}

function toLink({ id, name, icon, module_path, desc }: Leaf): MenuLink {
  return { id, name, icon, desc, path: id === TRAINING ? '/training-collection' : asPath(module_path) };
}

/** Operators write `/words`, `words` and `#/words`; all mean the same page. */
function asPath(written: string): string {
  return `/${written.trim().replace(/^#?\/*/, '')}`;
}

export const allLinks = (groups: readonly MenuGroup[]): MenuLink[] => groups.flatMap((group) => group.links);

/**
 * The link of the page that is open: the one with its very address, else the first that leads to the same place of the
 * menu. The operator's path may name a choice (`/history/mock_test/2`) while the learner has made another.
 */
export function activeLink(
  links: readonly MenuLink[],
  pathname: string,
  leadsHere: (path: string) => boolean,
): MenuLink | undefined {
  return links.find(({ path }) => path === pathname) ?? links.find(({ path }) => leadsHere(path));
}
