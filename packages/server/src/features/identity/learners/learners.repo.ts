import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/identity.ts';

const facts = {
  role: users.role,
  organisation: users.organisation_id,
  module: users.module,
  exam_type: users.exam_type,
  time_zone: users.time_zone,
  invite_code: users.invite_code,
};
export type LearnerFacts = Pick<typeof users.$inferSelect, 'role' | 'module' | 'exam_type' | 'time_zone'> & {
  organisation: number | null;
  invite_code: string | null;
};

export const learnersRepo = (db: Db) => ({
  find: async (userId: number): Promise<LearnerFacts | undefined> =>
    (await db.orm.select(facts).from(users).where(eq(users.id, userId)))[0],

  mergedInto: async (userId: number): Promise<number | null> =>
    (await db.orm.select({ id: users.merged_into }).from(users).where(eq(users.id, userId)))[0]?.id ?? null,

  names: (ids: number[]) => db.orm.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),

  /** Learners only: guests have no code, operators have no coins. */
  ownerOfInviteCode: async (code: string) =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.invite_code, code), eq(users.role, 'student')))
    )[0]?.id,

  /** By account name, mobile or `#` and an id; several when a mobile exists in two countries. */
  called: (who: string) =>
    db.orm
      .select({ id: users.id, name: users.name, role: users.role })
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.account})`, who.toLowerCase()),
          eq(users.mobile, who),
          /^#\d{1,15}$/.test(who) ? eq(users.id, Number(who.slice(1))) : undefined,
        ),
      )
      .limit(3),
});
