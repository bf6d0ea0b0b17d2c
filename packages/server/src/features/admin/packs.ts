import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { AdminDeps } from './admin-deps.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;
type Complaint = { file: string; where: string; what: string };

/** Enough to mend a pack by; a folder of pictures that was zipped by mistake has thousands. */
const COMPLAINTS_SHOWN = 200;

/** Content packs: looked at, brought in, published, taken off the shelf. */
export const packActs = (deps: AdminDeps) => {
  const { db, audit } = deps;
  return {
    async getPacks() {
      const packs = await deps.content.packs();
      const schools = await deps.organisation.namesOf(packs.flatMap(({ organisationId }) => organisationId ?? []));
      return {
        list: packs.map(({ organisationId, importedAt, isShipped, ...pack }) => ({
          ...pack,
          organisation: schools.get(organisationId ?? 0) ?? '',
          imported_at: secondsOf(importedAt),
          is_shipped: flag(isShipped),
        })),
      };
    },

    setPackState: (actorId: number, { id, state, reason }: In<'setPackState'>) =>
      db.transaction(async (tx) => {
        const changed = await deps.content.setPackState(tx, id, state);
        const action = state === 'published' ? 'pack.publish' : 'pack.retire';
        await audit.note(tx, { actorId, action, on: ['pack', id], reason, details: { changed } });
        return { changed };
      }),

    /** A dry run tells what would come; a pack that is refused is answered with everything that is wrong with it. */
    importPack: (actorId: number, { organisation_id, is_dry_run, reason }: In<'importPack'>, bytes: Uint8Array) =>
      inFile(bytes, async (file) => {
        const dryRun = is_dry_run === 1;
        const by = { actorId, reason };
        const told = await deps.imports.tryFrom(file, { organisationId: organisation_id ?? null, dryRun, by });
        if ('refused' in told) return { ...NOTHING, complaints: shown(told.refused, file) };
        const { added, changed, recompiled, retired, unchanged } = told.items;
        return {
          ...{ pack: told.pack, version: told.version, organisation: told.owner ?? '' },
          ...{ added, changed: [...changed, ...recompiled], retired, unchanged: unchanged.length },
          files: told.files.stored,
          complaints: shown(told.complaints, file),
          warnings: shown(told.warnings, file),
          is_done: flag(!dryRun),
        };
      }),
  };
};

const NOTHING = {
  ...{ pack: '', version: '', organisation: '', added: [], changed: [], retired: [], unchanged: 0, files: 0 },
  ...{ warnings: [], is_done: 0 as const },
};

/** The import reads a file of its own, which is gone afterwards. */
async function inFile<T>(bytes: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-pack-'));
  try {
    const file = join(folder, 'pack.zip');
    await writeFile(file, bytes, { mode: 0o600 });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By the names that the author knows: where the server put the file is nobody's business. */
const shown = (complaints: readonly Complaint[], source: string) =>
  complaints
    .slice(0, COMPLAINTS_SHOWN)
    .map(({ file, where, what }) => ({ file: file === source ? 'zip' : file, where, what }));

const flag = (yes: boolean) => (yes ? (1 as const) : (0 as const));
