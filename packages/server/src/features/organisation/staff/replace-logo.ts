import type { Db } from '#db/db.ts';
import { removeFile, saveFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import { organisationRepo } from '../organisation.repo.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';

const FILES = '/files/';
/** Twice the largest place it is shown in, on a fine screen. */
const LONGEST = 256;
/** Whoever brought it may leave and be forgotten: the picture is the school's. */
const NOBODYS = null;

/** Stored before the transaction, like an avatar, and shown like one to everybody with a session; the old one goes. */
export async function replaceLogo(
  deps: OrganisationDeps,
  organisationId: number,
  bytes: Uint8Array,
  changed: (tx: Db) => Promise<void>,
): Promise<{ logo: string }> {
  const picture = await rewriteInThread(bytes, { longest: LONGEST });
  const saved = await saveFile(deps, deps.db, { ownerId: NOBODYS, purpose: 'logo', bytes: picture.bytes });
  try {
    await deps.db.transaction(async (tx) => {
      const old = await organisationRepo(tx).lockLogo(organisationId);
      await organisationRepo(tx).setLogo(organisationId, saved.url);
      if (old.startsWith(FILES)) await removeFile(deps, tx, NOBODYS, old.slice(FILES.length));
      await changed(tx);
    });
  } catch (error) {
    await removeFile(deps, deps.db, NOBODYS, saved.name).catch(() => {});
    throw error;
  }
  return { logo: saved.url };
}
