import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { operatorLinks, users } from '#db/schema/identity.ts';

export type LinkKind = (typeof operatorLinks.$inferSelect)['kind'];

/** Closed accounts, and those of the demo, are operators whom nobody can be. */
const open = and(
  eq(users.role, 'backend-system'),
  isNull(users.banned_at),
  or(isNotNull(users.password_hash), isNotNull(users.mobile)),
);

export const operatorLinksRepo = (db: Db) => ({
  hasOperator: async (): Promise<boolean> =>
    (await db.orm.select({ id: users.id }).from(users).where(open).limit(1)).length > 0,

  /** Is there one beside this one? */
  hasOther: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(open, ne(users.id, userId)))
        .limit(1)
    ).length > 0,

  /** Two who use two links at one moment take turns. */
  takeTurns: () => db.orm.execute(sql`select pg_advisory_xact_lock(hashtext('first operator'))`),

  insert: (link: typeof operatorLinks.$inferInsert) => db.orm.insert(operatorLinks).values(link),

  isOpen: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(open, eq(users.id, userId)))
    ).length > 0,

  /** A link is worth as much as whoever made it: one that was made while its maker was being closed is worth nothing. */
  kindOf: async (tokenHash: Uint8Array, now: Date): Promise<LinkKind | null> =>
    (
      await db.orm
        .select({ kind: operatorLinks.kind })
        .from(operatorLinks)
        .where(
          and(
            eq(operatorLinks.token_hash, tokenHash),
            gt(operatorLinks.expires_at, now),
            or(
              isNull(operatorLinks.made_by),
              inArray(operatorLinks.made_by, db.orm.select({ id: users.id }).from(users).where(open)),
            ),
          ),
        )
    )[0]?.kind ?? null,

  removeOf: async (madeBy: number): Promise<number> =>
    (
      await db.orm
        .delete(operatorLinks)
        .where(eq(operatorLinks.made_by, madeBy))
        .returning({ kind: operatorLinks.kind })
    ).length,
  removeExpired: (now: Date) => db.orm.delete(operatorLinks).where(lt(operatorLinks.expires_at, now)),
  removeFirst: () => db.orm.delete(operatorLinks).where(eq(operatorLinks.kind, 'first')),
  remove: (tokenHash: Uint8Array) => db.orm.delete(operatorLinks).where(eq(operatorLinks.token_hash, tokenHash)),
});
