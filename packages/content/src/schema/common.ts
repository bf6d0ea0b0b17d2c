import { z } from 'zod';

/** The head of every item, and the small types all kinds share. Strict: a stray comma in YAML becomes an error, not a key. */

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as main-menu')
  .max(64);
/** An item of this pack by its id, or of another pack as `pack/id`. */
export const Ref = z.string().regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/, 'must be an id, or pack/id');

/** Text that must exist in both languages: everything a learner reads that is not exam material. */
export const Both = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) });
export type Both = z.output<typeof Both>;
/** Exam material: English, as on the paper. */
export const English = z.string().min(1);

export const Band = z.number().min(1).max(9).multipleOf(0.5);
export const Asset = z
  .string()
  .regex(/^assets\/[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/, 'must lie under assets/');
export const Module = z.enum(['academic', 'general']);
const Year = z.int().min(2000).max(2100);

/** Where a text is set: two capitals of ISO 3166, or none where it is set nowhere in particular. */
export const Country = z.string().regex(/^([A-Z]{2}|none)$/, 'must be a country such as KE, or none');

/** `no-text`: a solver saw the questions without the text; what it got right anyway is told under `result`. */
const REVIEWS = [
  'key',
  'language',
  'facts',
  'chinese',
  'audio',
  'picture',
  'blind-solve',
  'register',
  'no-text',
] as const;

export const Origin = z.strictObject({
  kind: z.enum(['original', 'adapted', 'public-domain', 'licensed', 'school-owned']),
  by: z.string().min(1),
  date: z.iso.date(),
  drafting: z.enum(['human', 'model-assisted']),
  /** Items written together; the drift report compares one batch with those before it. */
  batch: Slug.optional(),
  sources: z.array(z.string().min(1)).optional(),
  /** What was looked at, by whom. A blind solve saw the public part only; `result` says what came of it. */
  reviewed: z
    .array(
      z.strictObject({
        /** `person` or `model`; packs from before this rule have other words here, and are warned. */
        by: z.string().min(1),
        /** Which one: solver one, a teacher's name, the name of a recogniser. */
        name: z.string().min(1).optional(),
        date: z.iso.date(),
        what: z.enum(REVIEWS),
        result: z.string().min(1).optional(),
      }),
    )
    .default([]),
});
export type Origin = z.output<typeof Origin>;

const identity = { id: Slug, rev: z.int().min(1) };
const Status = z.enum(['draft', 'review', 'published', 'retired']);

/** For menus and tasks, which lead to what is studied. */
export const ShortHead = { ...identity, status: Status.default('published') };

export const Head = {
  ...identity,
  /** A draft by default: publishing is a decision, never an oversight. */
  status: Status.default('draft'),
  title: Both,
  topic: Slug,
  tags: z.array(Slug).default([]),
  level: Band.optional(),
  year: Year.optional(),
  access: z.enum(['free', 'vip', 'coins']).default('free'),
  /** Only where it differs from the pack's. */
  licence: z.string().min(1).optional(),
  attribution: z.string().min(1).optional(),
  origin: Origin.optional(),
};
