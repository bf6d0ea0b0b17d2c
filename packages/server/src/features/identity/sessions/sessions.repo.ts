import type { Role } from '@ninefold/contract/identity';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sessions } from '#db/schema/identity.ts';

export type SessionRow = {
  token_hash: Uint8Array;
  user_id: number;
  role: Role;
  seen_at: Date;
  created_at: Date;
  expires_at: Date;
  /** Not one from before devices were noted. */
  has_device: boolean;
  strong: boolean;
  is_guide: boolean;
  is_staff: boolean;
};

export type DeviceRow = {
  id: string;
  agent: string;
  created_at: Date;
  seen_at: Date;
  first_at: Date | null;
  has_older: boolean;
  token_hash: Uint8Array;
};
const SHOWN = "encode(substring(s.token_hash from 1 for 12), 'hex')";

export const sessionsRepo = (db: Db) => ({
  /** One look-up by primary key on either side of the join, for all who call at this moment: it runs on every call. */
  live: (tokenHashes: readonly Uint8Array[], now: Date) =>
    db.query<SessionRow>(
      `select token_hash, user_id, role, seen_at, sessions.created_at, expires_at, device_hash is not null as has_device,
         strong, is_guide, is_staff
       from sessions join users on users.id = user_id
       where token_hash = any($1::bytea[]) and expires_at > $2 and banned_at is null`,
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

  markStrong: (tokenHash: Uint8Array) =>
    db.orm.update(sessions).set({ strong: true }).where(eq(sessions.token_hash, tokenHash)),

  remove: (tokenHash: Uint8Array) => db.orm.delete(sessions).where(eq(sessions.token_hash, tokenHash)),

  /** The id is the beginning of a hash: it names a session and opens none. */
  listOf: (userId: number, now: Date) =>
    db.query<DeviceRow>(
      `select ${SHOWN} as id, s.agent, s.created_at, s.seen_at, d.first_at, s.token_hash,
         exists (select 1 from known_devices o where o.user_id = s.user_id and o.first_at < d.first_at) as has_older
       from sessions s left join known_devices d on d.user_id = s.user_id and d.device_hash = s.device_hash
       where s.user_id = $1 and s.expires_at > $2 order by s.seen_at desc, s.created_at desc limit 50`,
      [userId, now],
    ),

  removeShown: async (userId: number, id: string) =>
    (await db.query(`delete from sessions s where user_id = $1 and ${SHOWN} = $2 returning 1 as gone`, [userId, id]))
      .length,

  removeOthersOf: async (userId: number, tokenHash: Uint8Array) =>
    (
      await db.query('delete from sessions where user_id = $1 and token_hash <> $2 returning 1 as gone', [
        userId,
        tokenHash,
      ])
    ).length,

  /** Of one browser. */
  removeOfDevice: (userId: number, deviceHash: Uint8Array) =>
    db.orm.delete(sessions).where(and(eq(sessions.user_id, userId), eq(sessions.device_hash, deviceHash))),

  removeAllOf: (userId: number) => db.orm.delete(sessions).where(eq(sessions.user_id, userId)),
});
