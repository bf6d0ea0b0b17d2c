import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { smsCodes } from '#db/schema/identity.ts';
import type { Mobile } from './mobiles.ts';

export type Purpose = 'login' | 'bind' | 'reset' | 'delete' | 'prove';

/** 1 for the browser that asked for the code, 0 for every other. */
const MINE = 'case when device_hash = $5::bytea then 1 else 0 end';

export const smsCodesRepo = (db: Db) => ({
  /** One look into the index for each, however many learners there are. */
  countriesOfLearners: async (countryIds: readonly number[]): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        'select asked.id from unnest($1::int[]) as asked(id) where exists (select 1 from users where country_id = asked.id)',
        [countryIds],
      )
    ).map(({ id }) => id),

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
   * so no number of them sees more tries than there are. The browser that asked for the code has tries of its own:
   * strangers who guess at a number use up theirs.
   */
  takeTry: async ({ countryId, mobile }: Mobile, purpose: Purpose, now: Date, deviceHash: Uint8Array) =>
    (
      await db.query<{ id: number; code_hash: Uint8Array }>(
        `update sms_codes set
           tries_left = tries_left - ${MINE}, stranger_tries_left = stranger_tries_left - (1 - ${MINE})
         where id = (select id from sms_codes where country_id = $1 and mobile = $2 and purpose = $3 order by id desc limit 1)
           and case ${MINE} when 1 then tries_left else stranger_tries_left end > 0
           and used_at is null and expires_at > $4
         returning id, code_hash`,
        [countryId, mobile, purpose, now, deviceHash],
      )
    )[0],

  giveTryBack: (id: number, deviceHash: Uint8Array) =>
    db.query(
      `update sms_codes set tries_left = tries_left + ${MINE.replace('$5', '$2')},
         stranger_tries_left = stranger_tries_left + (1 - ${MINE.replace('$5', '$2')}) where id = $1`,
      [id, deviceHash],
    ),

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
