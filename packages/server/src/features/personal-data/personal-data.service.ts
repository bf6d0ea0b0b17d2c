import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Proof } from '#features/identity/proof.service.ts';
import type { Caller } from '#http/request/caller.ts';
import { newFileName } from '#storage/file-name.ts';
import { deletionsRepo } from './erase/deletions.repo.ts';
import { eraseAccounts } from './erase/erase-accounts.ts';
import { type ExportRow, exportsRepo } from './export/exports.repo.ts';
import { makeExports, removeExpired, removeExport } from './export/make-exports.ts';
import { removeLeftovers } from './export/remove-leftovers.ts';
import { importService } from './import/import.service.ts';
import type { Piece } from './import/receive.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export type PersonalDataService = ReturnType<typeof personalDataService>;

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

/** Learners take their data with them, or have it deleted. */
export const personalDataService = (deps: PersonalDataDeps) => {
  const { db, settings } = deps;
  const imports = importService(deps);
  const wakeUp = () => deps.jobs.send(db, 'make-export', {});

  async function getState(userId: number): Promise<PersonalDataState> {
    const [archive, deletion, proof] = [
      await exportsRepo(db).newest(userId),
      await deletionsRepo(db).find(userId),
      await deps.proofs.waysOf(userId),
    ];
    return {
      archive: archive ? shown(archive) : null,
      incoming: await imports.getState(userId),
      incoming_most: settings.IMPORT_MB * MB,
      deletion: deletion ? { asked_at: secondsOf(deletion.asked_at), due_at: secondsOf(deletion.due_at) } : null,
      proof: { mobile: proof.mobile, password: proof.password ? 1 : 0 },
      deletion_days: settings.DELETION_DAYS,
    };
  }

  return {
    getState,

    /** One at a time: while one is being made, pressing again is the same one. An older one makes room. */
    async startExport(userId: number): Promise<PersonalDataState> {
      for (const old of await exportsRepo(db).finished(userId)) await removeExport(deps, old);
      const file = newFileName('zip');
      await db.transaction(async (tx) => {
        const asked = { user_id: userId, state: 'waiting' as const, file, asked_at: deps.now() };
        if (await exportsRepo(tx).add(asked)) await deps.jobs.send(tx, 'make-export', {});
      });
      return getState(userId);
    },

    async removeExport(userId: number): Promise<PersonalDataState> {
      const archive = await exportsRepo(db).newest(userId);
      if (!archive) throw new AppError('not_found');
      await removeExport(deps, archive);
      return getState(userId);
    },

    async addImportPiece(userId: number, piece: Piece): Promise<PersonalDataState> {
      await imports.receive(userId, piece);
      return getState(userId);
    },

    async startImport(userId: number): Promise<PersonalDataState> {
      await imports.start(userId);
      return getState(userId);
    },

    async removeImport(userId: number): Promise<PersonalDataState> {
      await imports.remove(userId);
      return getState(userId);
    },

    sendDeletionCode: (userId: number, caller: Caller) => deps.proofs.sendCode(userId, caller),

    async askDeletion(userId: number, proof: Proof, caller: Caller): Promise<PersonalDataState> {
      await deps.proofs.require(userId, proof, caller);
      const asked_at = deps.now();
      const due_at = new Date(asked_at.getTime() + settings.DELETION_DAYS * DAY_MS);
      await deletionsRepo(db).ask({ user_id: userId, state: 'asked', asked_at, due_at });
      return getState(userId);
    },

    async keepAccount(userId: number): Promise<PersonalDataState> {
      if (!(await deletionsRepo(db).takeBack(userId))) throw new AppError('not_found');
      return getState(userId);
    },

    makeExports: () => makeExports(deps),
    runImports: () => imports.run(),

    /** Every minute, and at each start: archives and accounts whose time is over, and archives whose process died. */
    async tidyUp(): Promise<void> {
      await removeExpired(deps);
      await removeLeftovers(deps);
      await imports.tidyUp();
      await eraseAccounts(deps);
      if (await exportsRepo(db).isWanted()) await wakeUp();
    },
  };
};

const shown = ({ state, percent, size, file, asked_at, expires_at }: ExportRow): PersonalDataState['archive'] => ({
  ...{ state, percent, size },
  url: state === 'ready' ? `/files/${file}` : '',
  asked_at: secondsOf(asked_at),
  expires_at: state === 'ready' && expires_at ? secondsOf(expires_at) : 0,
});
