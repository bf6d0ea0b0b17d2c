import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/identity.ts';
import type { Mobile } from './login/mobiles.ts';

export type Account = { id: number; role: 'tourist' | 'student' | 'backend-system' };
const account = { id: users.id, role: users.role };
const has = ({ countryId, mobile }: Mobile) => and(eq(users.country_id, countryId), eq(users.mobile, mobile));

export const accountsRepo = (db: Db) => ({
  byMobile: async (mobile: Mobile): Promise<Account | undefined> =>
    (await db.orm.select(account).from(users).where(has(mobile)))[0],

  /** What the owner of a number is called: nobody should use it as a password. */
  namesOf: async (mobile: Mobile): Promise<string[]> =>
    (await db.orm.select({ account: users.account, name: users.name }).from(users).where(has(mobile))).flatMap(
      ({ account: login, name }) => [login ?? '', name].filter(Boolean),
    ),

  /** What somebody can prove with that the account is theirs, and what nobody should use as a password for it. */
  ownerOf: async (userId: number) => {
    const { country_id, mobile, account: login, name, password_hash } = users;
    const [row] = await db.orm
      .select({ country_id, mobile, login, name, passwordHash: password_hash })
      .from(users)
      .where(eq(users.id, userId));
    if (!row) return undefined;
    const number =
      row.mobile !== null && row.country_id !== null ? { countryId: row.country_id, mobile: row.mobile } : null;
    const words = [row.mobile ?? '', row.login ?? '', row.name].filter(Boolean);
    return { number, words, passwordHash: row.passwordHash };
  },

  /** A mobile wins over an account name that looks like one. */
  byLoginName: async (name: string, mobile: Mobile | null) =>
    (
      await db.orm
        .select({ ...account, passwordHash: users.password_hash })
        .from(users)
        .where(or(eq(sql`lower(${users.account})`, name.toLowerCase()), mobile ? has(mobile) : undefined))
        .orderBy(mobile ? sql`(${has(mobile)}) desc nulls last` : users.id)
        .limit(1)
    )[0],

  /** Which of these account names, in lower case, exist. */
  existing: async (accounts: string[]) =>
    (
      await db.orm
        .select({ account: users.account })
        .from(users)
        .where(inArray(sql`lower(${users.account})`, accounts))
    ).map((row) => row.account),

  byAccountName: async (name: string) =>
    (
      await db.orm
        .select({
          id: users.id,
          invite_code: users.invite_code,
          mobile: users.mobile,
          passwordHash: users.password_hash,
        })
        .from(users)
        .where(eq(sql`lower(${users.account})`, name))
    )[0],

  insertGuest: async (guest: Pick<typeof users.$inferInsert, 'language' | 'time_zone'>): Promise<Account> =>
    (
      await db.orm
        .insert(users)
        .values({ ...guest, role: 'tourist' })
        .returning(account)
    )[0]!,

  /** undefined when the mobile, the account name or the invite code is somebody's already. */
  insertAccount: async (values: typeof users.$inferInsert): Promise<Account | undefined> =>
    (await db.orm.insert(users).values(values).onConflictDoNothing().returning(account))[0],

  dropMobile: (userId: number, now: Date) =>
    db.orm.update(users).set({ mobile: null, country_id: null, updated_at: now }).where(eq(users.id, userId)),

  /** An account that nobody can enter: by its password, its number or WeChat. What belongs to it stays. */
  close: (userId: number, now: Date) =>
    db.orm
      .update(users)
      .set({ password_hash: null, mobile: null, country_id: null, wechat_openid: null, updated_at: now })
      .where(eq(users.id, userId)),

  reopen: (userId: number, { countryId, mobile }: Mobile, passwordHash: string, now: Date) =>
    db.orm
      .update(users)
      .set({ password_hash: passwordHash, country_id: countryId, mobile, updated_at: now })
      .where(eq(users.id, userId)),

  isBanned: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.banned_at)))
    ).length > 0,

  /** Locked, so that a log-in and a change of the password follow each other. */
  holdPassword: async (userId: number): Promise<string | null> =>
    (await db.orm.select({ hash: users.password_hash }).from(users).where(eq(users.id, userId)).for('update'))[0]
      ?.hash ?? null,

  setPassword: (userId: number, passwordHash: string, now: Date) =>
    db.orm.update(users).set({ password_hash: passwordHash, updated_at: now }).where(eq(users.id, userId)),

  /** Throws on the unique index when another account has it. */
  setMobile: (userId: number, { countryId, mobile }: Mobile, now: Date) =>
    db.orm.update(users).set({ country_id: countryId, mobile, updated_at: now }).where(eq(users.id, userId)),

  setWechat: (userId: number, openid: string, nickname: string, now: Date) =>
    db.orm
      .update(users)
      .set({ wechat_openid: openid, wechat_name: nickname, updated_at: now })
      .where(eq(users.id, userId)),

  wechatOf: async (userId: number) =>
    (
      await db.orm
        .select({ bound: isNotNull(users.wechat_openid).mapWith(Boolean), name: users.wechat_name })
        .from(users)
        .where(eq(users.id, userId))
    )[0],
});
