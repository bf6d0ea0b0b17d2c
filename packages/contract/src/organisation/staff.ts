import { ORGANISATION_ROLES, SCHOOL_ACTS } from '@ninefold/core/organisation/roles';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Nothing, PageSize, Seconds, Text } from '../fields.ts';
import { InviteCode, Notice } from '../organisation.ts';

/**
 * `/api/organisation/*`: what the staff of a school do in it, and operators in all of them. The role in this very school
 * decides; a school that the caller does not belong to is not found.
 */

const Role = z.enum(ORGANISATION_ROLES);
const Of = { organisation_id: Id };

const Member = z.object({ user_id: Id, name: z.string(), mobile: z.string(), role: Role, joined_at: Seconds });
export type Member = z.output<typeof Member>;

const Awaited = z.object({ country_id: z.int(), mobile: z.string(), role: Role, since: Seconds });
export type AwaitedMember = z.output<typeof Awaited>;

const Invite = z.object({ code: z.string(), role: Role, created_at: Seconds, expires_at: Seconds });
export type Invite = z.output<typeof Invite>;

const Managed = z.object({
  id: Id,
  name: z.string(),
  logo: z.string(),
  /** What the caller may do here. */
  may: z.array(z.enum(SCHOOL_ACTS)),
});
export type Managed = z.output<typeof Managed>;

export const organisationStaff = calls({
  getManagedList: {
    summary:
      'Organisations that the caller may look after, by how the name begins: all of them for an operator; `before` is the last id seen',
    access: 'account',
    input: z.strictObject({ search: Line(80).default(''), before: Id.optional(), page_size: PageSize(20) }),
    output: z.object({ list: z.array(Managed), has_more: Flag }),
  },
  getManaged: {
    summary: 'One organisation as its staff see it',
    access: 'account',
    input: z.strictObject(Of),
    output: Managed.extend({ invites: z.array(Invite) }),
  },
  create: {
    summary: 'A new organisation',
    access: 'operator',
    input: z.strictObject({ name: Line(60, 1) }),
    output: Managed,
  },
  rename: {
    summary: 'Change the name of an organisation',
    access: 'account',
    input: z.strictObject({ ...Of, name: Line(60, 1) }),
    output: Nothing,
  },
  uploadLogo: {
    summary: 'Replace the logo; the file is judged by its content and written anew',
    access: 'account',
    input: z.strictObject(Of),
    output: z.object({ logo: z.string() }),
    upload: { maxBytes: 2 * 1024 * 1024, kinds: ['image'] },
  },
  getManagedNoticeList: {
    summary: 'Notices of one organisation, newest first, for those who write them',
    access: 'account',
    input: z.strictObject({ ...Of, before: Id.optional(), page_size: PageSize(10) }),
    output: z.object({ list: z.array(Notice), has_more: Flag }),
  },
  getMemberList: {
    summary: 'Members, the last joined account first; `before` is the last user id seen',
    access: 'account',
    input: z.strictObject({ ...Of, role: Role.optional(), before: Id.optional(), page_size: PageSize(20) }),
    output: z.object({ list: z.array(Member), has_more: Flag }),
  },
  getAwaitedList: {
    summary: 'Numbers of the list whose owners have not come yet, at most 100',
    access: 'account',
    input: z.strictObject(Of),
    output: z.object({ list: z.array(Awaited) }),
  },
  addMembers: {
    summary:
      'A pasted list of mobile numbers, answered alike whether they have an account: whoever has one is asked at home, and is a member from the next log-in',
    access: 'account',
    input: z.strictObject({
      ...Of,
      role: Role.default('student'),
      numbers: Text(20_000, 1),
      country_id: Id.optional(),
    }),
    output: z.object({
      awaited: z.int().nonnegative(),
      /** Members of this very organisation. */
      already: z.int().nonnegative(),
      /** What is no mobile number, as it was pasted. */
      wrong: z.array(z.string()),
    }),
  },
  setMemberRole: {
    summary: 'What a member is in this organisation',
    access: 'account',
    input: z.strictObject({ ...Of, user_id: Id, role: Role }),
    output: Nothing,
  },
  removeMember: {
    summary: 'Take a member off; their work stays theirs',
    access: 'account',
    input: z.strictObject({ ...Of, user_id: Id }),
    output: Nothing,
  },
  removeAwaited: {
    summary: 'Take a number off the list',
    access: 'account',
    input: z.strictObject({ ...Of, country_id: z.int().positive().max(9999), mobile: Line(20, 4) }),
    output: Nothing,
  },
  makeInvite: {
    summary: 'A new code by which members join',
    access: 'account',
    input: z.strictObject({ ...Of, role: Role.default('student'), days: z.int().min(1).max(365).default(30) }),
    output: Invite,
  },
  endInvite: {
    summary: 'End a code',
    access: 'account',
    input: z.strictObject({ ...Of, code: InviteCode }),
    output: Nothing,
  },
});
