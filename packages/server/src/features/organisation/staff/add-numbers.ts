import type { OrganisationRole } from '@ninefold/core/organisation/roles';
import type { Db } from '#db/db.ts';
import { membersRepo } from '../members/members.repo.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';

/** Accounts join at once; numbers without one wait for their first log-in. */
export async function addNumbers(
  deps: OrganisationDeps,
  tx: Db,
  organisationId: number,
  role: OrganisationRole,
  typed: readonly string[],
  countryId: number | undefined,
) {
  const repo = membersRepo(tx);
  const read = typed.map((number) => ({ number, mobile: deps.people.readNumber(number, countryId) }));
  // One number may be written in two ways.
  const known = new Map(
    read.flatMap(({ mobile }) => (mobile ? [[`${mobile.countryId}:${mobile.mobile}`, mobile] as const] : [])),
  );
  const numbers = [...known.values()];
  const counts = { added: 0, already: 0 };
  const waiting: typeof numbers = [];
  for (const country of new Set(numbers.map((number) => number.countryId))) {
    const here = numbers.filter((number) => number.countryId === country);
    const learners = await deps.people.learnersOf(
      tx,
      country,
      here.map(({ mobile }) => mobile),
    );
    for (const userId of learners.values()) {
      const isNew = await repo.add(organisationId, userId, role, deps.now());
      counts[isNew ? 'added' : 'already'] += 1;
    }
    waiting.push(...here.filter(({ mobile }) => !learners.has(mobile)));
  }
  if (waiting.length) await repo.await(organisationId, waiting, role, deps.now());
  const wrong = read.flatMap(({ number, mobile }) => (mobile ? [] : [number.slice(0, 40)]));
  return { ...counts, awaited: waiting.length, wrong };
}
