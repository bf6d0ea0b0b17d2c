import { pgTable } from 'drizzle-orm/pg-core';
import { bytes, instant, now } from './columns.ts';

/** Links that make the first operator of a new site. Worth nothing as soon as there is one. */
export const operatorLinks = pgTable('operator_links', {
  token_hash: bytes().primaryKey(),
  created_at: now(),
  expires_at: instant().notNull(),
});
