import { mayInSchool, type SchoolAct, type Standing } from '@ninefold/core/organisation/roles';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Identity } from '#http/request/caller.ts';
import { membersRepo } from '../members/members.repo.ts';
import { organisationRepo } from '../organisation.repo.ts';

export type Actor = Identity | null;

/** What the caller is in this school. A school that they do not belong to is not found, as if it were not there. */
export async function standingIn(db: Db, actor: Actor, organisationId: number): Promise<Standing> {
  const notFound = () => new AppError('not_found', { fields: ['organisation_id'] });
  if (!actor) throw notFound();
  if (actor.role === 'backend-system') {
    if (!(await organisationRepo(db).find(organisationId))) throw notFound();
    return 'operator';
  }
  const role = await membersRepo(db).roleOf(organisationId, actor.userId);
  if (!role) throw notFound();
  return role;
}

export async function requireMay(db: Db, actor: Actor, organisationId: number, act: SchoolAct): Promise<Standing> {
  const standing = await standingIn(db, actor, organisationId);
  if (!mayInSchool(standing, act)) throw new AppError('forbidden');
  return standing;
}
