import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { startOfDay } from '@ninefold/core/time/day';
import { localDay } from '@ninefold/core/time/local-day';
import type { PeopleFilter } from '#features/identity/people/people.service.ts';
import type { AdminDeps } from './admin-deps.ts';

type Asked = Omit<ParsedInput<(typeof admin)['getPeople']>, 'page_size'>;

const WEEK_MS = 7 * 86_400_000;

/** What an operator chose, as the accounts understand it. Who is a member only membership knows. */
export async function filterOf(
  deps: AdminDeps,
  { organisation_id, member, seen, ...rest }: Asked,
): Promise<PeopleFilter> {
  return {
    ...rest,
    organisationId: organisation_id,
    seenSince: seen === 'week' ? new Date(deps.now().getTime() - WEEK_MS) : undefined,
    within: member === undefined ? undefined : { ids: await deps.membership.memberIds(deps.db), isIn: member === 1 },
  };
}

/** How many fit, how many there are, and who of them was here today, by the site's own calendar. */
export async function countsOf({ db, now, people, settings }: AdminDeps, filter: PeopleFilter) {
  const zone = settings.DEFAULT_TIME_ZONE;
  const today = new Date(startOfDay(localDay(now(), zone), zone) * 1000);
  const everybody: PeopleFilter = { search: '', who: 'all' };
  return {
    found: await people.count(db, { ...filter, before: undefined }),
    people: await people.count(db, everybody),
    today: await people.count(db, { ...everybody, seenSince: today }),
  };
}
