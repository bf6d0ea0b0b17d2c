import type { OrganisationRole } from '@ninefold/core/organisation/roles';
import type { Db } from '#db/db.ts';
import { membersRepo } from '../members/members.repo.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';

/**
 * Every number waits for its owner, whether it has an account or not: the list of a school is not a way to find out who
 * has one. Who is a member of this school already, its staff can see anyway.
 */
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
  const waiting: typeof numbers = [];
  for (const country of new Set(numbers.map((number) => number.countryId))) {
    const here = numbers.filter((number) => number.countryId === country);
    const accounts = await deps.people.learnersOf(
      tx,
      country,
      here.map(({ mobile }) => mobile),
    );
    const members = new Set(await repo.membersAmong(organisationId, [...accounts.values()]));
    waiting.push(...here.filter(({ mobile }) => !members.has(accounts.get(mobile) ?? 0)));
  }
  if (waiting.length) await repo.await(organisationId, waiting, role, deps.now());
  const wrong = read.flatMap(({ number, mobile }) => (mobile ? [] : [number.slice(0, 40)]));
  return { awaited: waiting.length, already: numbers.length - waiting.length, wrong };
}
