import type { Db } from '#db/db.ts';
import { removeFile, saveFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import { organisationRepo } from '../organisation.repo.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';

/** Twice the largest place it is shown in, on a fine screen. */
const LONGEST = 256;

/** Stored before the transaction, like an avatar, and shown like one to everybody with a session. */
export async function replaceLogo(
  deps: OrganisationDeps,
  userId: number,
  organisationId: number,
  bytes: Uint8Array,
  changed: (tx: Db) => Promise<void>,
): Promise<{ logo: string }> {
  const picture = await rewriteInThread(bytes, { longest: LONGEST });
  const saved = await saveFile(deps, deps.db, { ownerId: userId, purpose: 'avatar', bytes: picture.bytes });
  try {
    await deps.db.transaction(async (tx) => {
      await organisationRepo(tx).setLogo(organisationId, saved.url);
      await changed(tx);
    });
  } catch (error) {
    await removeFile(deps, deps.db, userId, saved.name).catch(() => {});
    throw error;
  }
  return { logo: saved.url };
}
