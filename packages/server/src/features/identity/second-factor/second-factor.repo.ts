import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { recoveryCodes, secondFactors, users } from '#db/schema/identity.ts';

export type Guarded = {
  role: 'tourist' | 'student' | 'backend-system';
  isGuide: boolean;
  isStaff: boolean;
  account: string | null;
  mobile: string | null;
  sealedSecret: string | null;
  confirmedAt: Date | null;
};

export const secondFactorRepo = (db: Db) => ({
  find: async (userId: number): Promise<Guarded | undefined> =>
    (
      await db.orm
        .select({
          role: users.role,
          isGuide: users.is_guide,
          isStaff: users.is_staff,
          account: users.account,
          mobile: users.mobile,
          sealedSecret: secondFactors.sealed_secret,
          confirmedAt: secondFactors.confirmed_at,
        })
        .from(users)
        .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
        .where(eq(users.id, userId))
    )[0],

  /** Only in place of one that nobody confirmed; false when there is one that counts. */
  begin: async (userId: number, sealedSecret: string, now: Date): Promise<boolean> =>
    (
      await db.orm
        .insert(secondFactors)
        .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
        .onConflictDoUpdate({
          target: secondFactors.user_id,
          set: { sealed_secret: sealedSecret, last_step: 0, created_at: now },
          setWhere: isNull(secondFactors.confirmed_at),
        })
        .returning({ id: secondFactors.user_id })
    ).length === 1,

  confirm: async (userId: number, now: Date): Promise<boolean> =>
    (
      await db.orm
        .update(secondFactors)
        .set({ confirmed_at: now })
        .where(and(eq(secondFactors.user_id, userId), isNull(secondFactors.confirmed_at)))
        .returning({ id: secondFactors.user_id })
    ).length === 1,

  /** true once for each half minute: a code that was seen over a shoulder is worth nothing. */
  takeStep: async (userId: number, step: number): Promise<boolean> =>
    (
      await db.orm
        .update(secondFactors)
        .set({ last_step: step })
        .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_step, step)))
        .returning({ id: secondFactors.user_id })
    ).length === 1,

  remove: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .delete(secondFactors)
        .where(eq(secondFactors.user_id, userId))
        .returning({ confirmedAt: secondFactors.confirmed_at })
    ).some(({ confirmedAt }) => confirmedAt !== null),

  addRecoveryCodes: (userId: number, hashes: readonly Uint8Array[]) =>
    db.orm.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash }))),

  removeRecoveryCodes: (userId: number) => db.orm.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId)),

  unusedRecoveryCodes: async (userId: number): Promise<Uint8Array[]> =>
    (
      await db.orm
        .select({ hash: recoveryCodes.code_hash })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
    ).map(({ hash }) => hash),

  useRecoveryCode: async (userId: number, hash: Uint8Array, now: Date): Promise<boolean> =>
    (
      await db.orm
        .update(recoveryCodes)
        .set({ used_at: now })
        .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash), isNull(recoveryCodes.used_at)))
        .returning({ id: recoveryCodes.user_id })
    ).length === 1,

  recoveryCodesLeft: (userId: number): Promise<number> =>
    db.orm.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at))),
});
