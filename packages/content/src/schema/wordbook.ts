import { z } from 'zod';
import { Asset, Both, English, Head, Slug } from './common.ts';

const Ipa = z.string().regex(/^\/.+\/$/, 'must stand between slashes');

const POS = ['n', 'v', 'adj', 'adv', 'prep', 'conj', 'pron', 'det', 'num', 'phr'] as const;

const Sound = z.strictObject({ uk: Asset.optional(), us: Asset.optional() });

const Example = z.strictObject({
  en: English,
  zh: z.string().min(1),
  /** Item of this pack the sentence is quoted from. */
  from: Slug.optional(),
  audio: Asset.optional(),
});

/** How common a word is: 5 among the first thousand, 4 the second, 3 to five thousand, 2 to ten thousand, 1 rarer. */
const Frequency = z.int().min(1).max(5);

const WORD_REGISTERS = ['neutral', 'formal', 'academic', 'informal', 'spoken', 'technical'] as const;

/** A bare name, or the name with what there is to say about it. Packs of the first format have bare names. */
const Relative = z.union([English, z.strictObject({ word: English, pos: z.enum(POS), zh: z.string().min(1) })]);
const Collocation = z.union([
  English,
  z.strictObject({ text: English, zh: z.string().min(1), example: Example.optional() }),
]);
const Confused = z.union([English, z.strictObject({ word: English, why: Both })]);

/** Field names are the product's: the page shows them as they come. */
export const Word = z.strictObject({
  id: Slug,
  name: English,
  uk_ipa: Ipa,
  us_ipa: Ipa,
  ipa_source: z.enum(['checked', 'britfone', 'cmudict', 'generated']).default('generated'),
  cefr: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']).optional(),
  core_meanings: z
    .array(
      z.strictObject({
        pos: z.enum(POS),
        englishDefinition: English,
        chineseTranslation: z.string().min(1),
        /** Only where this sense sounds different: to record, a record. */
        uk_ipa: Ipa.optional(),
        us_ipa: Ipa.optional(),
        audio: Sound.optional(),
        examples: z.array(Example).min(1).optional(),
      }),
    )
    .min(1),
  forms: z.array(English).default([]),
  collocations: z.array(Collocation).default([]),
  family: z.array(Relative).default([]),
  confuse: z.array(Confused).default([]),
  /** What it is made of: sub + sid + y. */
  root: z
    .strictObject({
      parts: z.array(z.strictObject({ part: English, means: Both })).min(1),
      note: Both.optional(),
    })
    .optional(),
  register: z.enum(WORD_REGISTERS).optional(),
  frequency: Frequency.optional(),
  examples: z.array(Example).min(1),
  audio: Sound.optional(),
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
