import type { OrganisationRole } from '@ninefold/core/organisation/roles';
import type { Db } from '#db/db.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { membersRepo } from './members.repo.ts';

type Member = { organisationId: number; userId: number; role: OrganisationRole };
/** How somebody came: by a code, or because their number stood on the list. */
type Way = { code: string } | { by: 'list' };

/** Becomes a member, once; who is one already keeps their role. In the log, because a role opens doors. */
export async function becomeMember(deps: OrganisationDeps, tx: Db, member: Member, way: Way): Promise<void> {
  const { organisationId, userId, role } = member;
  if (!(await membersRepo(tx).add(organisationId, userId, role, deps.now()))) return;
  await keepStaff(deps, tx, userId);
  await deps.audit.note(tx, {
    ...{ actorId: userId, action: 'organisation.join', on: ['organisation', organisationId], organisationId },
    details: { role, ...way },
  });
}

/** After a role was given, changed or taken: the account itself says whether it is on anybody's staff. */
export const keepStaff = (deps: OrganisationDeps, tx: Db, userId: number): Promise<void> =>
  deps.people.keepStaff(tx, userId, () => membersRepo(tx).isStaff(userId));
