import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { knownDevices } from '#db/schema/identity.ts';

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

  forgetOthersOf: (userId: number, deviceHash: Uint8Array) =>
    db.orm.delete(knownDevices).where(and(eq(knownDevices.user_id, userId), ne(knownDevices.device_hash, deviceHash))),

  /** After a password was changed: what was known before may be the reason for the change. */
  forgetAllOf: (userId: number) => db.orm.delete(knownDevices).where(eq(knownDevices.user_id, userId)),
});
