import { and, desc, eq, exists, gte, inArray, isNotNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { sessions, users } from '#db/schema/identity.ts';
import type { Mobile } from '../login/mobiles.ts';

export type PersonRow = {
  id: number;
  role: 'tourist' | 'student' | 'backend-system';
  account: string | null;
  name: string;
  country_id: number | null;
  mobile: string | null;
  organisation_id: number | null;
  exam_date: Date | null;
  module: 'academic' | 'general';
  exam_type: number;
  created_at: Date;
  banned_at: Date | null;
  target_score: number;
  is_done_learning_plan: boolean;
};
export type PeopleFilter = {
  search: string;
  who: 'all' | 'banned' | 'operators';
  before?: number | undefined;
  organisationId?: number | undefined;
  seenSince?: Date | undefined;
  /** Only these, or everybody but these. */
  within?: { ids: number[]; isIn: boolean } | undefined;
};

const person = {
  id: users.id,
  role: users.role,
  account: users.account,
  name: users.name,
  country_id: users.country_id,
  mobile: users.mobile,
  organisation_id: users.organisation_id,
  exam_date: users.exam_date,
  module: users.module,
  exam_type: users.exam_type,
  created_at: users.created_at,
  banned_at: users.banned_at,
  target_score: users.target_score,
  is_done_learning_plan: users.is_done_learning_plan,
};

export const peopleRepo = (db: Db) => ({
  find: async (userId: number): Promise<PersonRow | undefined> =>
    (
      await db.orm
        .select(person)
        .from(users)
        .where(and(eq(users.id, userId), ne(users.role, 'tourist')))
    )[0],

  byIds: (ids: number[]): Promise<PersonRow[]> => db.orm.select(person).from(users).where(inArray(users.id, ids)),

  page: ({ before, ...filter }: PeopleFilter, limit: number): Promise<PersonRow[]> =>
    db.orm
      .select(person)
      .from(users)
      .where(and(wanted(db, filter), before === undefined ? undefined : lt(users.id, before)))
      .orderBy(desc(users.id))
      .limit(limit),

  count: (filter: PeopleFilter): Promise<number> => db.orm.$count(users, wanted(db, filter)),

  byMobiles: (countryId: number, mobiles: string[]) =>
    db.orm
      .select({ id: users.id, mobile: users.mobile, role: users.role })
      .from(users)
      .where(and(eq(users.country_id, countryId), inArray(users.mobile, mobiles))),

  /** When each of these was here last; somebody whose sessions are over is missing. */
  lastSeen: (ids: number[]) =>
    db.orm
      .select({ id: sessions.user_id, at: sql<Date>`max(${sessions.seen_at})`.mapWith(sessions.seen_at) })
      .from(sessions)
      .where(inArray(sessions.user_id, ids))
      .groupBy(sessions.user_id),

  lock: async (userId: number): Promise<PersonRow | undefined> =>
    (await db.orm.select(person).from(users).where(eq(users.id, userId)).for('update'))[0],

  setBanned: (userId: number, since: Date | null, now: Date) =>
    db.orm.update(users).set({ banned_at: since, updated_at: now }).where(eq(users.id, userId)),

  setOrganisation: (userId: number, organisationId: number | null) =>
    db.orm.update(users).set({ organisation_id: organisationId }).where(eq(users.id, userId)),

  setStaff: (userId: number, isStaff: boolean) =>
    db.orm.update(users).set({ is_staff: isStaff }).where(eq(users.id, userId)),

  mobileOf: async (userId: number): Promise<Mobile | null> => {
    const [row] = await db.orm
      .select({ countryId: users.country_id, mobile: users.mobile })
      .from(users)
      .where(eq(users.id, userId));
    return row?.countryId && row.mobile ? { countryId: row.countryId, mobile: row.mobile } : null;
  },

  sessionsEnded: async (userId: number): Promise<number> =>
    (await db.orm.delete(sessions).where(eq(sessions.user_id, userId)).returning({ id: sessions.user_id })).length,
});

function wanted(db: Db, { search, who, organisationId, seenSince, within }: PeopleFilter): SQL | undefined {
  // One parameter, however many they are.
  const among = within && sql`${users.id} = any(${sql.param(within.ids)}::bigint[])`;
  const ids = within && among && (within.isIn ? among : not(among));
  return and(
    ne(users.role, 'tourist'),
    who === 'banned' ? isNotNull(users.banned_at) : undefined,
    who === 'operators' ? eq(users.role, 'backend-system') : undefined,
    organisationId === undefined ? undefined : eq(users.organisation_id, organisationId),
    seenSince && exists(db.orm.select({ one: sql`1` }).from(sessions).where(seen(seenSince))),
    ids,
    search ? called(search) : undefined,
  );
}

const seen = (since: Date) => and(eq(sessions.user_id, users.id), gte(sessions.seen_at, since));

/** The whole number, the account name, `N-12` or `#12` for an id, or how a name begins: each has its index. */
function called(search: string): SQL | undefined {
  const id = /^(?:#|n-?)0*(\d{1,15})$/i.exec(search)?.[1];
  const digits = search.replace(/[\s-]/g, '');
  return or(
    id ? eq(users.id, Number(id)) : undefined,
    /^\+?\d{5,15}$/.test(digits) ? eq(users.mobile, digits.replace(/^\+86/, '')) : undefined,
    eq(sql`lower(${users.account})`, search.toLowerCase()),
    like(sql`lower(${users.name})`, `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
  );
}
