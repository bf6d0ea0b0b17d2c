import { rm } from 'node:fs/promises';
import { forgetRows, looseFiles } from '#db/personal/forget-rows.ts';
import { filesOf, removeFile } from '#storage/files.service.ts';
import { exportsRepo } from '../export/exports.repo.ts';
import { halfOf } from '../export/make-exports.ts';
import { importsRepo } from '../import/imports.repo.ts';
import { removeUnpacked } from '../import/remove-import.ts';
import type { ExportDeps } from '../personal-data-deps.ts';
import { deletionsRepo } from './deletions.repo.ts';

const LEASE_MS = 120_000;
const FILES_AT_ONCE = 100;
/** Longer than any call takes: whatever was under way when the way in was closed is over by then. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** The job: accounts whose days are over. Every step may be done twice, so one that was cut off is simply begun again. */
export async function eraseAccounts(deps: ExportDeps): Promise<number> {
  for (let erased = 0; ; erased += 1) {
    const now = deps.now();
    const taken = await deletionsRepo(deps.db).take(now, leaseFrom(now));
    if (!taken) return erased;
    await erase(deps, taken.user_id);
    if (taken.swept) await deletionsRepo(deps.db).done(taken.user_id, deps.now());
    else await lookAgainLater(deps, taken.user_id);
  }
}

/**
 * First nobody can enter any more, then files, then rows, those that others point to last. A call that was under way
 * at that moment may still have written something, so it is gone through until a round finds nothing, and some minutes
 * later once more: an upload may have taken that long.
 */
async function erase(deps: ExportDeps, userId: number): Promise<void> {
  const [account] = deps.kept;
  if (account) await forgetRows(deps.db, account, userId);
  await eraseHalves(deps, userId);
  for (let found = 1; found > 0; ) {
    found = await eraseFiles(deps, userId);
    for (const data of [...deps.kept].reverse()) {
      found += await forgetRows(deps.db, data, userId);
      await deletionsRepo(deps.db).renew(userId, leaseFrom(deps.now()));
    }
  }
}

async function lookAgainLater(deps: ExportDeps, userId: number): Promise<void> {
  const now = deps.now();
  await deletionsRepo(deps.db).swept(userId, now, new Date(now.getTime() + LOOK_AGAIN_MS));
}

/** Archives of this learner that are being written or read on this machine. */
async function eraseHalves(deps: ExportDeps, userId: number): Promise<void> {
  for (const id of await exportsRepo(deps.db).idsOf(userId)) await rm(halfOf(deps, id), { force: true });
  const coming = await importsRepo(deps.db).find(userId);
  if (coming) await removeUnpacked(deps, coming.id);
}

/** The bytes go before the rows that name them: whoever begins again must still know what there is. */
async function eraseFiles(deps: ExportDeps, userId: number): Promise<number> {
  let gone = 0;
  for (const data of deps.kept)
    for (const name of await looseFiles(deps.db, data, userId)) await deps.storage.remove(name);
  for (;;) {
    const names = await filesOf(deps.db, userId, FILES_AT_ONCE);
    for (const name of names) {
      await deps.storage.remove(name);
      await deps.db.transaction((tx) => removeFile(deps, tx, userId, name));
    }
    gone += names.length;
    await deletionsRepo(deps.db).renew(userId, leaseFrom(deps.now()));
    if (names.length < FILES_AT_ONCE) return gone;
  }
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
