import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { countryByIso } from '../countries.ts';
import { type Mobile, mobileOrNull } from '../login/mobiles.ts';
import { type PeopleFilter, type PersonRow, peopleRepo } from './people.repo.ts';

export type { PeopleFilter, PersonRow };
export type People = ReturnType<typeof peopleService>;

/** Accounts as operators and schools see them. Guests are nobody here. */
export const peopleService = (deps: Pick<Deps, 'now' | 'settings'>) => ({
  find: (db: Db, userId: number): Promise<PersonRow | undefined> => peopleRepo(db).find(userId),
  page: (db: Db, filter: PeopleFilter, limit: number): Promise<PersonRow[]> => peopleRepo(db).page(filter, limit),

  count: (db: Db, filter: PeopleFilter): Promise<number> => peopleRepo(db).count(filter),

  async byIds(db: Db, ids: readonly number[]): Promise<Map<number, PersonRow>> {
    const rows = ids.length ? await peopleRepo(db).byIds([...ids]) : [];
    return new Map(rows.map((row) => [row.id, row]));
  },

  async lastSeen(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
    const rows = ids.length ? await peopleRepo(db).lastSeen([...ids]) : [];
    return new Map(rows.map(({ id, at }) => [id, at]));
  },

  /** A number as a school wrote it, one way; null: it is none. */
  readNumber: (typed: string, countryId?: number): Mobile | null =>
    mobileOrNull(countryId ?? countryByIso(deps.settings.DEFAULT_COUNTRY)?.id ?? 0, typed),

  /** The accounts that have these numbers, of one country. */
  async learnersOf(db: Db, countryId: number, mobiles: readonly string[]): Promise<Map<string, number>> {
    const rows = mobiles.length ? await peopleRepo(db).byMobiles(countryId, [...mobiles]) : [];
    return new Map(rows.flatMap(({ id, mobile, role }) => (mobile && role === 'student' ? [[mobile, id]] : [])));
  },

  /** Every number of an account was proved by a code. */
  mobileOf: (db: Db, userId: number): Promise<Mobile | null> => peopleRepo(db).mobileOf(userId),

  async setOrganisation(tx: Db, userId: number, organisationId: number | null): Promise<void> {
    await peopleRepo(tx).setOrganisation(userId, organisationId);
  },

  /** Whether somebody is on the staff of a school. Read with the account held, so that two schools at one moment agree. */
  async keepStaff(tx: Db, userId: number, isStaff: () => Promise<boolean>): Promise<void> {
    await peopleRepo(tx).lock(userId);
    await peopleRepo(tx).setStaff(userId, await isStaff());
  },

  /** Keeps somebody out, and ends what is open; false: it was so already. Operators cannot keep each other out. */
  async ban(tx: Db, userId: number): Promise<boolean> {
    const person = await locked(tx, userId);
    if (person.role !== 'student') throw new AppError('forbidden', { fields: ['user_id'] });
    await peopleRepo(tx).sessionsEnded(userId);
    if (person.banned_at) return false;
    await peopleRepo(tx).setBanned(userId, deps.now(), deps.now());
    return true;
  },

  async unban(tx: Db, userId: number): Promise<boolean> {
    const person = await locked(tx, userId);
    // A closed operator has nothing left to get in with: whoever is to come back is appointed anew.
    if (person.role !== 'student') throw new AppError('forbidden', { fields: ['user_id'] });
    if (!person.banned_at) return false;
    await peopleRepo(tx).setBanned(userId, null, deps.now());
    return true;
  },

  async endSessions(tx: Db, userId: number): Promise<number> {
    await locked(tx, userId);
    return peopleRepo(tx).sessionsEnded(userId);
  },
});

async function locked(tx: Db, userId: number): Promise<PersonRow> {
  const person = await peopleRepo(tx).lock(userId);
  if (!person || person.role === 'tourist') throw new AppError('not_found', { fields: ['user_id'] });
  return person;
}
