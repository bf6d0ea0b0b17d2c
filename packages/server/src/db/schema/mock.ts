import { index, pgTable } from 'drizzle-orm/pg-core';
import { band, id, instant, userId } from './columns.ts';
import { users } from './identity.ts';

/** The scores of finished mock tests; -1 for a skill that was not taken. */
export const mockResults = pgTable(
  'mock_results',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    score: band().notNull(),
    listening_score: band().notNull().default(-1),
    reading_score: band().notNull().default(-1),
    writing_score: band().notNull().default(-1),
    speaking_score: band().notNull().default(-1),
    taken_at: instant().notNull(),
  },
  (t) => [index('mock_results_user').on(t.user_id, t.taken_at, t.id)],
);
