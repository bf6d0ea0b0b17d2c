import { z } from 'zod';
import { Asset, Both, English, Head, Slug } from './common.ts';

const Ipa = z.string().regex(/^\/.+\/$/, 'must stand between slashes');

export const POS = ['n', 'v', 'adj', 'adv', 'prep', 'conj', 'pron', 'det', 'num', 'phr'] as const;

/** Field names are the product's: the page shows them as they come. */
export const Word = z.strictObject({
  id: Slug,
  name: English,
  uk_ipa: Ipa,
  us_ipa: Ipa,
  ipa_source: z.enum(['checked', 'britfone', 'cmudict', 'generated']).default('generated'),
  cefr: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']).optional(),
  core_meanings: z
    .array(z.strictObject({ pos: z.enum(POS), englishDefinition: English, chineseTranslation: z.string().min(1) }))
    .min(1),
  forms: z.array(English).default([]),
  collocations: z.array(English).default([]),
  family: z.array(English).default([]),
  confuse: z.array(English).default([]),
  examples: z
    .array(
      z.strictObject({
        en: English,
        zh: z.string().min(1),
        /** Item of this pack the sentence is quoted from. */
        from: Slug.optional(),
      }),
    )
    .min(1),
  audio: z.strictObject({ uk: Asset.optional(), us: Asset.optional() }).optional(),
});
export type Word = z.output<typeof Word>;

export const Wordbook = z.strictObject({
  kind: z.literal('wordbook'),
  ...Head,
  summary: Both,
  cover: Asset.optional(),
  dataSources: z.array(z.strictObject({ name: English, licence: English, used: English })).default([]),
  /** A word is written out once; another book repeats it by its id. */
  units: z.array(z.strictObject({ title: Both, words: z.array(z.union([Word, Slug])).min(1) })).min(1),
});
export type Wordbook = z.output<typeof Wordbook>;
