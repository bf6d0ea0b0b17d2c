import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, list, Page, PageSize, Seconds } from './fields.ts';
import { bookCalls, ListedWord } from './vocabulary/books.ts';
import { learningCalls } from './vocabulary/learning.ts';
import { MET_IN } from './vocabulary/met.ts';
import { placementCalls } from './vocabulary/placement.ts';
import { planCalls } from './vocabulary/plan.ts';
import { Word } from './vocabulary/word.ts';

export type { Word } from './vocabulary/word.ts';

const NotebookEntry = z.object({
  id: Id,
  vocabulary_id: Id,
  word: z.string(),
  /** The word book it comes from; 0 the dictionary. */
  book_id: z.int().nonnegative(),
  student_id: Id,
  /** The sentence it was met in, and where that stands; '' not noted. */
  sentence: z.string(),
  met_in: z.enum(MET_IN),
  /** Of the paper it was met in; 0 none. */
  paper_id: z.int().nonnegative(),
  create_time: Seconds,
  update_time: Seconds,
});

const OfWord = z.strictObject({ vocabulary_id: Id });

const NOTEBOOK_ORDERS = ['newest', 'oldest', 'name', 'due'] as const;

export const vocabulary = calls({
  ...bookCalls,
  ...learningCalls,
  ...planCalls,
  ...placementCalls,
  getWordList: {
    summary:
      'The word that is written so, what it may be a form of, then words that begin so; exact 1: without the last',
    access: 'visitor',
    input: z.strictObject({ name: Line(64, 1), exact: Flag.default(0), page: Page, page_size: PageSize(50) }),
    output: list(Word),
  },
  getWordInfo: {
    summary: 'One word by its id',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: Word,
  },
  getBatchWords: {
    summary: 'Words by their ids, in the order asked for; those that are not there are left out',
    access: 'visitor',
    input: z.strictObject({ vocabulary_ids: z.array(Id).min(1).max(100) }),
    output: z.object({ list: z.array(Word) }),
  },
  notebook: {
    save: {
      summary: 'Writes a word into the learner’s notebook; a word that is there already stays as it is',
      access: 'visitor',
      input: z.strictObject({
        vocabulary_id: Id,
        sentence: Line(500).default(''),
        met_in: z.enum(MET_IN).default(''),
        paper_id: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
      }),
      output: NotebookEntry,
    },
    delete: {
      summary: 'Takes a word out of the notebook; one that is not in it is no mistake',
      access: 'visitor',
      input: OfWord,
      output: z.object({}),
    },
    list: {
      summary: 'The learner’s notebook, newest first; before: the id of the last entry of the page before',
      access: 'visitor',
      input: z.strictObject({ before: Id.optional(), page_size: PageSize(50) }),
      output: z.object({ list: z.array(NotebookEntry), has_more: Flag }),
    },
    find: {
      summary: 'The notebook as a list of words with what is remembered of each: searched and sorted',
      access: 'visitor',
      input: z.strictObject({
        name: Line(64).default(''),
        order: z.enum(NOTEBOOK_ORDERS).default('newest'),
        page: Page,
        page_size: PageSize(50),
      }),
      output: list(ListedWord.extend({ entry: NotebookEntry, is_queued: Flag })),
    },
    learn: {
      summary: '"Learn these": words of the notebook, or all of them, come first among the new words',
      access: 'visitor',
      input: z.strictObject({ vocabulary_ids: z.array(Id).max(500).optional() }),
      output: z.object({ queued: z.int().nonnegative() }),
    },
  },
});
