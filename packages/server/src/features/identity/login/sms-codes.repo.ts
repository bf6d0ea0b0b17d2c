import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { smsCodes } from '#db/schema/identity.ts';
import type { Mobile } from './mobiles.ts';

export type Purpose = 'login' | 'bind' | 'reset';

export const smsCodesRepo = (db: Db) => ({
  insert: async (code: typeof smsCodes.$inferInsert) =>
    (await db.orm.insert(smsCodes).values(code).returning({ id: smsCodes.id }))[0]!.id,

  /** A newer code voids the older ones by being newer; there is nothing to keep in step. */
  newest: async ({ countryId, mobile }: Mobile, purpose: Purpose) =>
    (
      await db.orm
        .select()
        .from(smsCodes)
        .where(and(eq(smsCodes.country_id, countryId), eq(smsCodes.mobile, mobile), eq(smsCodes.purpose, purpose)))
        .orderBy(desc(smsCodes.id))
        .limit(1)
    )[0],

  /**
   * Takes one try before anybody looks at the guess. Guesses at the same moment queue on the row,
   * so no number of them sees more tries than there are.
   */
  takeTry: async ({ countryId, mobile }: Mobile, purpose: Purpose, now: Date) =>
    (
      await db.query<{ id: number; code_hash: Uint8Array }>(
        `update sms_codes set tries_left = tries_left - 1
         where id = (select id from sms_codes where country_id = $1 and mobile = $2 and purpose = $3 order by id desc limit 1)
           and tries_left > 0 and used_at is null and expires_at > $4
         returning id, code_hash`,
        [countryId, mobile, purpose, now],
      )
    )[0],

  giveTryBack: (id: number) => db.query('update sms_codes set tries_left = tries_left + 1 where id = $1', [id]),

  /** true for exactly one of all who try. */
  use: async (id: number, now: Date) =>
    (
      await db.orm
        .update(smsCodes)
        .set({ used_at: now })
        .where(and(eq(smsCodes.id, id), isNull(smsCodes.used_at), gt(smsCodes.expires_at, now)))
        .returning({ id: smsCodes.id })
    ).length === 1,

  /** From here on the row answers to the proof instead of the code. */
  prove: async (id: number, proofHash: Uint8Array, now: Date, until: Date) =>
    (
      await db.orm
        .update(smsCodes)
        .set({ proved_at: now, code_hash: proofHash, expires_at: until })
        .where(and(eq(smsCodes.id, id), isNull(smsCodes.used_at), isNull(smsCodes.proved_at)))
        .returning({ id: smsCodes.id })
    ).length === 1,
});
