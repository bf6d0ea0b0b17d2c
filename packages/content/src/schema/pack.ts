import { z } from 'zod';
import { Both, Origin, Slug } from './common.ts';

/** `pack.yaml`: whose content this is, and under which licence. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  id: Slug,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  name: Both,
  description: Both.optional(),
  publisher: z.string().min(1),
  licence: z.string().min(1),
  locales: z.array(z.string()).default(['en', 'zh-CN']),
  requires: z.array(z.strictObject({ pack: Slug, version: z.string().min(1) })).default([]),
  origin: Origin,
  declares: z.strictObject({
    noThirdPartyTestMaterial: z.literal(true),
    /** The pack claims to be whole: every official question type, every part of a paper. Checked. */
    completeSets: z.boolean().default(false),
  }),
  /** Topics of its own, beside those of the product. */
  topics: z.array(z.strictObject({ id: Slug, name: Both })).default([]),
  /** How the voices say names and words that are read in two ways: a word or a phrase, and its IPA. */
  pronounce: z.record(z.string().min(1), z.string().regex(/^\/.+\/$/, 'must stand between slashes')).default({}),
  /** Items that are gone from the folder but stay readable in old results. */
  retired: z.array(z.strictObject({ id: Slug, rev: z.int().min(1), replacedBy: Slug.optional() })).default([]),
  /** Files that only earlier revisions name: attempts that were made on those are still heard. */
  kept: z.array(z.string().startsWith('assets/')).default([]),
});
export type Manifest = z.output<typeof Manifest>;
