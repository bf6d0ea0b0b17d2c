import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Nothing, Seconds, Text } from './fields.ts';

/** `/api/organisation/*`: the home of a school. The cookie only asks for it; membership decides. */

const Notice = z.object({ id: Id, title: z.string(), text: z.string(), pinned: Flag, time: Seconds });
export type Notice = z.output<typeof Notice>;

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
    }),
  },
  getNoticeList: {
    summary: 'Older notices: those before the id given',
    access: 'visitor',
    input: z.strictObject({ before: Id.optional(), limit: z.int().min(1).max(50).default(10) }),
    output: z.object({ list: z.array(Notice), more: z.boolean() }),
  },
  saveNotice: {
    summary: 'Write a notice for an organisation, or change one',
    access: 'operator',
    input: z.strictObject({
      id: Id.optional(),
      organisation_id: Id,
      title: Line(80, 1),
      text: Text(4000, 1),
      pinned: Flag.default(0),
    }),
    output: Notice,
  },
  removeNotice: {
    summary: 'Take a notice down',
    access: 'operator',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
});
