import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { now, userId } from './columns.ts';
import { users } from './identity.ts';

/** Private files of learners. */

/** Private files by generated name; served to their owner only (avatars: to any session). */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    owner_id: userId().references(() => users.id),
    purpose: text({ enum: ['avatar', 'recording', 'picture', 'report', 'export'] }).notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    created_at: now(),
  },
  (t) => [index('files_owner').on(t.owner_id)],
);
