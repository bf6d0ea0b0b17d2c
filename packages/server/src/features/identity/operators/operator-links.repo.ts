import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { operatorLinks, users } from '#db/schema/identity.ts';

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

  insert: (tokenHash: Uint8Array, now: Date, expiresAt: Date) =>
    db.orm.insert(operatorLinks).values({ token_hash: tokenHash, created_at: now, expires_at: expiresAt }),

  isGood: async (tokenHash: Uint8Array, now: Date): Promise<boolean> =>
    (
      await db.orm
        .select({ at: operatorLinks.created_at })
        .from(operatorLinks)
        .where(and(eq(operatorLinks.token_hash, tokenHash), gt(operatorLinks.expires_at, now)))
    ).length > 0,

  removeExpired: (now: Date) => db.orm.delete(operatorLinks).where(lt(operatorLinks.expires_at, now)),
  removeAll: () => db.orm.delete(operatorLinks),
});
