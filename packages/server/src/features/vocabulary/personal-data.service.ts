import { FORMS } from '@ninefold/core/vocabulary/forms';
import { z } from 'zod';
import { fitsSchema, orNull } from '#db/personal/json-rules.ts';
import { contentOrNone, type Ids, type PersonalData } from '#db/personal/personal-data.ts';

const words = (list: unknown, ids: Ids): unknown => (Array.isArray(list) ? list.map((id) => ids.word(id)) : list);
const Amount = z.number().nonnegative();
const Count = z.int().nonnegative();
const GRADES = [0, 1, 2, 3, 4];
const MET_IN = ['', 'reading', 'listening', 'essay', 'dictation', 'review', 'file'];
/** A card as it stood before an answer: an undo puts it back. */
const Card = z.object({
  trace: z.object({ stability: Amount, difficulty: Amount, day: z.number() }).nullable(),
  firstGrade: z.int().min(0).max(4),
  ...{ reviews: Count, lapses: Count, row: Count },
  weak: z.enum(FORMS).nullable(),
  hard: z.boolean(),
  ...{ due: z.number().nullable().optional(), heldUntil: z.number().nullable().optional() },
  lastAt: z.iso.datetime({ offset: true }).optional(),
});

export const vocabularyData: PersonalData = {
  feature: 'vocabulary',
  tables: [
    {
      table: 'notebook_entries',
      of: 'user_id',
      holds: { zh: '生词本', en: 'The notebook: saved words and where they were met' },
      csv: ['created_at', 'word', 'sentence', 'met_in'],
      ids: (row, ids) => ({
        ...row,
        vocabulary_id: ids.word(row.vocabulary_id),
        paper_id: contentOrNone(row.paper_id, ids),
      }),
      comes: { unique: ['vocabulary_id'], oneOf: { met_in: MET_IN } },
    },
    {
      table: 'student_books',
      of: 'user_id',
      holds: { zh: '正在学的词书', en: 'Word books that are learnt from' },
      ids: (row, ids) => ({ ...row, book_id: ids.content(row.book_id) }),
      comes: { unique: ['book_id'] },
    },
    {
      table: 'word_plans',
      of: 'user_id',
      holds: { zh: '每天学多少词', en: 'How many words a day' },
      comes: { unique: [] },
    },
    {
      table: 'word_cards',
      of: 'user_id',
      holds: { zh: '每个词记得怎样、何时再问', en: 'How well each word is remembered, and when it is asked again' },
      csv: ['last_at', 'word', 'reviews', 'lapses', 'hard'],
      ids: (row, ids) => ({ ...row, vocabulary_id: ids.word(row.vocabulary_id) }),
      comes: { unique: ['vocabulary_id'], oneOf: { first_grade: GRADES, weak: [...FORMS, null] } },
    },
    {
      table: 'word_reviews',
      of: 'user_id',
      holds: { zh: '每次背词的回答', en: 'Every answer to a word' },
      csv: ['taken_at', 'word', 'grade', 'form', 'given', 'seconds'],
      ids: (row, ids) => ({
        ...row,
        vocabulary_id: ids.word(row.vocabulary_id),
        undoes: ids.ownOr('word_reviews', row.undoes, null),
      }),
      comes: { unique: ['key'], oneOf: { grade: GRADES, form: FORMS }, json: { before: orNull(fitsSchema(Card)) } },
    },
    {
      table: 'word_days',
      of: 'user_id',
      holds: { zh: '每天背词的数量与时间', en: 'What was done with words each day' },
      ids: (row, ids) => ({ ...row, reviews: words(row.reviews, ids), fresh: words(row.fresh, ids) }),
      comes: { unique: ['day'] },
    },
    {
      table: 'word_memories',
      of: 'user_id',
      holds: { zh: '遗忘的快慢（由回答算出）', en: 'How quickly words are forgotten, worked out from the answers' },
      comes: { unique: [], instead: { promise: null } },
    },
  ],
};
