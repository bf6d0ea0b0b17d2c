import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noteArchive, removeFile } from '#storage/files.service.ts';
import type { ExportDeps } from '../personal-data-deps.ts';
import { type ExportRow, exportsRepo } from './exports.repo.ts';
import { writeArchive } from './write-archive.ts';

const LEASE_MS = 60_000;
const RENEW_MS = 1000;
const MOST_TRIES = 4;
const DAY_MS = 86_400_000;
const BATCH = 100;

class NoLongerWanted extends Error {}

/** The job: makes every archive that waits, one after the other. A process that dies leaves its archive to the next. */
export async function makeExports(deps: ExportDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const row = await exportsRepo(deps.db).take(now, new Date(now.getTime() + LEASE_MS));
    if (!row) return;
    if (row.tries > MOST_TRIES) await exportsRepo(deps.db).change(row, failed(deps));
    else await make(deps, row);
  }
}

/** Under the number of the archive: a second try writes over what the first one left. */
export const halfOf = ({ settings }: Pick<ExportDeps, 'settings'>, id: number): string =>
  join(settings.DATA_DIR, 'exports', `${id}.part`);

async function make(deps: ExportDeps, row: ExportRow): Promise<void> {
  const path = halfOf(deps, row.id);
  await mkdir(dirname(path), { recursive: true });
  try {
    const size = await writeArchive(deps, row.user_id, path, progressOf(deps, row));
    await deps.storage.putFile(row.file, path, 'application/zip');
    await deps.db.transaction(async (tx) => {
      const now = deps.now();
      const expires_at = new Date(now.getTime() + deps.settings.KEEP_EXPORTS_DAYS * DAY_MS);
      const ready = { state: 'ready' as const, percent: 100, size, ready_at: now, expires_at, lease_until: null };
      if (!(await exportsRepo(tx).change(row, ready))) throw new NoLongerWanted();
      await noteArchive(tx, { ownerId: row.user_id, name: row.file, size });
    });
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof NoLongerWanted) return void (await deps.storage.remove(row.file).catch(() => {}));
    console.error('an archive of personal data failed:', error);
    if (row.tries >= MOST_TRIES) await exportsRepo(deps.db).change(row, failed(deps));
    // Its lease runs out, and the next run tries again.
  }
}

/** A failed one is shown for as long as a finished one would be. */
const failed = ({ now, settings }: ExportDeps) => ({
  state: 'failed' as const,
  lease_until: null,
  expires_at: new Date(now().getTime() + settings.KEEP_EXPORTS_DAYS * DAY_MS),
});

/** Says how far it is and keeps the lease, at most once a second. */
function progressOf(deps: ExportDeps, row: ExportRow) {
  let told = 0;
  return async (percent: number): Promise<void> => {
    const now = deps.now();
    if (Date.now() - told < RENEW_MS) return;
    told = Date.now();
    const lease_until = new Date(now.getTime() + LEASE_MS);
    if (!(await exportsRepo(deps.db).change(row, { percent, lease_until }))) throw new NoLongerWanted();
  };
}

/** The job: archives whose time is over. */
export async function removeExpired(deps: ExportDeps): Promise<number> {
  const expired = await exportsRepo(deps.db).expired(deps.now(), BATCH);
  for (const row of expired) await removeExport(deps, row);
  return expired.length;
}

/** The bytes before the row that names them: a sudden stop between the two leaves nothing that nobody knows of. */
export async function removeExport(deps: ExportDeps, row: ExportRow): Promise<void> {
  await deps.storage.remove(row.file);
  await deps.db.transaction(async (tx) => {
    await removeFile(deps, tx, row.user_id, row.file);
    await exportsRepo(tx).remove(row.id);
  });
}
