import type { PackView } from '../../pack-view.ts';
import type { Item } from '../../schema/item.ts';
import type { PackCheck } from '../check-list.ts';
import { localId, pointersOf } from '../references.ts';
import { examplesOf } from '../words.ts';

/** What a mock test asks must be new to whoever takes it. */
type Use = { file: string; item: Item; id: string; where: string };

/** Every use of a mock's paper by something else than this mock. */
function usesElsewhere(view: PackView): (Use & { mock: string })[] {
  const mocks = new Map<string, string[]>();
  for (const { item } of view.items)
    if (item.kind === 'mock' && item.status !== 'retired')
      for (const { to } of pointersOf(item)) {
        const id = localId(to, view);
        mocks.set(id, [...(mocks.get(id) ?? []), item.id]);
      }
  const uses = view.items.flatMap(({ file, item }) =>
    item.status === 'retired' ? [] : usesOf(item, view).map((use) => ({ file, item, ...use })),
  );
  return uses.flatMap((use) => {
    const mock = (mocks.get(use.id) ?? []).find((one) => one !== use.item.id);
    return mock ? [{ ...use, mock }] : [];
  });
}

const nowhereElse = (name: string, isMine: (item: Item) => boolean): PackCheck => ({
  name,
  level: 'warning',
  lookAll: (view) =>
    usesElsewhere(view)
      .filter(({ item }) => isMine(item))
      .map(({ file, where, id, mock }) => ({
        file,
        where,
        what: `${id} belongs to ${mock}: a mock's papers are used nowhere else`,
      })),
});

/** Shelves and word books show papers openly; whatever else teaches with one spoils it just as much. */
const isOpen = ({ kind }: Item) => kind === 'collection' || kind === 'wordbook';

const reserved = nowhereElse('mock-reserved', (item) => !isOpen(item));
const shelved = nowhereElse('mock-shelved', isOpen);

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

export const reservedChecks = [reserved, shelved];
