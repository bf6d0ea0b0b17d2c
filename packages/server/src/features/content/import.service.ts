import { parse } from 'node:path';
import { ArchiveRefused } from '@ninefold/content/archive/archive-refused';
import { withPackFolder } from '@ninefold/content/archive/pack-source';
import { packFingerprint } from '@ninefold/content/fingerprint';
import { shippedPacks } from '@ninefold/content/packs';
import type { Complaint } from '@ninefold/content/read-pack';
import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import type { Organisation } from '#features/organisation/organisation.service.ts';
import { contentRepo } from './content.repo.ts';
import { type ImportPlan, planImport, silentChanges } from './import-plan.ts';
import { packFilesRepo } from './pack-files.repo.ts';
import { PackRefused, type PreparedPack, preparePack } from './prepare-pack.ts';
import { type Owner, ownedByAnother, type PackImported, savePack } from './save-pack.ts';
import { type FilesPlan, forgetFiles, planFiles, storeFiles } from './store-files.ts';
import { prepareInThread } from './thread/prepare-in-thread.ts';

/** What an import did, or would do. Items by their ids; complaints are empty when it was done. */
export type ImportAnswer = {
  pack: string;
  version: string;
  /** Whose it is; null: everybody's. */
  owner: string | null;
  items: { [K in keyof ImportPlan]: string[] };
  files: { stored: number; unchanged: number };
  complaints: Complaint[];
  warnings: Complaint[];
};

type Options = Owner & { dryRun: boolean; by?: By };
/** Who imports it, and why; without one it is a command at the machine itself. */
type By = { actorId: number; reason: string };
const AT_THE_MACHINE: By = { actorId: COMMAND_LINE, reason: '' };

export type Imports = ReturnType<typeof importService>;

/** A pack from an operator's folder or zip, for everybody or for one organisation. */
export const importService = (
  deps: Pick<Deps, 'db' | 'storage'> & {
    onImport: PackImported;
    organisation: Pick<Organisation, 'nameOf'>;
    audit: Audit;
  },
) => {
  return { importFrom, tryFrom };

  /** Idempotent. Refused whole, with every complaint; a dry run writes nothing and answers with the complaints. */
  async function importFrom(
    source: string,
    { organisationId, dryRun, by = AT_THE_MACHINE }: Options,
    prepare: (folder: string) => Promise<PreparedPack> = preparePack,
  ): Promise<ImportAnswer> {
    const owner = await nameOf(source, organisationId);
    return inFolder(source, async (folder) => {
      const pack = await prepare(folder);
      const files = await planFiles(pack, await packFilesRepo(deps.db).ofPack(pack.manifest.id));
      const complaints = await complaintsAbout(pack, files, { organisationId });
      if (dryRun) return answer(pack, owner, await planned(pack), files, complaints);
      if (complaints.length) throw new PackRefused(source, complaints);
      return answer(pack, owner, await write(pack, files, { organisationId }, by), files, []);
    });
  }

  /**
   * The same for somebody at the page who mends the pack by the complaints: a refused pack is answered with them. This
   * process serves learners, so the checking is done in a thread.
   */
  async function tryFrom(source: string, options: Options): Promise<ImportAnswer | { refused: Complaint[] }> {
    try {
      return await importFrom(source, options, (folder) => prepareInThread(folder));
    } catch (error) {
      if (error instanceof PackRefused) return { refused: error.complaints };
      throw error;
    }
  }

  async function nameOf(source: string, organisationId: number | null): Promise<string | null> {
    if (organisationId === null) return null;
    const name = await deps.organisation.nameOf(organisationId);
    if (name === undefined)
      throw new PackRefused(source, [{ file: source, where: '', what: `there is no organisation ${organisationId}` }]);
    return name;
  }

  async function complaintsAbout(pack: PreparedPack, files: FilesPlan, owner: Owner): Promise<Complaint[]> {
    const { id } = pack.manifest;
    const repo = contentRepo(deps.db);
    const stored = await repo.items(id);
    const isShipped = (await shippedPacks()).includes(id);
    const before = await repo.ownerOf(id);
    return [
      ...pack.errors,
      ...files.complaints,
      ...silentChanges(planImport(pack.items, stored), stored, pack.fileOf),
      ...(isShipped
        ? [{ file: 'pack.yaml', where: 'id', what: `${id} comes with the product; choose another id` }]
        : []),
      ...(before && before.organisationId !== owner.organisationId ? [ownedByAnother(id)] : []),
    ];
  }

  async function planned({ items, manifest }: PreparedPack): Promise<ImportPlan> {
    return planImport(items, await contentRepo(deps.db).items(manifest.id));
  }

  async function write(pack: PreparedPack, files: FilesPlan, owner: Owner, by: By): Promise<ImportPlan> {
    const fingerprint = await packFingerprint(pack.folder);
    const before = await contentRepo(deps.db).ownerOf(pack.manifest.id);
    const plan = await planned(pack);
    // The same files may find their items retired meanwhile: then they come back.
    const isThere = [plan.added, plan.changed, plan.recompiled, plan.retired].every((list) => list.length === 0);
    if (before?.hash === fingerprint && files.fresh.length === 0 && isThere) return plan;
    const rows = await storeFiles(deps, pack, files);
    try {
      return await deps.db.transaction(async (tx) => {
        const plan = await savePack(tx, pack, fingerprint, owner, deps.onImport);
        const old = await packFilesRepo(tx).ofPack(pack.manifest.id);
        await packFilesRepo(tx).save(pack.manifest.id, rows);
        await note(tx, pack, plan, owner, by);
        const written = new Set(rows.map(({ path }) => path));
        const replaced = old.filter(({ path }) => written.has(path));
        tx.afterCommit(() => void forgetFiles(deps, replaced));
        return plan;
      });
    } catch (error) {
      await forgetFiles(deps, rows);
      throw error;
    }
  }

  async function note(tx: Db, { manifest }: PreparedPack, plan: ImportPlan, { organisationId }: Owner, by: By) {
    const { added, changed, retired } = plan;
    await deps.audit.note(tx, {
      ...{ ...by, action: 'pack.import', on: ['pack', manifest.id], ...(organisationId && { organisationId }) },
      details: {
        version: manifest.version,
        added: added.length,
        changed: changed.length,
        retired: retired.length,
      },
    });
  }
};

/** An archive that cannot be trusted is a pack that is refused. */
async function inFolder<T>(source: string, work: (folder: string) => Promise<T>): Promise<T> {
  try {
    return await withPackFolder(source, work);
  } catch (error) {
    throw error instanceof ArchiveRefused ? new PackRefused(source, error.complaints) : error;
  }
}

function answer(
  { manifest, warnings, unread }: PreparedPack,
  owner: string | null,
  { added, changed, recompiled, retired, unchanged }: ImportPlan,
  files: FilesPlan,
  complaints: Complaint[],
): ImportAnswer {
  const unreadIds = new Set(unread.map((file) => parse(file).name));
  return {
    pack: manifest.id,
    version: manifest.version,
    owner,
    items: {
      added: slugs(added),
      changed: slugs(changed),
      recompiled: slugs(recompiled),
      retired: retired.filter((slug) => !unreadIds.has(slug)),
      unchanged,
    },
    files: { stored: files.fresh.length, unchanged: files.unchanged },
    complaints,
    warnings,
  };
}

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
