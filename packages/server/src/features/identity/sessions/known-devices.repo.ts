import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { knownDevices } from '#db/schema/identity.ts';

export type NewDeviceRow = { id: string; agent: string; first_at: Date; device_hash: Uint8Array };

const row = (userId: number, deviceHash: Uint8Array) =>
  and(eq(knownDevices.user_id, userId), eq(knownDevices.device_hash, deviceHash));

export const knownDevicesRepo = (db: Db) => ({
  has: async (userId: number, deviceHash: Uint8Array): Promise<boolean> =>
    (await db.orm.select({ id: knownDevices.user_id }).from(knownDevices).where(row(userId, deviceHash))).length > 0,

  wasAt: async (userId: number, deviceHash: Uint8Array, addressHash: Uint8Array): Promise<boolean> =>
    (
      await db.orm
        .select({ id: knownDevices.user_id })
        .from(knownDevices)
        .where(and(row(userId, deviceHash), eq(knownDevices.address_hash, addressHash)))
    ).length > 0,

  /** How many devices the account is known on. */
  count: (userId: number) => db.orm.$count(knownDevices, eq(knownDevices.user_id, userId)),

  note: (device: typeof knownDevices.$inferInsert & { last_at: Date }) =>
    db.orm
      .insert(knownDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [knownDevices.user_id, knownDevices.device_hash],
        set: { address_hash: device.address_hash, agent: device.agent ?? '', last_at: device.last_at },
      }),

  /**
   * Browsers that came after this one and that nobody has answered for. Only one that was there before may answer: a
   * stranger's own cannot, nor can another of theirs that nobody has answered for, as long as one is older and known. The
   * id is the beginning of a hash.
   */
  unanswered: (userId: number, deviceHash: Uint8Array, since: Date) =>
    db.query<NewDeviceRow>(
      `select encode(substring(d.device_hash from 1 for 12), 'hex') as id, d.agent, d.first_at, d.device_hash
       from known_devices here join known_devices d on d.user_id = here.user_id
       where here.user_id = $1 and here.device_hash = $2 and not d.owner_knows
         and d.first_at > here.first_at and d.first_at > $3
         and (here.owner_knows or here.first_at <= $3 or not exists (
           select 1 from known_devices older
           where older.user_id = here.user_id and older.owner_knows and older.first_at < here.first_at))
       order by d.first_at desc limit 10`,
      [userId, deviceHash, since],
    ),

  accept: (userId: number, deviceHash: Uint8Array) =>
    db.orm.update(knownDevices).set({ owner_knows: true }).where(row(userId, deviceHash)),

  forget: (userId: number, deviceHash: Uint8Array) => db.orm.delete(knownDevices).where(row(userId, deviceHash)),

  forgetOthersOf: (userId: number, deviceHash: Uint8Array) =>
    db.orm.delete(knownDevices).where(and(eq(knownDevices.user_id, userId), ne(knownDevices.device_hash, deviceHash))),

  /** After a password was changed: what was known before may be the reason for the change. */
  forgetAllOf: (userId: number) => db.orm.delete(knownDevices).where(eq(knownDevices.user_id, userId)),
});
