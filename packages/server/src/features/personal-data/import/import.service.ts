import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { AppError } from '#app-error.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { type ImportRow, importsRepo } from './imports.repo.ts';
import { type Piece, receivePiece } from './receive.ts';
import { removeExpiredImports, removeImport } from './remove-import.ts';
import { runImports } from './run-imports.ts';
import { countSound } from './sound-limit.ts';

/** An archive from another Ninefold: sent, looked through, and brought in once its owner has seen what will come. */
export const importService = (deps: ImportDeps) => {
  const { db, jobs } = deps;
  const named = new Map(deps.kept.flatMap(({ tables }) => tables).map(({ table, holds }) => [table, holds]));

  return {
    async getState(userId: number): Promise<PersonalDataState['incoming']> {
      const row = await importsRepo(db).find(userId);
      return row ? shown(row) : null;
    },

    receive: (userId: number, piece: Piece): Promise<void> => receivePiece(deps, userId, piece),

    /** Pressing twice begins once. */
    start: (userId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await importsRepo(tx).lock(userId);
        if (row?.state === 'bringing' || row?.state === 'done') return;
        if (row?.state !== 'checked') throw new AppError('not_found');
        await countSound(deps, tx, userId, row.tables ?? []);
        await importsRepo(tx).set(row.id, {
          state: 'bringing',
          percent: 0,
          tries: 0,
          lease_until: null,
          expires_at: null,
        });
        await jobs.send(tx, 'import-archive', {});
      }),

    /** What is being brought in stays until it is done: half of it would be worse than all or nothing. */
    async remove(userId: number): Promise<void> {
      const row = await importsRepo(db).find(userId);
      if (!row) throw new AppError('not_found');
      if (row.state === 'bringing') throw new AppError('conflict');
      await removeImport(deps, row);
    },

    run: () => runImports(deps),

    async tidyUp(): Promise<void> {
      await removeExpiredImports(deps);
      if (await importsRepo(db).isWanted()) await jobs.send(db, 'import-archive', {});
    },
  };

  function shown({ key, state, percent, size, pieces, received, failure, failed_at, tables }: ImportRow) {
    return {
      ...{ key, state, percent, size, received },
      next: pieces,
      failure: failure ?? '',
      failed_at: failed_at ?? '',
      tables: (tables ?? []).map(({ table, ...tally }) => ({
        name: named.get(table) ?? { zh: table, en: table },
        ...tally,
      })),
    } as const;
  }
};
