import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Nothing, Seconds } from './fields.ts';

/** `/api/personal-data/*`: learners take their data with them, or have it deleted. */

const ArchiveState = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  percent: z.int().min(0).max(100),
  size: z.int().nonnegative(),
  /** For its owner only; '' until it is ready. */
  url: z.string(),
  asked_at: Seconds,
  /** When it is deleted; 0 until it is ready. */
  expires_at: Seconds,
});

const PersonalDataState = z.object({
  archive: ArchiveState.nullable(),
  /** When the account is deleted unless it is kept; null: nobody asked. */
  deletion: z.object({ asked_at: Seconds, due_at: Seconds }).nullable(),
  /** How somebody can prove to be the owner. `mobile`: the last four digits, '' without one. */
  proof: z.object({ mobile: z.string(), password: Flag }),
  deletion_days: z.int().positive(),
});
export type PersonalDataState = z.output<typeof PersonalDataState>;

export const personalData = calls({
  getState: {
    summary: 'The archive that was asked for, and whether the account is going to be deleted',
    access: 'learner',
    input: Nothing,
    output: PersonalDataState,
  },
  startExport: {
    summary: 'Have an archive of everything made; while one is being made this is the same one',
    access: 'learner',
    input: Nothing,
    output: PersonalDataState,
  },
  removeExport: {
    summary: 'Delete the archive before its time',
    access: 'learner',
    input: Nothing,
    output: PersonalDataState,
  },
  sendDeletionCode: {
    summary: 'Send a code to the account’s own number, good for asking to delete it and for nothing else',
    access: 'learner',
    input: Nothing,
    output: z.object({ wait_seconds: z.int().nonnegative(), valid_seconds: z.int().positive() }),
  },
  askDeletion: {
    summary: 'Delete the account after some days; needs its password or the code',
    access: 'learner',
    input: z.union([
      z.strictObject({ password: z.string().min(1).max(200) }),
      z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    ]),
    output: PersonalDataState,
  },
  keepAccount: {
    summary: 'The account is not deleted after all',
    access: 'learner',
    input: Nothing,
    output: PersonalDataState,
  },
});
