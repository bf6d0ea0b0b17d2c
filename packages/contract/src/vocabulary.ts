import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, list, Page, PageSize, Seconds } from './fields.ts';

/** `/api/vocabulary/*`: words, what they mean, and the learner's own notebook of them. */

const Meaning = z.object({
  /** '' when not given. */
  pos: z.string(),
  chineseTranslation: z.string(),
  /** '' unknown. */
  englishDefinition: z.string(),
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
    examples: z.array(z.object({ en: z.string(), zh: z.string() })),
  }),
  is_in_notebook: Flag,
  /** Written for our word books, or taken from the dictionary. */
  source: z.enum(['book', 'dictionary']),
});
export type Word = z.output<typeof Word>;

const NotebookEntry = z.object({
  id: Id,
  vocabulary_id: Id,
  word: z.string(),
  /** The word book it comes from; 0 the dictionary. */
  book_id: z.int().nonnegative(),
  student_id: Id,
  create_time: Seconds,
  update_time: Seconds,
});

const OfWord = z.strictObject({ vocabulary_id: Id });

export const vocabulary = calls({
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
      input: OfWord,
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
  },
});
