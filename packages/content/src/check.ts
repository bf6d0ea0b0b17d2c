import type { Complaint, Pack, PackItem } from './read-pack.ts';
import type { Menu } from './schema/menu.ts';

/** What a schema cannot see: things that are wrong only together. Empty means the pack may be published. */
export function checkPack(pack: Pack): Complaint[] {
  return [...uniqueIds(pack), ...pack.items.flatMap(checkItem)];
}

function uniqueIds({ items }: Pack): Complaint[] {
  const seen = new Map<string, string>();
  return items.flatMap(({ file, item }) => {
    const first = seen.get(item.id);
    seen.set(item.id, first ?? file);
    return first ? [{ file, where: 'id', what: `"${item.id}" is already used by ${first}` }] : [];
  });
}

function checkItem({ file, item }: PackItem): Complaint[] {
  const complain = (where: string, what: string) => ({ file, where, what });
  switch (item.kind) {
    case 'menu':
      return checkMenu(item, complain);
  }
}

function checkMenu(menu: Menu, complain: (where: string, what: string) => Complaint): Complaint[] {
  const entries = menu.items.flatMap((entry) => [entry, ...entry.children]);
  const ids = entries.map((entry) => entry.id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => complain('items', `menu id ${id} is used twice`)),
    ...entries
      .filter((entry) => /\p{Script=Han}/u.test(entry.name.en))
      .map((entry) => complain(`items ${entry.id}`, 'Chinese in the English name')),
    ...entries
      .filter((entry) => !/\p{Script=Han}/u.test(entry.name.zh))
      .map((entry) => complain(`items ${entry.id}`, 'no Chinese in the Chinese name')),
    ...menu.items
      .filter((entry) => !entry.module_path && entry.children.length === 0)
      .map((entry) => complain(`items ${entry.id}`, 'leads nowhere: neither a path nor children')),
  ];
}
