import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { now } from './columns.ts';
import { users } from './identity.ts';

/** Private files of learners. */

/** Private files by generated name; served to their owner only (avatars and logos: to any session). */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    /** null: a school's, which outlives whoever brought it. */
    owner_id: bigint({ mode: 'number' }).references(() => users.id),
    purpose: text({ enum: ['avatar', 'recording', 'picture', 'report', 'export', 'logo'] }).notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    created_at: now(),
  },
  (t) => [index('files_owner').on(t.owner_id)],
);
