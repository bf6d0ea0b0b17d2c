import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { operatorLinks, users } from '#db/schema/identity.ts';

export type LinkKind = (typeof operatorLinks.$inferSelect)['kind'];

export const operatorLinksRepo = (db: Db) => ({
  /** Closed demo accounts are operators whom nobody can be. */
  hasOperator: async (): Promise<boolean> =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, 'backend-system'), or(isNotNull(users.password_hash), isNotNull(users.mobile))))
        .limit(1)
    ).length > 0,

  /** Two who use two links at one moment take turns. */
  takeTurns: () => db.orm.execute(sql`select pg_advisory_xact_lock(hashtext('first operator'))`),

  insert: (link: typeof operatorLinks.$inferInsert) => db.orm.insert(operatorLinks).values(link),

  kindOf: async (tokenHash: Uint8Array, now: Date): Promise<LinkKind | null> =>
    (
      await db.orm
        .select({ kind: operatorLinks.kind })
        .from(operatorLinks)
        .where(and(eq(operatorLinks.token_hash, tokenHash), gt(operatorLinks.expires_at, now)))
    )[0]?.kind ?? null,

  removeExpired: (now: Date) => db.orm.delete(operatorLinks).where(lt(operatorLinks.expires_at, now)),
  removeFirst: () => db.orm.delete(operatorLinks).where(eq(operatorLinks.kind, 'first')),
  remove: (tokenHash: Uint8Array) => db.orm.delete(operatorLinks).where(eq(operatorLinks.token_hash, tokenHash)),
});
