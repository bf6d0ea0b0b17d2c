import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { visibleStatuses } from './content.service.ts';
import { type ItemHead, type ItemVersion, itemsRepo, type NamedVersion, type PresentVersion } from './items.repo.ts';

export type { ItemHead, ItemVersion, NamedVersion };
export type Items = ReturnType<typeof itemsService>;

/** The items of all packs, for the features that show and mark them. */
export const itemsService = ({ db, settings }: Pick<Deps, 'db' | 'settings'>) => ({
  /** Changes with every import. */
  version: (): Promise<string> => itemsRepo(db).version(),

  /** What learners may find of these kinds, without the fields named. */
  heads: (kinds: readonly string[], without: readonly string[], tx: Db = db): Promise<ItemHead[]> =>
    itemsRepo(tx).heads(kinds, without, visibleStatuses(settings)),

  /** As they are now. */
  current: (tx: Db, ids: readonly number[]): Promise<PresentVersion[]> => itemsRepo(tx).current([...ids]),

  /** As they are now, by their names in their packs. */
  named: async (tx: Db, names: readonly { pack: string; slug: string }[]): Promise<NamedVersion[]> =>
    names.length ? itemsRepo(tx).named(names, visibleStatuses(settings)) : [],

  /** As they were when an attempt kept them. */
  kept: (tx: Db, versions: readonly { id: number; hash: string }[]): Promise<ItemVersion[]> =>
    itemsRepo(tx).kept(versions),

  /** Every version that anybody began with, the oldest first. */
  everyKept: async (tx: Db, ids: readonly number[]): Promise<{ id: number; hash: string }[]> =>
    ids.length ? itemsRepo(tx).everyKept([...ids]) : [],

  /** Keeps the present versions for ever and tells which they are, in the order asked for. */
  async keep(tx: Db, ids: readonly number[]): Promise<{ id: number; hash: string }[]> {
    const versions = await itemsRepo(tx).lock([...ids]);
    await itemsRepo(tx).keep([...ids]);
    return ids.flatMap((id) => versions.filter((version) => version.id === id));
  },
});
