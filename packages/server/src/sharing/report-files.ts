import type { PdfState } from '@ninefold/contract/practice/sharing';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { removeFile, saveMade } from '#storage/files.service.ts';

/** What a feature's table says about one file of a report. */
export type PdfRow = { state: 'making' | 'ready' | 'failed'; file: string; size: number; asked_at: Date };

export type PdfStore<Key> = (db: Db) => {
  find(key: Key): Promise<PdfRow | undefined>;
  /** false: somebody else asked first. */
  ask(key: Key, userId: number, now: Date): Promise<boolean>;
  /** false: it is gone, because its record was thrown away meanwhile. */
  change(key: Key, change: Partial<PdfRow>): Promise<boolean>;
};

type Files<Key> = {
  store: PdfStore<Key>;
  /** Has the job run that calls `make`. */
  send(tx: Db, key: Key, userId: number): Promise<void>;
  draw(key: Key, userId: number): Promise<Uint8Array>;
  /** In the transaction in which the file is ready: what it replaces is let go. */
  onReady?(tx: Db, key: Key, userId: number): Promise<void>;
};

/** One that has not come after this long will not: the process that made it has died. */
const GIVEN_UP_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** Reports as files: asked for once, made in a job, fetched by their owner from /files. */
export const reportFiles = <Key extends object>(
  deps: Pick<Deps, 'db' | 'now' | 'storage'>,
  { store, send, draw, onReady }: Files<Key>,
) => ({
  /** A press (`again`) makes one anew that failed; who only asks how far it is, is told that it did. */
  async ask(userId: number, key: Key, again: boolean): Promise<PdfState> {
    const now = deps.now();
    return deps.db.transaction(async (tx) => {
      const fresh = await store(tx).ask(key, userId, now);
      const row = await store(tx).find(key);
      if (!row) throw new Error('a report that was asked for is gone');
      const failed = row.state === 'failed' || isStuck(row, now);
      if (failed && !again) return shown({ ...row, state: 'failed' });
      if (!fresh && !failed) return shown(row);
      if (!fresh) await store(tx).change(key, { state: 'making', asked_at: now });
      await send(tx, key, userId);
      return shown({ state: 'making', file: '', size: 0 });
    });
  },

  /** The job. A file whose record was thrown away while it was made goes as well. */
  async make(key: Key, userId: number): Promise<void> {
    const row = await store(deps.db).find(key);
    if (!row || row.state === 'ready') return;
    try {
      const bytes = await draw(key, userId);
      if (bytes.byteLength > MOST_BYTES) throw new Error(`the report ${JSON.stringify(key)} is too large`);
      const file = await saveMade(deps, deps.db, { ownerId: userId, purpose: 'report', bytes });
      await deps.db.transaction(async (tx) => {
        if (await store(tx).change(key, { state: 'ready', file: file.name, size: file.size }))
          await onReady?.(tx, key, userId);
        else await removeFile(deps, tx, userId, file.name);
      });
    } catch (error) {
      await store(deps.db).change(key, { state: 'failed' });
      throw error;
    }
  },
});

const isStuck = ({ state, asked_at }: PdfRow, now: Date): boolean =>
  state === 'making' && now.getTime() - asked_at.getTime() > GIVEN_UP_MS;

const shown = ({ state, file, size }: Pick<PdfRow, 'state' | 'file' | 'size'>): PdfState => ({
  state,
  url: file === '' ? '' : `/files/${file}`,
  size,
});
