import type { AuditAction, AuditSubject } from '@ninefold/core/admin/audit-actions';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { auditEntries } from '#db/schema/audit.ts';

export type AuditRow = typeof auditEntries.$inferSelect;
type Subject = { kind: AuditSubject; id: string };
export type AuditFilter = {
  before?: number | undefined;
  actorId?: number | undefined;
  subject?: Subject | undefined;
};

export const auditRepo = (db: Db) => ({
  insert: (entry: typeof auditEntries.$inferInsert) => db.orm.insert(auditEntries).values(entry),

  hasKey: async (action: AuditAction, { kind, id }: Subject, key: string): Promise<boolean> =>
    (
      await db.orm
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.subject, kind),
            eq(auditEntries.subject_id, id),
            eq(auditEntries.action, action),
            eq(sql`${auditEntries.details} ->> 'key'`, key),
          ),
        )
    ).length > 0,

  /** Who did it last. */
  actorOf: async (action: AuditAction, { kind, id }: Subject): Promise<number | undefined> =>
    (
      await db.orm
        .select({ actor: auditEntries.actor_id })
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, kind), eq(auditEntries.subject_id, id), eq(auditEntries.action, action)))
        .orderBy(desc(auditEntries.id))
        .limit(1)
    )[0]?.actor,

  page: ({ before, actorId, subject }: AuditFilter, limit: number): Promise<AuditRow[]> =>
    db.orm
      .select()
      .from(auditEntries)
      .where(
        and(
          before === undefined ? undefined : lt(auditEntries.id, before),
          actorId === undefined ? undefined : eq(auditEntries.actor_id, actorId),
          subject && and(eq(auditEntries.subject, subject.kind), eq(auditEntries.subject_id, subject.id)),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit),
});
