import { bigint, index, integer, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** What learners recorded: in pieces while they speak, as one file once they have finished. */

export const recordings = pgTable(
  'recordings',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    /** The page's own name for it: a piece that is sent twice is one piece. */
    key: text().notNull(),
    state: text({ enum: ['open', 'done'] }).notNull(),
    /** The whole in the private storage; '' until it is finished, and again once its time is over. */
    file: text().notNull().default(''),
    seconds: real().notNull().default(0),
    started_at: instant().notNull(),
    done_at: instant(),
  },
  (t) => [uniqueIndex('recordings_key').on(t.user_id, t.key), index('recordings_started').on(t.started_at)],
);

/** Pieces of at most five seconds, in their order, each a file of its own until the recording is finished. */
export const recordingPieces = pgTable(
  'recording_pieces',
  {
    recording_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    file: text().notNull(),
    seconds: real().notNull(),
  },
  (t) => [primaryKey({ columns: [t.recording_id, t.seq] })],
);
