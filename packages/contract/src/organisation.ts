import { ORGANISATION_ROLES } from '@ninefold/core/organisation/roles';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Nothing, Seconds, Text } from './fields.ts';

/** `/api/organisation/*`: the home of a school, and who is in it. The cookie only asks for it; membership decides. */

/** A day without a clock, `2026-12-05`; empty: none. */
const Day = z.union([z.literal(''), z.iso.date().refine((day) => day >= '2000-01-01' && day < '2200-01-01')]);

export const Notice = z.object({ id: Id, title: z.string(), text: z.string(), pinned: Flag, day: Day, time: Seconds });
export type Notice = z.output<typeof Notice>;

const School = z.object({
  id: Id,
  name: z.string(),
  logo: z.string(),
  role: z.enum(ORGANISATION_ROLES),
  is_here: Flag,
});
export type School = z.output<typeof School>;

/** Read over the telephone without spelling. */
export const InviteCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{4,16}$/));

export const organisation = calls({
  getHome: {
    summary: 'Name, logo and newest notices of the learner’s own organisation; its courses are in get-package-list',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      id: Id,
      name: z.string(),
      logo: z.string(),
      notices: z.array(Notice),
      more_notices: z.boolean(),
      /** The next day that a notice is about. */
      next: Notice.nullable(),
      /** Does the learner belong to other schools too? */
      has_others: Flag,
    }),
  },
  getNoticeList: {
    summary: 'Older notices: those before the id given',
    access: 'visitor',
    input: z.strictObject({ before: Id.optional(), limit: z.int().min(1).max(50).default(10) }),
    output: z.object({ list: z.array(Notice), more: z.boolean() }),
  },
  getSchoolList: {
    summary: 'The schools that the caller belongs to',
    access: 'account',
    input: Nothing,
    output: z.object({ list: z.array(School) }),
  },
  enter: {
    summary: 'Go into one of the caller’s own schools (sets the organisation cookie)',
    access: 'account',
    input: z.strictObject({ organisation_id: Id }),
    output: Nothing,
  },
  leave: {
    summary: 'Leave the school’s pages (takes the organisation cookie back); who belongs to it stays as it is',
    access: 'visitor',
    input: Nothing,
    output: Nothing,
  },
  getInvitation: {
    summary: 'Which school a code is for',
    access: 'visitor',
    input: z.strictObject({ code: InviteCode }),
    output: z.object({ name: z.string(), logo: z.string(), role: z.enum(ORGANISATION_ROLES) }),
  },
  join: {
    summary: 'Become a member by a code, and go in; somebody who is one already keeps their role',
    access: 'learner',
    input: z.strictObject({ code: InviteCode }),
    output: z.object({ id: Id, name: z.string() }),
  },
  getOfferList: {
    summary: 'Schools that have put the number of this account on their list',
    access: 'learner',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({ organisation_id: Id, name: z.string(), logo: z.string(), role: z.enum(ORGANISATION_ROLES) }),
      ),
    }),
  },
  answerOffer: {
    summary: 'Join such a school and go in, or be taken off its list',
    access: 'learner',
    input: z.strictObject({ organisation_id: Id, joins: Flag }),
    output: Nothing,
  },
  saveNotice: {
    summary: 'Write a notice for an organisation, or change one; its staff and operators',
    access: 'account',
    input: z.strictObject({
      id: Id.optional(),
      organisation_id: Id,
      title: Line(80, 1),
      text: Text(4000, 1),
      pinned: Flag.default(0),
      day: Day.default(''),
    }),
    output: Notice,
  },
  removeNotice: {
    summary: 'Take a notice down; staff of its organisation and operators',
    access: 'account',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
});
