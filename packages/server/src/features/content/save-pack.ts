import type { Db } from '#db/db.ts';
import { contentRepo } from './content.repo.ts';
import { type ImportPlan, planImport, silentChanges } from './import-plan.ts';
import { namedFiles } from './named-files.ts';
import { packFilesRepo } from './pack-files.repo.ts';
import { PackRefused, type PreparedPack } from './prepare-pack.ts';

export type Owner = { organisationId: number | null };
/** What other features read from a pack, in the transaction that stores it. */
export type PackImported = (tx: Db, packId: string) => Promise<void>;

/** Inside the caller's transaction: all of it or nothing. */
export async function savePack(
  tx: Db,
  pack: PreparedPack,
  fingerprint: string,
  owner: Owner,
  onImport: PackImported,
): Promise<ImportPlan> {
  const repo = contentRepo(tx);
  const { id } = pack.manifest;
  // The row of the pack is locked by this, so that two imports of one pack follow each other.
  if (!(await repo.savePack(pack.manifest, fingerprint, owner.organisationId)))
    throw new PackRefused(pack.folder, [ownedByAnother(id)]);
  const stored = await repo.lockItems(id);
  const plan = planImport(pack.items, stored);
  const silent = silentChanges(plan, stored, pack.fileOf);
  if (silent.length) throw new PackRefused(pack.folder, silent);
  for (const item of [...plan.added, ...plan.changed, ...plan.recompiled]) {
    const itemId = await repo.saveItem(id, item);
    await packFilesRepo(tx).nameFiles(id, itemId, namedFiles(item));
  }
  for (const item of plan.recompiled) await repo.renewSnapshot(id, item);
  if (plan.retired.length) await repo.retire(id, plan.retired);
  await repo.recount(id);
  await onImport(tx, id);
  return plan;
}

export const ownedByAnother = (id: string) => ({
  file: 'pack.yaml',
  where: 'id',
  what: `the pack ${id} belongs to somebody else; a pack keeps its owner`,
});
