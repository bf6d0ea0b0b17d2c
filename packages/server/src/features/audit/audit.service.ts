import { type AuditAction, type AuditSubject, COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { type AuditFilter, auditRepo } from './audit.repo.ts';

/** Who did what to whom, and why. */
export type Act = {
  actorId: number;
  action: AuditAction;
  on: readonly [AuditSubject, number | string];
  organisationId?: number;
  reason?: string;
  details?: Record<string, string | number>;
};

export type Audit = ReturnType<typeof auditService>;

/** What operators and the staff of schools did: written in the transaction of the act, and final in the database. */
export const auditService = (deps: Pick<Deps, 'db' | 'now'>) => ({
  async note(tx: Db, { actorId, action, on: [subject, id], organisationId, reason = '', details = {} }: Act) {
    await auditRepo(tx).insert({
      actor_id: actorId,
      action,
      subject,
      subject_id: String(id),
      organisation_id: organisationId ?? null,
      reason,
      details,
      created_at: deps.now(),
    });
  },

  /** Was this very act written under this key before? */
  hasKey: (tx: Db, { action, on: [subject, id] }: Pick<Act, 'action' | 'on'>, key: string): Promise<boolean> =>
    auditRepo(tx).hasKey(action, { kind: subject, id: String(id) }, key),

  /** Who did this, for what follows from it later. */
  actorOf: async (db: Db, { action, on: [subject, id] }: Pick<Act, 'action' | 'on'>): Promise<number> =>
    (await auditRepo(db).actorOf(action, { kind: subject, id: String(id) })) ?? COMMAND_LINE,

  page: (filter: AuditFilter, limit: number) => auditRepo(deps.db).page(filter, limit),
});
