import { PLACEMENT_ITEMS } from '@ninefold/core/vocabulary/placement';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Nothing } from '../fields.ts';
import { ListedWord } from './books.ts';
import { Met } from './met.ts';

/** Finding out which words are known already, lists made by the product, and words that come from a file. */

const Count = z.int().nonnegative();

export const placementCalls = calls({
  placement: {
    getItems: {
      summary:
        'Words of every level and words that do not exist, to be told apart; the page asks the level it needs next',
      access: 'visitor',
      input: Nothing,
      output: z.object({
        /** Several of each level, 1 to 6. */
        words: z.array(z.object({ vocabulary_id: Id, name: z.string(), level: z.int().min(1).max(6) })),
        non_words: z.array(z.string()),
        items: z.int().positive(),
      }),
    },
    save: {
      summary: 'What was said of them; words surely known are left out of every book',
      access: 'visitor',
      input: z.strictObject({
        answers: z
          .array(z.strictObject({ name: Line(64, 1), known: Flag }))
          .min(1)
          .max(PLACEMENT_ITEMS * 2),
      }),
      output: z.object({
        reliable: Flag,
        /** Words of the shelf's books that are known by this, of all of them. */
        known: Count,
        total: Count,
        /** Newly left out. */
        skipped: Count,
        /** A1 to C2; '' none. */
        sure_level: z.string(),
      }),
    },
  },
  getSmartList: {
    summary:
      'Words to learn that the product collected: hard words of a paper, words spelt wrong, what reports of essays propose',
    access: 'visitor',
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('paper'), paper_id: Id }),
      z.strictObject({ kind: z.literal('misspelt') }),
      z.strictObject({ kind: z.literal('essays') }),
    ]),
    /** `met`: where it was met, for whoever saves it. */
    output: z.object({ list: z.array(ListedWord.extend({ met: Met.optional() })) }),
  },
  importSchedules: {
    summary:
      'What another program knew of words: those that are new here are asked again when they would have been there',
    access: 'visitor',
    input: z.strictObject({
      cards: z
        .array(
          z.strictObject({
            name: Line(64, 1),
            interval: z.int().min(1).max(36_500),
            days_ago: z.int().min(0).max(3650),
            reviews: z.int().min(1).max(9999),
            lapses: z.int().min(0).max(9999),
          }),
        )
        .min(1)
        .max(200),
    }),
    output: z.object({ taken: Count }),
  },
  importWords: {
    summary: 'Words of a file into the notebook; dry 1 only tells what would happen. Unknown words are left out',
    access: 'visitor',
    input: z.strictObject({
      words: z
        .array(z.strictObject({ name: Line(64, 1), sentence: Line(500).default('') }))
        .min(1)
        .max(200),
      dry: Flag,
    }),
    output: z.object({
      results: z.array(
        z.object({ name: z.string(), word: z.string(), outcome: z.enum(['added', 'there', 'unknown']) }),
      ),
    }),
  },
});
