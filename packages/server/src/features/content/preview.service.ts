import type { CompiledItem } from '@ninefold/content/compile';
import type { Complaint } from '@ninefold/content/read-pack';
import type { Deps } from '#deps.ts';
import { contentRepo } from './content.repo.ts';
import { packFilesRepo } from './pack-files.repo.ts';
import { PackRefused, type PreparedPack, preparePack } from './prepare-pack.ts';
import { type PackImported, savePack } from './save-pack.ts';
import { planFiles, storeFiles } from './store-files.ts';

export type ForLooking = { pack: PreparedPack; item: CompiledItem; complaints: Complaint[] };

type Uses = Pick<Deps, 'db' | 'storage'> & { onImport: PackImported };

/** An author's look at one item of a pack in the making. */
export const previewService = (deps: Uses) => ({
  layOut: (found: ForLooking) => layOut(deps, found),
});

/** One item of a pack in the making, faults or not. */
export async function findForLooking(folder: string, slug: string): Promise<ForLooking> {
  const pack = await preparePack(folder);
  const item = pack.items.find((one) => one.slug === slug);
  if (!item) throw new PackRefused(folder, aboutMissing(slug, pack.errors));
  const complaints = [...pack.errors, ...pack.warnings].filter(({ file }) => file === pack.fileOf(slug));
  return { pack, item, complaints };
}

/** Stores the pack with its drafts and its faults: only for a database made for previews. Returns the item's number. */
async function layOut({ db, storage, onImport }: Uses, { pack, item }: ForLooking) {
  const shown = JSON.stringify(item.public);
  // The recordings of a whole pack would take a while; those of the item, and of what it names, are enough.
  const near = pack.items.filter((one) => one === item || shown.includes(`"${one.slug}"`));
  const files = await storeFiles({ storage }, pack, await planFiles({ ...pack, items: near }, []));
  const items = pack.items.map((one) => (one.status === 'draft' ? { ...one, status: 'review' as const } : one));
  await db.transaction(async (tx) => {
    await savePack(tx, { ...pack, items }, 'for looking', { organisationId: null }, onImport);
    await packFilesRepo(tx).save(pack.manifest.id, files);
  });
  return contentRepo(db).idOf(pack.manifest.id, item.slug);
}

/** It may be there and unreadable: then the complaints about the file of that name say why. */
function aboutMissing(slug: string, errors: readonly Complaint[]): Complaint[] {
  const own = errors.filter(({ file }) => new RegExp(`(^|/)${slug}\\.(ya?ml|json)$`).test(file));
  return own.length ? own : [{ file: slug, where: '', what: 'there is no such item in the pack' }];
}
