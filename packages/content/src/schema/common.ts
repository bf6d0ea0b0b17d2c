import { z } from 'zod';

/** The head of every item, and the small types all kinds share. Strict: a stray comma in YAML becomes an error, not a key. */

export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as main-menu');
/** Text that must exist in both languages. */
export const Both = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) });
export type Both = z.output<typeof Both>;

export const Origin = z.strictObject({
  kind: z.enum(['original', 'adapted', 'licensed']),
  by: z.string().min(1),
  date: z.iso.date(),
  drafting: z.enum(['human', 'model-assisted']),
});

export const Head = {
  id: Slug,
  rev: z.int().min(1),
  status: z.enum(['draft', 'review', 'published', 'retired']).default('published'),
};
