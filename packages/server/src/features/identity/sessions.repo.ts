import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sessions, users } from '../../db/schema.ts';

export const sessionsRepo = (db: Db) => ({
  /** One look-up by primary key on either side of the join: this runs on every call. */
  live: async (tokenHash: Uint8Array, now: Date) =>
    (
      await db.orm
        .select({ userId: users.id, role: users.role, seenAt: sessions.seen_at })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, now)))
    )[0],

  insert: (session: typeof sessions.$inferInsert) => db.orm.insert(sessions).values(session),

  /** Only when nobody else did in the meantime: of many calls at once, one writes. */
  touch: async (tokenHash: Uint8Array, seenBefore: Date, now: Date, expiresAt: Date) =>
    (
      await db.orm
        .update(sessions)
        .set({ seen_at: now, expires_at: expiresAt })
        .where(and(eq(sessions.token_hash, tokenHash), lt(sessions.seen_at, seenBefore)))
        .returning({ seenAt: sessions.seen_at })
    ).length === 1,

  remove: (tokenHash: Uint8Array) => db.orm.delete(sessions).where(eq(sessions.token_hash, tokenHash)),

  removeAllOf: (userId: number) => db.orm.delete(sessions).where(eq(sessions.user_id, userId)),
});
