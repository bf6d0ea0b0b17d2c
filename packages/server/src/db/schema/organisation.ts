import { bigint, boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, now } from './columns.ts';

/** Schools and what they tell their learners. Who belongs to them stands in `organisation.members.ts`. */

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
    /** The day that the notice is about; the next one is counted down to. */
    day: date(),
    created_at: now(),
  },
  (t) => [
    index('organisation_notices_newest').on(t.organisation_id, t.id),
    index('organisation_notices_day').on(t.organisation_id, t.day),
  ],
);
