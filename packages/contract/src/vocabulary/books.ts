import { WORD_STATES } from '@ninefold/core/vocabulary/card';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, list, Nothing, Page, PageSize } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { Word } from './word.ts';

/** Word books: what is on the shelf, what a learner learns from, and how far they are. */

const Count = z.int().nonnegative();

/** How many words of a book or unit are in which state. */
const Progress = z.object({ total: Count, new: Count, learning: Count, known: Count, hard: Count });

export const Book = z.object({
  id: Id,
  name: Both,
  desc: Both,
  /** The band it is written for; 0 not given. */
  level: z.number().nonnegative(),
  unit_count: Count,
  word_count: Count,
  /** Whether the learner learns from it. */
  is_mine: Flag,
  progress: Progress,
});
export type Book = z.output<typeof Book>;

const Unit = z.object({ unit: z.int().positive(), name: Both, progress: Progress });
export type Unit = z.output<typeof Unit>;

/** A word as a list shows it: what is remembered of it, and when it comes again. */
export const ListedWord = z.object({
  word: Word,
  state: z.enum(WORD_STATES),
  /** 0 to 5. */
  cells: z.int().min(0).max(5),
  /** A day of the learner's calendar; '' not planned. */
  due: z.string(),
  lapses: Count,
  /** Days after which nine of ten would still know it; 0: not learnt yet. */
  interval: Count,
  reviews: Count,
  /** Said to be known before it was ever asked. */
  is_said_known: Flag,
});
export type ListedWord = z.output<typeof ListedWord>;

const StudentBook = Book.extend({ weight: z.int() });
const OfBook = z.strictObject({ book_id: Id });

export const bookCalls = calls({
  getBookList: {
    summary: 'The word books on the shelf, with the learner’s progress',
    access: 'visitor',
    input: Nothing,
    output: z.object({ list: z.array(Book) }),
  },
  getBookInfo: {
    summary: 'One word book with its units',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: Book.extend({ units: z.array(Unit) }),
  },
  getUnitWordList: {
    summary: 'Words of a book or of one of its units, by state and by what they begin with',
    access: 'visitor',
    input: z.strictObject({
      book_id: Id,
      unit: z.int().positive().optional(),
      state: z.enum(WORD_STATES).optional(),
      name: Line(64).default(''),
      page: Page,
      page_size: PageSize(50),
    }),
    output: list(ListedWord),
  },
  getUnitListByStudent: {
    summary: 'The units of a book with the learner’s progress in each',
    access: 'visitor',
    input: OfBook,
    output: z.object({ list: z.array(Unit) }),
  },
  studentBook: {
    list: {
      summary: 'The books a learner learns from, in their order',
      access: 'visitor',
      input: Nothing,
      output: z.object({ list: z.array(StudentBook) }),
    },
    create: {
      summary: 'Learn from a book; the lighter weight comes first. One that is there already keeps its place',
      access: 'visitor',
      input: z.strictObject({ book_id: Id, weight: z.int().min(0).max(1_000_000).default(0) }),
      output: z.object({}),
    },
    delete: {
      summary: 'Stop learning from a book; what was learnt stays',
      access: 'visitor',
      input: OfBook,
      output: z.object({}),
    },
    batchSort: {
      summary: 'The order of the learner’s books; books that are not theirs are left out',
      access: 'visitor',
      input: z.strictObject({
        books: z.array(z.strictObject({ book_id: Id, weight: z.int().min(0).max(1_000_000) })).max(100),
      }),
      output: z.object({}),
    },
  },
  markKnown: {
    summary: '"I know this one": words, or a whole unit, are left out from now on; known 0 takes it back',
    access: 'visitor',
    input: z
      .strictObject({
        vocabulary_ids: z.array(Id).min(1).max(100).optional(),
        book_id: Id.optional(),
        unit: z.int().positive().optional(),
        known: Flag,
      })
      .refine(
        ({ vocabulary_ids, book_id, unit }) =>
          (vocabulary_ids === undefined) === (book_id !== undefined && unit !== undefined),
        {
          message: 'either vocabulary_ids or book_id with unit',
          path: ['vocabulary_ids'],
        },
      ),
    output: z.object({ changed: Count }),
  },
});
