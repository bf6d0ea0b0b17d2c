import { randomInt } from 'node:crypto';
import type { ParsedInput } from '@ninefold/contract/call';
import type { organisationStaff } from '@ninefold/contract/organisation/staff';
import type { AuditAction } from '@ninefold/core/admin/audit-actions';
import { masked } from '@ninefold/core/identity/masked-mobile';
import { MOST_NUMBERS, numbersOf } from '@ninefold/core/organisation/numbers';
import { mayGiveRole, mayInSchool, SCHOOL_ACTS, type Standing } from '@ninefold/core/organisation/roles';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { keepStaff } from '../members/belong.ts';
import { type InviteRow, membersRepo } from '../members/members.repo.ts';
import { noticeView } from '../notice-view.ts';
import { organisationRepo } from '../organisation.repo.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { addNumbers } from './add-numbers.ts';
import { replaceLogo } from './replace-logo.ts';
import { type Actor, requireMay } from './standing.ts';

type In<K extends keyof typeof organisationStaff> = ParsedInput<(typeof organisationStaff)[K]>;

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DAY_MS = 86_400_000;
const AWAITED_SHOWN = 100;
/** Codes that appoint staff are handed over soon or not at all. */
const STAFF_CODE_DAYS = 7;

export type Staff = ReturnType<typeof staffService>;

/** What the staff of a school do in it, and operators in all of them. Every act is in the log. */
export const staffService = (deps: OrganisationDeps) => {
  const { db, now } = deps;
  return {
    async getManagedList(actor: Actor, { search, before, page_size }: In<'getManagedList'>) {
      const list =
        actor?.role === 'backend-system'
          ? (await organisationRepo(db).page(search, before, page_size + 1)).map((row) => managed(row, 'operator'))
          : (await membersRepo(db).schoolsOf(actor?.userId ?? 0))
              .filter(({ role }) => mayInSchool(role, 'see_members'))
              .map((school) => managed(school, school.role));
      return { list: list.slice(0, page_size), has_more: flag(list.length > page_size) };
    },

    async getManaged(actor: Actor, { organisation_id: id }: In<'getManaged'>) {
      const standing = await requireMay(db, actor, id, 'see_members');
      const school = await organisationRepo(db).find(id);
      if (!school) throw new AppError('not_found', { fields: ['organisation_id'] });
      // A code is as good as the role it gives: whoever may not give it does not see it.
      const invites = (await membersRepo(db).invitesOf(id, now())).filter(({ role }) => mayGiveRole(standing, role));
      return { ...managed(school, standing), invites: invites.map(inviteView) };
    },

    create: (actor: Actor, { name }: In<'create'>) =>
      db.transaction(async (tx) => {
        const id = await organisationRepo(tx).create(name);
        await note(tx, actor, 'organisation.create', id, { name });
        return managed({ id, name, logo: '' }, 'operator');
      }),

    rename: (actor: Actor, { organisation_id: id, name }: In<'rename'>) =>
      acting(actor, id, 'change_school', async (tx) => {
        await organisationRepo(tx).rename(id, name);
        await note(tx, actor, 'organisation.rename', id, { name });
        return {};
      }),

    async uploadLogo(actor: Actor, { organisation_id: id }: In<'uploadLogo'>, bytes: Uint8Array) {
      await requireMay(db, actor, id, 'change_school');
      return replaceLogo(deps, id, bytes, (tx) => note(tx, actor, 'organisation.logo', id));
    },

    async getManagedNoticeList(actor: Actor, { organisation_id: id, before, page_size }: In<'getManagedNoticeList'>) {
      await requireMay(db, actor, id, 'write_notices');
      const rows = await organisationRepo(db).newest(id, page_size + 1, before);
      return { list: rows.slice(0, page_size).map(noticeView), has_more: flag(rows.length > page_size) };
    },

    async getMemberList(actor: Actor, { organisation_id: id, role, before, page_size }: In<'getMemberList'>) {
      await requireMay(db, actor, id, 'see_members');
      const rows = await membersRepo(db).page(id, role, before, page_size + 1);
      const shown = rows.slice(0, page_size);
      const people = await deps.people.byIds(
        db,
        shown.map(({ user_id }) => user_id),
      );
      return {
        list: shown.map((row) => ({
          user_id: row.user_id,
          role: row.role,
          joined_at: secondsOf(row.joined_at),
          name: people.get(row.user_id)?.name ?? '',
          mobile: masked(people.get(row.user_id)?.mobile ?? ''),
        })),
        has_more: flag(rows.length > page_size),
      };
    },

    async getAwaitedList(actor: Actor, { organisation_id: id }: In<'getAwaitedList'>) {
      await requireMay(db, actor, id, 'see_members');
      const rows = await membersRepo(db).awaited(id, now(), AWAITED_SHOWN);
      return {
        list: rows.map(({ country_id, mobile, role, created_at }) => ({
          ...{ country_id, mobile, role, since: secondsOf(created_at) },
        })),
      };
    },

    addMembers(actor: Actor, { organisation_id: id, role, numbers, country_id }: In<'addMembers'>) {
      const typed = numbersOf(numbers);
      if (!typed.length || typed.length > MOST_NUMBERS) throw new AppError('invalid_input', { fields: ['numbers'] });
      return acting(actor, id, 'invite_students', async (tx, standing) => {
        if (!mayGiveRole(standing, role)) throw new AppError('forbidden');
        const answer = await addNumbers(deps, tx, id, role, typed, country_id);
        await note(tx, actor, 'organisation.add_members', id, { role, awaited: answer.awaited });
        return answer;
      });
    },

    setMemberRole: (actor: Actor, { organisation_id: id, user_id, role }: In<'setMemberRole'>) =>
      acting(actor, id, 'change_members', async (tx) => {
        const before = await memberRole(tx, id, user_id);
        if (before === 'owner' && role !== 'owner') await requireAnotherOwner(tx, id, user_id);
        await membersRepo(tx).setRole(id, user_id, role);
        await endWaysBack(tx, id, user_id, before !== 'student');
        await keepStaff(deps, tx, user_id);
        await note(tx, actor, 'organisation.set_role', id, { user_id, before, role });
        return {};
      }),

    removeMember: (actor: Actor, { organisation_id: id, user_id }: In<'removeMember'>) =>
      acting(actor, id, 'change_members', async (tx) => {
        const role = await memberRole(tx, id, user_id);
        if (role === 'owner') await requireAnotherOwner(tx, id, user_id);
        await membersRepo(tx).remove(id, user_id);
        await endWaysBack(tx, id, user_id, role !== 'student');
        await keepStaff(deps, tx, user_id);
        if ((await deps.learners.organisationOf(tx, user_id)) === id)
          await deps.people.setOrganisation(tx, user_id, null);
        await note(tx, actor, 'organisation.remove_member', id, { user_id, role });
        return {};
      }),

    removeAwaited: (actor: Actor, { organisation_id: id, country_id, mobile }: In<'removeAwaited'>) =>
      acting(actor, id, 'change_members', async (tx) => {
        await membersRepo(tx).removeAwaited(id, { countryId: country_id, mobile });
        await note(tx, actor, 'organisation.remove_awaited', id, { mobile: masked(mobile) });
        return {};
      }),

    makeInvite: (actor: Actor, { organisation_id: id, role, days }: In<'makeInvite'>) =>
      acting(actor, id, 'invite_students', async (tx, standing) => {
        if (!mayGiveRole(standing, role)) throw new AppError('forbidden');
        const goodFor = role === 'student' ? days : Math.min(days, STAFF_CODE_DAYS);
        const code = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
        const made = await membersRepo(tx).insertInvite({
          ...{ code, organisation_id: id, role, created_by: actor?.userId ?? 0, created_at: now() },
          expires_at: new Date(now().getTime() + goodFor * DAY_MS),
        });
        if (!made) throw new AppError('conflict');
        await note(tx, actor, 'organisation.make_invite', id, { code, role, days: goodFor });
        return inviteView(made);
      }),

    endInvite: (actor: Actor, { organisation_id: id, code }: In<'endInvite'>) =>
      acting(actor, id, 'invite_students', async (tx, standing) => {
        const found = await membersRepo(tx).invite(code, now());
        if (found?.invite.organisation_id === id && !mayGiveRole(standing, found.invite.role))
          throw new AppError('forbidden');
        await membersRepo(tx).endInvite(id, code, now());
        await note(tx, actor, 'organisation.end_invite', id, { code });
        return {};
      }),
  };

  function acting<T>(
    actor: Actor,
    id: number,
    act: Parameters<typeof requireMay>[3],
    work: (tx: Db, standing: Standing) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => work(tx, await requireMay(tx, actor, id, act)));
  }

  function note(tx: Db, actor: Actor, action: AuditAction, id: number, details: Record<string, string | number> = {}) {
    return deps.audit.note(tx, {
      ...{ actorId: actor?.userId ?? 0, action, on: ['organisation', id], organisationId: id, details },
    });
  }

  /** What would bring them back: codes and places on the list. */
  async function endWaysBack(tx: Db, id: number, userId: number, wasStaff: boolean): Promise<void> {
    if (wasStaff) await membersRepo(tx).endCodesOf(id, userId, now());
    await membersRepo(tx).endOffersOf(id, await deps.people.mobileOf(tx, userId), wasStaff);
  }

  async function memberRole(tx: Db, id: number, userId: number) {
    const role = await membersRepo(tx).roleOf(id, userId);
    if (!role) throw new AppError('not_found', { fields: ['user_id'] });
    return role;
  }

  /** A school that lost its owners could only be helped by an operator. */
  async function requireAnotherOwner(tx: Db, id: number, userId: number): Promise<void> {
    const owners = await membersRepo(tx).lockOwners(id);
    if (!owners.some((owner) => owner.id !== userId)) throw new AppError('last_owner', { fields: ['user_id'] });
  }
};

const flag = (yes: boolean) => (yes ? (1 as const) : (0 as const));

const managed = ({ id, name, logo }: { id: number; name: string; logo: string }, standing: Standing) => ({
  ...{ id, name, logo, may: SCHOOL_ACTS.filter((act) => mayInSchool(standing, act)) },
});

const inviteView = ({ code, role, created_at, expires_at }: InviteRow) => ({
  ...{ code, role, created_at: secondsOf(created_at), expires_at: secondsOf(expires_at) },
});
