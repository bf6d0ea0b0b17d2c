import { z } from 'zod';
import { calls } from './call.ts';
import { Id, Line, Nothing, Text } from './fields.ts';

/** `/api/common/*`: what the shell needs around every page. */

const MenuLeaf = z.object({
  id: Id,
  name: z.string(),
  icon: z.string(),
  module_path: z.string(),
  desc: z.string(),
});
export const MenuItem = MenuLeaf.extend({ children: z.array(MenuLeaf) });
export type MenuItem = z.output<typeof MenuItem>;

const Country = z.object({ id: Id, iso: z.string(), name: z.string(), dial_code: z.string() });
export type Country = z.output<typeof Country>;

export const common = calls({
  getMenuList: {
    summary: 'The side menu for this session; with pid, the children of one item',
    access: 'anyone',
    input: z.strictObject({ pid: Id.optional() }),
    output: z.array(MenuItem),
  },
  getCountryList: {
    summary: 'Countries with dialling codes, in the caller’s language',
    access: 'anyone',
    input: Nothing,
    output: z.array(Country),
  },
  getSiteInfo: {
    summary: 'What the operator set for every page: guest mode, main site, support contact, sign-in points',
    access: 'anyone',
    input: Nothing,
    output: z.object({
      guest_mode: z.boolean(),
      main_site: z.string(),
      support: z.object({ qr_text: z.string(), text: z.string(), hours: z.string() }).nullable(),
      wechat: z.boolean(),
      sign_in_points: z.int(),
      /** Known defects that are reproduced on purpose. */
      compat: z.object({ poster_read_bug: z.boolean() }),
    }),
  },
  track: {
    summary: 'Record what was clicked; never carries text a learner typed',
    access: 'visitor',
    input: z.strictObject({
      event: z.enum(['menu_click', 'page_view', 'go_to_sign_in', 'support_open', 'invalid_url', 'course_missing']),
      target: Line(200),
      menu_id: Id.optional(),
    }),
    output: Nothing,
  },
  reportError: {
    summary: 'A page error, for the operator’s log',
    access: 'anyone',
    input: z.strictObject({
      message: Text(500, 1),
      stack: Text(4000).optional(),
      route: Text(300).optional(),
      kind: z.enum(['error', 'rejection', 'chunk', 'invalid_url', 'silent_refusal', 'boundary']).default('error'),
      build: Text(64).optional(),
    }),
    output: Nothing,
  },
});
