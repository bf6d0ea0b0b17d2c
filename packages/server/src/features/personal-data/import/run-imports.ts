import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TableTally } from '#db/personal/personal-data.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { bringIn } from './bring-in.ts';
import { type ImportRow, importsRepo } from './imports.repo.ts';
import { NotOurs, openArchive, refusalOf } from './open-archive.ts';
import { unusedUntil } from './receive.ts';
import { removePieces, unpackedAt } from './remove-import.ts';
import { isTooMuchSound } from './sound-limit.ts';

const LEASE_MS = 60_000;
const RENEW_MS = 1000;
const MOST_TRIES = 4;
const DAY_MS = 86_400_000;

class NoLongerWanted extends Error {}

/** The job: every archive that waits to be looked through or brought in. A process that dies leaves its to the next. */
export async function runImports(deps: ImportDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const row = await importsRepo(deps.db).take(now, new Date(now.getTime() + LEASE_MS));
    if (!row) return;
    if (row.tries > MOST_TRIES) await end(deps, row, { state: 'failed', failure: 'internal' });
    else await run(deps, row);
  }
}

async function run(deps: ImportDeps, row: ImportRow): Promise<void> {
  try {
    const tables = await lookThrough(deps, row);
    if (row.state === 'bringing') return await end(deps, row, { state: 'done', tables });
    if (await isTooMuchSound(deps, row.user_id, tables))
      return await end(deps, row, { state: 'failed', failure: 'too_much_sound' });
    const checked = {
      state: 'checked' as const,
      percent: 100,
      tables,
      lease_until: null,
      expires_at: unusedUntil(deps),
    };
    await importsRepo(deps.db).change(row, checked);
  } catch (error) {
    if (error instanceof NoLongerWanted) return;
    if (error instanceof NotOurs)
      return await end(deps, row, { state: 'failed', failure: error.failure, failed_at: error.file });
    console.error('an archive of personal data could not be read:', error);
    if (row.tries >= MOST_TRIES) await end(deps, row, { state: 'failed', failure: 'internal' });
    // Its lease runs out, and the next run tries again.
  } finally {
    await rm(unpackedAt(deps, row), { force: true });
  }
}

async function lookThrough(deps: ImportDeps, row: ImportRow): Promise<TableTally[]> {
  const progress = progressOf(deps, row);
  await putTogether(deps, row, () => progress(0));
  try {
    const archive = await openArchive(unpackedAt(deps, row));
    try {
      const way = { isDry: row.state === 'checking', progress };
      return await bringIn(deps, archive, row.user_id, way);
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** One file of all pieces on this machine's disk. Two thousand pieces from a slow store take longer than a lease. */
async function putTogether(deps: ImportDeps, row: ImportRow, keepLease: () => Promise<void>): Promise<void> {
  const path = unpackedAt(deps, row);
  await mkdir(dirname(path), { recursive: true });
  const pieces = await importsRepo(deps.db).pieces(row.id);
  await pipeline(
    async function* () {
      for (const { file } of pieces) {
        const stored = await deps.storage.get(file);
        if (!stored) throw new NotOurs('damaged');
        yield* await stored.stream();
        await keepLease();
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
}

/** What is over needs its pieces no longer; what was found out is shown for some days. */
async function end(deps: ImportDeps, row: ImportRow, change: Partial<ImportRow>): Promise<void> {
  const expires_at = new Date(deps.now().getTime() + deps.settings.KEEP_EXPORTS_DAYS * DAY_MS);
  if (await importsRepo(deps.db).change(row, { ...change, percent: 100, lease_until: null, expires_at }))
    await removePieces(deps, row);
}

/** Says how far it is and keeps the lease, at most once a second by the lease's clock; throws when another process has it. */
function progressOf(deps: ImportDeps, row: ImportRow) {
  let [told, highest] = [0, 0];
  return async (percent: number): Promise<void> => {
    highest = Math.max(highest, percent);
    const now = deps.now().getTime();
    if (now - told < RENEW_MS) return;
    told = now;
    const lease_until = new Date(now + LEASE_MS);
    if (!(await importsRepo(deps.db).change(row, { percent: highest, lease_until }))) throw new NoLongerWanted();
  };
}
