import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, now, userId } from './columns.ts';

/** What the page reports. */

export const trackEvents = pgTable(
  'track_events',
  {
    id: id(),
    user_id: userId(),
    event: text().notNull(),
    target: text().notNull(),
    menu_id: integer(),
    created_at: now(),
  },
  (t) => [index('track_events_user').on(t.user_id)],
);

export const clientErrors = pgTable('client_errors', {
  id: id(),
  user_id: bigint({ mode: 'number' }),
  kind: text().notNull(),
  message: text().notNull(),
  stack: text().notNull().default(''),
  route: text().notNull().default(''),
  build: text().notNull().default(''),
  created_at: now(),
});
