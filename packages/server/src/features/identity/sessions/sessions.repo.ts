import type { Role } from '@ninefold/contract/identity';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sessions } from '#db/schema/identity.ts';

export type SessionRow = { token_hash: Uint8Array; user_id: number; role: Role; seen_at: Date; created_at: Date };

export const sessionsRepo = (db: Db) => ({
  /** One look-up by primary key on either side of the join, for all who call at this moment: it runs on every call. */
  live: (tokenHashes: readonly Uint8Array[], now: Date) =>
    db.query<SessionRow>(
      `select token_hash, user_id, role, seen_at, sessions.created_at from sessions join users on users.id = user_id
       where token_hash = any($1::bytea[]) and expires_at > $2`,
      [tokenHashes, now],
    ),

  insert: (session: typeof sessions.$inferInsert) => db.orm.insert(sessions).values(session),

  /** Only when no other call did so in the meantime: of many calls at once, one writes. */
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
