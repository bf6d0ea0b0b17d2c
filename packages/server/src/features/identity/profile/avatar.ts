import type { Deps } from '#deps.ts';
import { removeFile, saveFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import { profileRepo } from './profile.repo.ts';

const FILES = '/files/';
/** Four times the largest place it is shown in. */
const LONGEST = 512;

/** Stored before the transaction (a slow store must not hold it open); the old picture goes once the new one counts. */
export async function replaceAvatar(deps: Deps, userId: number, bytes: Uint8Array): Promise<void> {
  // Measured before it is decoded, and written anew: a place, a page or a second file hidden in it does not survive.
  const picture = await rewriteInThread(bytes, { longest: LONGEST });
  const saved = await saveFile(deps, deps.db, { ownerId: userId, purpose: 'avatar', bytes: picture.bytes });
  try {
    await deps.db.transaction(async (tx) => {
      const old = await profileRepo(tx).lockAvatar(userId);
      await profileRepo(tx).change(userId, { head_sculpture: `${FILES}${saved.name}` }, deps.now());
      if (old.startsWith(FILES)) await removeFile(deps, tx, userId, old.slice(FILES.length));
    });
  } catch (error) {
    await removeFile(deps, deps.db, userId, saved.name).catch(() => {});
    throw error;
  }
}
