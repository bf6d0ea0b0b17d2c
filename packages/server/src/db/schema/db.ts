import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the server itself keeps. */

/** Fixed windows counted by one upsert, so limits hold across processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    window_start: instant().notNull(),
    hits: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.window_start] }), index('rate_limits_expiry').on(t.expires_at)],
);

/** Facts about this database itself, such as the fingerprint of the secret key it was made with. */
export const facts = pgTable('facts', { name: text().primaryKey(), value: text().notNull() });
