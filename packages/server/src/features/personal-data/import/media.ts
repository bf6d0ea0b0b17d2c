import { AppError } from '#app-error.ts';
import type { MediaPurpose } from '#db/personal/personal-data.ts';
import { keepBrought } from '#storage/files.service.ts';
import { openGate } from '#storage/pictures/gate.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import { sniff } from '#storage/sniff.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { type Medium, nameForFile } from './local-ids.ts';
import type { Archive } from './open-archive.ts';

/** What a file of the archive is here, or why it is nothing. */
export type Judged = { name: string; bytes: number } | 'file_missing' | 'file_unreadable';

const WANTED: Partial<Record<string, { purpose: MediaPurpose; kind: string }>> = {
  recordings: { purpose: 'recording', kind: 'audio/' },
  pictures: { purpose: 'picture', kind: 'image/' },
};
const PATH = /media\/(?:recordings|pictures)\/[0-9a-f]{32}\.[a-z0-9]{2,4}/g;
/** One after the other: whoever uploads a picture meanwhile does not wait for a whole archive. */
const gate = openGate({ atOnce: 1, waiting: 1000 });
/** Our own recordings: 16 kHz, one channel, 16 bits. Others are counted as if they were, whatever their rows say. */
const BYTES_A_SECOND = 32_000;

/**
 * The sound and the pictures of an archive: judged by their bytes, kept under names of our own. `keepLease` between two of
 * them: a hundred recordings take longer than a lease.
 */
export function mediaOf(deps: ImportDeps, archive: Archive, userId: number, keepLease: () => Promise<void>) {
  const known = new Map<string, Judged>();

  return {
    judged: (path: string): Judged => known.get(path) ?? 'file_missing',

    secondsOf({ path, purpose }: Medium): number {
      const file = known.get(path);
      return purpose === 'recording' && typeof file === 'object' ? file.bytes / BYTES_A_SECOND : 0;
    },

    /** Looks at every file that these rows name, once: what cannot be read is known before anything is written. */
    async judge(rows: readonly unknown[]): Promise<void> {
      const paths = new Set(rows.flatMap((row) => JSON.stringify(row).match(PATH) ?? []));
      for (const path of paths) {
        if (known.has(path)) continue;
        known.set(path, await judge(path));
        await keepLease();
      }
    },

    /** The bytes and their record come before the row that names them. A picture is drawn anew, as every uploaded one is. */
    async keep({ path, name, purpose }: Medium): Promise<void> {
      const bytes = await archive.bytes(path);
      if (!bytes || purpose === 'avatar') return;
      const own = purpose === 'picture' ? (await rewriteInThread(bytes, { gate })).bytes : bytes;
      await keepBrought(deps, deps.db, { ownerId: userId, name, purpose, bytes: own });
      await keepLease();
    },
  };

  async function judge(path: string): Promise<Judged> {
    const bytes = await archive.bytes(path);
    if (!bytes) return 'file_missing';
    const wanted = WANTED[path.split('/')[1] ?? ''];
    const isOfKind = wanted && sniff(bytes)?.contentType.startsWith(wanted.kind);
    if (!isOfKind || (wanted.purpose === 'picture' && !(await canBeDrawn(bytes)))) return 'file_unreadable';
    return { name: nameForFile(userId, path), bytes: bytes.byteLength };
  }
}

/** Its first bytes say that it is a picture; whether it is one is known when it was drawn. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    await rewriteInThread(bytes, { gate });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.error === 'file_not_accepted') return false;
    throw error;
  }
}
