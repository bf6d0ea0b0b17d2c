import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, userId } from './columns.ts';
import { contentItems } from './content.ts';
import { users } from './identity.ts';

/** The packages a learner opened, and the course in each; the newest is where they learned last. */
export const courseVisits = pgTable(
  'course_visits',
  {
    user_id: userId().references(() => users.id),
    package_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    course_id: bigint({ mode: 'number' }).references(() => contentItems.id),
    visited_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.package_id] }),
    index('course_visits_newest').on(t.user_id, t.visited_at),
  ],
);
