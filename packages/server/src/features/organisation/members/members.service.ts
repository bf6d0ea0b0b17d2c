import { schoolToEnter } from '@ninefold/core/organisation/school-to-enter';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller } from '#http/request/caller.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { becomeMember } from './belong.ts';
import { membersRepo } from './members.repo.ts';

export type Members = ReturnType<typeof membersService>;

/** Which schools somebody belongs to, and in which of them they are now. */
export const membersService = (deps: OrganisationDeps) => {
  return {
    async getSchoolList(userId: number) {
      const here = await deps.learners.organisationOf(deps.db, userId);
      const schools = await membersRepo(deps.db).schoolsOf(userId);
      return {
        list: schools.map((school) => ({ ...school, is_here: school.id === here ? (1 as const) : (0 as const) })),
      };
    },

    /** After a log-in: numbers on a school's list of students become members, and the cookie follows who they are. */
    async loggedIn(caller: Caller, userId: number): Promise<void> {
      const school = await deps.db.transaction(async (tx) => {
        await claim(tx, userId);
        const here = await deps.learners.organisationOf(tx, userId);
        const schools = await membersRepo(tx).schoolsOf(userId);
        const enters = schoolToEnter(
          here,
          schools.map(({ id }) => id),
        );
        const next = enters === 'choose' ? null : enters;
        if (next !== here) await deps.people.setOrganisation(tx, userId, next);
        return enters;
      });
      caller.setOrganisation(school);
    },

    async enter(caller: Caller, userId: number, organisationId: number) {
      await deps.db.transaction((tx) => goIn(tx, userId, organisationId));
      caller.setOrganisation(organisationId);
      return {};
    },

    /** Schools that have put the number of this account on their list. */
    async getOfferList(userId: number) {
      const number = await deps.people.mobileOf(deps.db, userId);
      return { list: number ? await membersRepo(deps.db).offersTo(number, deps.now()) : [] };
    },

    async hasOffer(userId: number): Promise<boolean> {
      const number = await deps.people.mobileOf(deps.db, userId);
      return number !== null && (await membersRepo(deps.db).offersTo(number, deps.now())).length > 0;
    },

    /** The owner of the number joins at once, without waiting for the next log-in, or is taken off the list. */
    async answerOffer(caller: Caller, userId: number, organisationId: number, joins: boolean) {
      await deps.db.transaction(async (tx) => {
        const number = await deps.people.mobileOf(tx, userId);
        const role = number ? await membersRepo(tx).takeOffer(organisationId, number, deps.now()) : undefined;
        if (!role) throw new AppError('not_found', { fields: ['organisation_id'] });
        if (joins) {
          await becomeMember(deps, tx, { organisationId, userId, role }, { by: 'list' });
          await membersRepo(tx).agree(organisationId, userId, deps.now());
          await goIn(tx, userId, organisationId);
        } else
          await deps.audit.note(tx, {
            ...{ actorId: userId, action: 'organisation.decline', on: ['organisation', organisationId] },
            ...{ organisationId, details: { role } },
          });
      });
      if (joins) caller.setOrganisation(organisationId);
      return {};
    },

    /** Whoever leaves takes back that the teachers may see what they do. */
    async leave(caller: Caller, userId: number) {
      await deps.db.transaction(async (tx) => {
        const school = await deps.learners.organisationOf(tx, userId);
        if (school !== null) await membersRepo(tx).agree(school, userId, null);
        await deps.people.setOrganisation(tx, userId, null);
      });
      caller.setOrganisation(null);
      return {};
    },

    /** Whether one is on the staff of the school that the other is in at present, as a student who said yes to it. */
    async teaches(db: Db, teacherId: number, learnerId: number): Promise<boolean> {
      const school = await deps.learners.organisationOf(db, learnerId);
      if (school === null) return false;
      const teacher = await membersRepo(db).roleOf(school, teacherId);
      return (
        (teacher === 'teacher' || teacher === 'owner') && (await membersRepo(db).isStudentWhoAgreed(school, learnerId))
      );
    },

    async getInvitation(code: string) {
      const { invite, name, logo } = await goodInvite(deps.db, code);
      return { name, logo, role: invite.role };
    },

    async join(caller: Caller, userId: number, code: string) {
      const joined = await deps.db.transaction(async (tx) => {
        const { invite, name } = await goodInvite(tx, code);
        const id = invite.organisation_id;
        const number = await deps.people.mobileOf(tx, userId);
        // The code replaces the place on the list, which would otherwise outlive this membership.
        if (number) await membersRepo(tx).endOffersOf(id, number, false);
        await becomeMember(deps, tx, { organisationId: id, userId, role: invite.role }, { code });
        await membersRepo(tx).agree(id, userId, deps.now());
        await goIn(tx, userId, id);
        return { id, name };
      });
      caller.setOrganisation(joined.id);
      return joined;
    },

    /** For the start's own accounts: a member who is in the school at once. */
    async put(tx: Db, organisationId: number, userId: number): Promise<void> {
      await membersRepo(tx).add(organisationId, userId, 'student', deps.now());
      await deps.people.setOrganisation(tx, userId, organisationId);
    },
  };

  async function claim(tx: Db, userId: number): Promise<void> {
    const number = await deps.people.mobileOf(tx, userId);
    if (!number) return;
    for (const { organisationId, role } of await membersRepo(tx).takeAwaited(number, deps.now()))
      await becomeMember(deps, tx, { organisationId, userId, role }, { by: 'list' });
  }

  /** The membership is held meanwhile: whoever is taken off at this moment does not stay inside. */
  async function goIn(tx: Db, userId: number, organisationId: number): Promise<void> {
    if ((await membersRepo(tx).holdRole(organisationId, userId)) === null)
      throw new AppError('not_found', { fields: ['organisation_id'] });
    await deps.people.setOrganisation(tx, userId, organisationId);
  }

  async function goodInvite(db: Db, code: string) {
    const found = await membersRepo(db).invite(code, deps.now());
    if (!found) throw new AppError('invite_over', { fields: ['code'] });
    return found;
  }
};
