import { z } from 'zod';
import { Both, ShortHead } from './common.ts';

/** The side menu. Ids are the product's numbers: 28 leads to the training collections, 33 is not for organisations. */
const MenuEntry = z.strictObject({
  id: z.int().positive(),
  name: Both,
  icon: z.string().regex(/^[a-z0-9-]+$/),
  module_path: z.string().regex(/^(\/[^\s]*)?$/, 'must be a path such as /reading-list, or empty for a heading'),
  desc: Both.optional(),
});

export const Menu = z.strictObject({
  kind: z.literal('menu'),
  ...ShortHead,
  title: z.string().min(1),
  audience: z.enum(['all', 'organisation']).default('all'),
  items: z.array(MenuEntry.extend({ children: z.array(MenuEntry).default([]) })).min(1),
});
export type Menu = z.output<typeof Menu>;
