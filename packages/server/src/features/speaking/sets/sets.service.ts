import type { SatPart } from '@ninefold/core/speaking/parts';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { ItemVersion } from '#features/content/items.service.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { buildCatalogue, type CatalogueSet, SET_ITEMS } from './catalogue.ts';

export type Sets = ReturnType<typeof setsService>;

/** How long a process may show an old catalogue after another one imported a pack. */
const FRESH_MS = 3000;

/** The sets of questions that a learner may see and sit. */
export const setsService = (deps: SpeakingDeps) => {
  let held: { version: string; lookedAt: number; sets: CatalogueSet[] } | null = null;

  return {
    /** What is on the shelf for this learner. */
    async shelf(db: Db, userId: number): Promise<CatalogueSet[]> {
      const own = await deps.learners.organisationOf(db, userId);
      return (await catalogue()).filter(({ organisation }) => organisation === null || organisation === own);
    },

    /** One set as it is now, if it is on the shelf and has this part. */
    async open(db: Db, userId: number, id: number, part: SatPart): Promise<ItemVersion> {
      const known = (await this.shelf(db, userId)).find((set) => set.id === id);
      if (!known?.parts.includes(part)) throw new AppError('not_found', { fields: ['id'] });
      return this.current(db, id);
    },

    async current(db: Db, id: number): Promise<ItemVersion> {
      const [version] = await deps.items.current(db, [id]);
      if (version?.kind !== 'speaking') throw new AppError('not_found', { fields: ['id'] });
      return version;
    },

    /** The same for somebody who begins it: this version is kept for ever. */
    async keep(tx: Db, { id, hash }: ItemVersion): Promise<string> {
      const [kept] = await deps.items.keep(tx, [id]);
      return kept?.hash ?? hash;
    },

    /** In the versions they were begun with: whoever has a record may see its questions. */
    async kept(db: Db, { paper_id, hash }: { paper_id: number; hash: string }): Promise<ItemVersion> {
      const [version] = await deps.items.kept(db, [{ id: paper_id, hash }]);
      if (!version) throw new Error(`set ${paper_id} ${hash} was not kept`);
      return version;
    },
  };

  async function catalogue(): Promise<CatalogueSet[]> {
    const at = deps.now().getTime();
    if (held && Math.abs(at - held.lookedAt) < FRESH_MS) return held.sets;
    const version = await deps.items.version();
    if (held?.version === version) held.lookedAt = at;
    else held = { version, lookedAt: at, sets: buildCatalogue(await deps.items.heads(SET_ITEMS, [])) };
    return held.sets;
  }
};
