import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Identity } from '#http/request/caller.ts';
import { visibleStatuses } from './content.service.ts';
import { packFilesRepo } from './pack-files.repo.ts';
import type { OpenPackFile, PackFile } from './pack-files.service.ts';

export type Access = 'free' | 'vip' | 'coins';

/** Whether a learner may have this file of an item of one kind that costs this. The feature that shows the kind knows. */
export type MayOpen = (userId: number, access: Access, file: { item: number; path: string }) => Promise<boolean>;

const open: MayOpen = async () => true;

/** The short sounds of word books and exercises, and covers: for everybody who sees the book or the course. */
const ALWAYS_OPEN: Readonly<Record<string, MayOpen>> = { training: open, wordbook: open, course: open, package: open };

type Uses = Pick<Deps, 'db' | 'settings'> & {
  learners: Learners;
  openPackFile: OpenPackFile;
  /** By kind. The files of a kind that is not listed are sent to nobody. */
  mayOpen: Readonly<Record<string, MayOpen>>;
};

/** Who may have a file of a pack: whoever sees, and may open, an item that names it. */
export const recordingsService = ({ db, settings, learners, openPackFile, mayOpen }: Uses) => {
  return {
    /** null: it is not there, or not for this visitor. */
    async find(who: Identity | null, pack: string, path: string): Promise<PackFile | null> {
      return who && (await mayHave(who, pack, path)) ? openPackFile(pack, path) : null;
    },
  };

  async function mayHave({ userId, role }: Identity, pack: string, path: string): Promise<boolean> {
    const items = await packFilesRepo(db).itemsNaming(pack, path, visibleStatuses(settings));
    if (items.length === 0) return false;
    const own = await learners.organisationOf(db, userId);
    for (const { id: item, kind, organisation, access } of items) {
      const sees = organisation === null || organisation === own || role === 'backend-system';
      const opens = ALWAYS_OPEN[kind] ?? mayOpen[kind];
      if (sees && (await opens?.(userId, access as Access, { item, path }))) return true;
    }
    return false;
  }
};
