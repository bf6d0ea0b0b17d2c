import type { AuditAction, AuditSubject } from '@ninefold/core/admin/audit-actions';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, now } from './columns.ts';

/** What operators and the staff of schools did. */

/**
 * Written in the transaction of the act itself, and never changed: the migration refuses update, delete and truncate.
 * No reference to `users`: an entry outlives whom it names.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** 0: somebody at the machine itself, by a command. */
    actor_id: bigint({ mode: 'number' }).notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** What was acted on: `person` 12, `organisation` 3, `order` NF2026…; */
    subject: text().$type<AuditSubject>().notNull(),
    subject_id: text().notNull(),
    organisation_id: bigint({ mode: 'number' }),
    reason: text().notNull().default(''),
    details: jsonb().$type<Record<string, string | number>>().notNull(),
    created_at: now(),
  },
  (t) => [
    index('audit_entries_subject').on(t.subject, t.subject_id, t.id),
    index('audit_entries_actor').on(t.actor_id, t.id),
  ],
);
