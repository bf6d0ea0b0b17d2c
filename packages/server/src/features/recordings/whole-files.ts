import { buffer } from 'node:stream/consumers';
import type { Deps } from '#deps.ts';
import { type PutFile, putFile } from '#storage/files.service.ts';
import { recordingsRepo } from './recordings.repo.ts';
import { joinPieces } from './wav.ts';

/** So many pieces in one file, which is in the storage and not written down yet. */
export type Whole = { pieces: number; file: PutFile };

/** Pieces made into one file. */
export const wholeFiles = (deps: Pick<Deps, 'db' | 'storage'>) => {
  async function put(ownerId: number, pieces: readonly { file: string }[]): Promise<PutFile> {
    const parts: Uint8Array[] = [];
    for (const { file } of pieces) parts.push(await readStored(deps.storage, file));
    return of(ownerId, parts);
  }

  /** Of samples that are at hand. */
  const of = (ownerId: number, parts: readonly Uint8Array[]): Promise<PutFile> =>
    putFile(deps, { ownerId, purpose: 'recording', bytes: joinPieces(parts) });

  return {
    put,
    of,

    /**
     * Made while no transaction is open. A disk that has to keep a file takes its time, and the embedded database has one
     * connection: a class that read aloud at one moment held everybody else up for seconds. null: there is nothing to join.
     */
    async make(userId: number, key: string): Promise<Whole | null> {
      const repo = recordingsRepo(deps.db);
      const recording = await repo.byKey(userId, key);
      const pieces = recording ? await repo.pieces(recording.id) : [];
      if (pieces.length === 0) return null;
      // Whoever finishes it at the same moment may have taken the pieces away: under its lock the recording tells.
      const file = await put(userId, pieces).catch(() => null);
      return file && { pieces: pieces.length, file };
    },
  };
};

export async function readStored(storage: Deps['storage'], name: string): Promise<Uint8Array> {
  const stored = await storage.get(name);
  if (!stored) throw new Error(`${name} is not in the storage`);
  return buffer(await stored.stream());
}
