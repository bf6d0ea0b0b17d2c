import type { MediaPurpose } from '#db/personal/personal-data.ts';
import { keepBrought } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import { sniff } from '#storage/sniff.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { type Medium, nameForFile } from './local-ids.ts';
import type { Archive } from './open-archive.ts';

const WANTED: Partial<Record<string, { purpose: MediaPurpose; kind: string }>> = {
  recordings: { purpose: 'recording', kind: 'audio/' },
  pictures: { purpose: 'picture', kind: 'image/' },
};
const PATH = /media\/(?:recordings|pictures)\/[0-9a-f]{32}\.[a-z0-9]{2,4}/g;

/** The sound and the pictures of an archive: judged by their bytes, kept under names of our own. */
export function mediaOf(deps: ImportDeps, archive: Archive, userId: number) {
  const names = new Map<string, string | null>();

  return {
    /** '' and null: it is not there, or not what its folder says. */
    nameOf: (path: string): string | null => names.get(path) ?? null,

    /** Looks at every file that these rows name, once. */
    async judge(rows: readonly unknown[]): Promise<void> {
      const paths = new Set(rows.flatMap((row) => JSON.stringify(row).match(PATH) ?? []));
      for (const path of paths) {
        if (names.has(path)) continue;
        const bytes = await archive.bytes(path);
        const kind = bytes && sniff(bytes);
        const wanted = WANTED[path.split('/')[1] ?? ''];
        names.set(path, wanted && kind?.contentType.startsWith(wanted.kind) ? nameForFile(userId, path) : null);
      }
    },

    /** The bytes and their record come before the row that names them. A picture is drawn anew, as every uploaded one is. */
    async keep({ path, name, purpose }: Medium): Promise<void> {
      const bytes = await archive.bytes(path);
      if (!bytes || purpose === 'avatar') return;
      const own = purpose === 'picture' ? (await rewriteInThread(bytes)).bytes : bytes;
      await keepBrought(deps, deps.db, { ownerId: userId, name, purpose, bytes: own });
    },
  };
}
