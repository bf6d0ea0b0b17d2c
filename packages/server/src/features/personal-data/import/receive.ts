import { AppError } from '#app-error.ts';
import { hit, takeAtOnce } from '#db/rate-limit.ts';
import { newFileName } from '#storage/file-name.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { type ImportRow, importsRepo } from './imports.repo.ts';
import { removeImport } from './remove-import.ts';

export type Piece = { key: string; seq: number; size: number; bytes: Uint8Array };

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;
const A_DAY = { max: 20, windowSeconds: DAY_SECONDS };
/** How every zip begins that has something in it. */
const ZIP = Buffer.from([0x50, 0x4b, 3, 4]);

/**
 * One piece of an archive, in order. The page names the archive, so what is sent twice is one piece, and after a reload
 * it goes on where it was. The bytes come first, as everywhere.
 */
export async function receivePiece(deps: ImportDeps, userId: number, piece: Piece): Promise<void> {
  const { key, seq, size, bytes } = piece;
  if (size > deps.settings.IMPORT_MB * MB)
    throw new AppError('body_too_large', { fields: ['size'], details: { most: deps.settings.IMPORT_MB } });
  if (seq === 0) await begin(deps, userId, piece);
  const file = newFileName('part');
  await deps.storage.put(file, bytes, 'application/octet-stream');
  const forget = () => deps.storage.remove(file).catch(() => {});
  try {
    await deps.db.transaction(async (tx) => {
      const repo = importsRepo(tx);
      const row = await repo.lock(userId);
      if (row?.key !== key || row.size !== size)
        throw new AppError('conflict', { fields: ['key'], details: { next: 0 } });
      if (row.state !== 'receiving' || seq < row.pieces) return void tx.afterCommit(forget);
      if (seq > row.pieces) throw new AppError('conflict', { fields: ['seq'], details: { next: row.pieces } });
      const received = row.received + bytes.byteLength;
      if (bytes.byteLength === 0 || received > size) throw new AppError('invalid_input', { fields: ['size'] });
      await repo.addPiece({ import_id: row.id, seq, file, size: bytes.byteLength });
      await repo.set(row.id, { received, pieces: seq + 1, expires_at: unusedUntil(deps) });
      if (received < size) return;
      await repo.set(row.id, { state: 'checking', percent: 0, tries: 0, lease_until: null });
      await deps.jobs.send(tx, 'import-archive', {});
    });
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Another archive than the one that is there takes its place, unless that one is being brought in. */
async function begin(deps: ImportDeps, userId: number, { key, size, bytes }: Piece): Promise<void> {
  if (!Buffer.from(bytes.subarray(0, ZIP.length)).equals(ZIP))
    throw new AppError('file_not_accepted', { fields: ['file'] });
  const old = await importsRepo(deps.db).find(userId);
  if (old && isSame(old, key, size)) return;
  if (old?.state === 'bringing') throw new AppError('conflict', { fields: ['key'] });
  const { allowed, retryAfter } = await hit(deps.db, { key: `import:${userId}`, ...A_DAY }, deps.now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });
  await refuseTooMuch(deps, userId, size);
  if (old) await removeImport(deps, old);
  const asked_at = deps.now();
  await importsRepo(deps.db).add({
    ...{ user_id: userId, key, size, state: 'receiving', asked_at },
    expires_at: unusedUntil(deps),
  });
}

/** Before a byte is stored: what is sent is kept for a day, whether it comes in or not. */
async function refuseTooMuch(deps: ImportDeps, userId: number, size: number): Promise<void> {
  const max = deps.settings.IMPORT_MB_A_DAY;
  const limit = { key: `import-mb:${userId}`, max, windowSeconds: DAY_SECONDS };
  const { allowed, retryAfter } = await takeAtOnce(deps.db, limit, Math.ceil(size / MB), deps.now());
  if (!allowed)
    throw new AppError('brought_enough', { fields: ['size'], details: { megabytes: max, retry_after: retryAfter } });
}

/** The same file chosen again goes on; after it was brought in, or refused, it begins anew. */
const isSame = (row: ImportRow, key: string, size: number): boolean =>
  row.key === key && row.size === size && row.state !== 'done' && row.state !== 'failed';

export const unusedUntil = ({ now }: ImportDeps): Date => new Date(now().getTime() + 24 * HOUR_MS);
