import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, now } from './columns.ts';

/** Schools and what they tell their learners. */

export const organisations = pgTable('organisations', {
  id: id(),
  name: text().notNull(),
  logo: text().notNull().default(''),
  created_at: now(),
});

/** What a school tells its learners on their home page. */
export const organisationNotices = pgTable(
  'organisation_notices',
  {
    id: id(),
    organisation_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => organisations.id),
    title: text().notNull(),
    text: text().notNull(),
    pinned: boolean().notNull().default(false),
    created_at: now(),
  },
  (t) => [index('organisation_notices_newest').on(t.organisation_id, t.id)],
);
