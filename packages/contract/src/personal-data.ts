import { ARCHIVE_PIECE_BYTES } from '@ninefold/core/personal-data/archive-names';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Line, Nothing, Seconds } from './fields.ts';
import { Both } from './practice/paper.ts';

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

const Count = z.int().nonnegative();

/** What an archive brings of one thing. */
const Tally = z.object({
  name: Both,
  comes: Count,
  /** Was there already. */
  known: Count,
  /** `example`: a file and a line of it. */
  left: z.array(z.object({ reason: z.string(), count: Count, example: z.string() })),
});
export type IncomingTally = z.output<typeof Tally>;

/** An archive of another account that is being brought here. */
const Incoming = z.object({
  /** The page's own name for the file. */
  key: z.string(),
  state: z.enum(['receiving', 'checking', 'checked', 'bringing', 'done', 'failed']),
  percent: z.int().min(0).max(100),
  size: Count,
  received: Count,
  /** The piece that is wanted now. */
  next: Count,
  failure: z.enum(['', 'not_an_archive', 'newer', 'damaged', 'too_large', 'too_much_sound', 'internal']),
  /** The file in the archive where it was seen. */
  failed_at: z.string(),
  tables: z.array(Tally),
});
export type Incoming = z.output<typeof Incoming>;

const PersonalDataState = z.object({
  archive: ArchiveState.nullable(),
  incoming: Incoming.nullable(),
  /** The largest archive that is taken, in bytes. */
  incoming_most: z.int().positive(),
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
  addImportPiece: {
    summary:
      'One piece of an archive of another account, in order; the last one has it looked through, nothing comes yet',
    access: 'learner',
    input: z.strictObject({
      key: Line(64, 8),
      seq: z.int().min(0).max(100_000),
      /** Of the whole archive. */
      size: z.int().positive().max(Number.MAX_SAFE_INTEGER),
    }),
    upload: { maxBytes: ARCHIVE_PIECE_BYTES, kinds: ['piece'] },
    output: PersonalDataState,
  },
  startImport: {
    summary: 'Bring in the archive that was looked through: what is there already is not doubled, coins never come',
    access: 'learner',
    input: Nothing,
    output: PersonalDataState,
  },
  removeImport: {
    summary: 'Let go of an archive that was sent; what was brought in stays',
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
