import type { PackView } from '../../pack-view.ts';
import type { Item } from '../../schema/item.ts';
import type { PackCheck } from '../check-list.ts';
import { localId, pointersOf } from '../references.ts';
import { examplesOf } from '../words.ts';

/** What a mock test asks must be new to whoever takes it: no lesson, no shelf, no other mock and no word book shows it. */
const reserved: PackCheck = {
  name: 'mock-reserved',
  level: 'warning',
  lookAll: (view) => {
    const mocks = new Map<string, string[]>();
    for (const { item } of view.items)
      if (item.kind === 'mock' && item.status !== 'retired')
        for (const { to } of pointersOf(item)) {
          const id = localId(to, view);
          mocks.set(id, [...(mocks.get(id) ?? []), item.id]);
        }
    const uses = view.items.flatMap(({ file, item }) => usesOf(item, view).map((use) => ({ file, item, ...use })));
    return uses.flatMap(({ file, item, id, where }) => {
      const [first] = (mocks.get(id) ?? []).filter((mock) => mock !== item.id);
      return first && item.status !== 'retired'
        ? [{ file, where, what: `${id} belongs to ${first}: a mock's papers are used nowhere else` }]
        : [];
    });
  },
};

function usesOf(item: Item, view: PackView): { id: string; where: string }[] {
  if (item.kind === 'wordbook')
    return item.units.flatMap(({ words }, unit) =>
      words.flatMap((word, at) =>
        typeof word === 'string'
          ? []
          : examplesOf(word).flatMap(({ from }) => (from ? [{ id: from, where: `units.${unit}.words.${at}` }] : [])),
      ),
    );
  return pointersOf(item).map(({ to, where }) => ({ id: localId(to, view), where }));
}

export const reservedChecks = [reserved];
