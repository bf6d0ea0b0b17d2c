import { forgetRows, looseFiles } from '#db/personal/forget-rows.ts';
import { filesOf, removeFile } from '#storage/files.service.ts';
import type { ExportDeps } from '../personal-data-deps.ts';
import { deletionsRepo } from './deletions.repo.ts';

const LEASE_MS = 120_000;
const FILES_AT_ONCE = 100;

/** The job: accounts whose days are over. Every step may be done twice, so one that was cut off is simply begun again. */
export async function eraseAccounts(deps: ExportDeps): Promise<number> {
  for (let erased = 0; ; erased += 1) {
    const now = deps.now();
    const userId = await deletionsRepo(deps.db).take(now, leaseFrom(now));
    if (userId === undefined) return erased;
    await erase(deps, userId);
  }
}

/**
 * First nobody can enter any more, then files, then rows, those that others point to last. A call that was under way
 * at that moment may still have written something, so it is gone through until a round finds nothing.
 */
async function erase(deps: ExportDeps, userId: number): Promise<void> {
  const [account] = deps.kept;
  if (account) await forgetRows(deps.db, account, userId);
  for (let found = 1; found > 0; ) {
    found = await eraseFiles(deps, userId);
    for (const data of [...deps.kept].reverse()) {
      found += await forgetRows(deps.db, data, userId);
      await deletionsRepo(deps.db).renew(userId, leaseFrom(deps.now()));
    }
  }
  await deletionsRepo(deps.db).done(userId, deps.now());
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
