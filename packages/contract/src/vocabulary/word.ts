import { z } from 'zod';
import { Flag, Id } from '../fields.ts';
import { Both } from '../practice/paper.ts';

const Meaning = z.object({
  /** '' when not given. */
  pos: z.string(),
  chineseTranslation: z.string(),
  /** '' unknown. */
  englishDefinition: z.string(),
  /** Only of a sense that sounds different from the word: to record, a record. */
  sound: z.object({ uk_ipa: z.string(), us_ipa: z.string(), uk_audio: z.string(), us_audio: z.string() }).optional(),
});

export const Word = z.object({
  id: Id,
  name: z.string(),
  /** Between slashes; '' unknown. */
  uk_ipa: z.string(),
  us_ipa: z.string(),
  /** Where it can be heard; '' nowhere yet. */
  uk_audio: z.string(),
  us_audio: z.string(),
  vocabulary_ext: z.object({
    core_meanings: z.array(Meaning),
    /** Of a book's word: what the dictionary knows besides. An author explains the sense that is taught. */
    other_meanings: z.array(Meaning),
    collocations: z.array(z.string()),
    /** What some of them mean, where an author says so. */
    collocation_notes: z.array(z.object({ text: z.string(), zh: z.string() })).optional(),
    examples: z.array(
      z.object({
        en: z.string(),
        zh: z.string(),
        /** Where it can be heard; left out: nowhere. */
        audio: z.string().optional(),
        /** The paper the sentence is quoted from, where there is one. */
        paper: z.object({ skill: z.enum(['reading', 'listening']), id: Id, title: Both }).optional(),
      }),
    ),
    /** Of the same family; `zh` and `pos` '' where the book gives the bare name. */
    family: z.array(z.object({ word: z.string(), pos: z.string(), zh: z.string() })),
    /** What it is mixed up with, and how they differ; both '' where the book gives the bare name. */
    confused_with: z.array(z.object({ word: z.string(), why: Both })),
    /** What it is made of, where an author says so. */
    root: z.object({ parts: z.array(z.object({ part: z.string(), means: Both })), note: Both.optional() }).optional(),
    /** A1 to C2; '' unknown. */
    level: z.string(),
  }),
  is_in_notebook: Flag,
  /** Written for our word books, or taken from the dictionary. */
  source: z.enum(['book', 'dictionary']),
});
export type Word = z.output<typeof Word>;
