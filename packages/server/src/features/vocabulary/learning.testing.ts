import { importBooks, type WordsSite } from './vocabulary.testing.ts';

/** What the tests of learning words do again and again. */

export const DAY = 86_400;
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export type Learner = Awaited<ReturnType<typeof learnerOf>>;
type Asking = Pick<Learner, 'api'>;

/** A published book of words that no dictionary has; `cefr`: how hard all of them are. */
export async function bookOf(site: WordsSite, name: string, count: number, cefr?: string): Promise<number> {
  const words = Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, [`${name}${n}s`]]));
  await importBooks(site, name, 1, { [name]: { status: 'published', words, ...(cefr && { cefr }) } });
  const [book] = await site.rows<{ id: number }>('select id from content_items where slug = $1', [name]);
  return book?.id ?? 0;
}

/** A guest who learns from these books; their calls have tests of their own, so the rows are simply there. */
export async function learnerOf(site: WordsSite, books: readonly number[], amount = 10) {
  const guest = await site.guest();
  const { id } = await guest.api.student.getInfo();
  await learnsFrom(site, id, books, amount);
  return { ...guest, id };
}

export async function learnsFrom(site: WordsSite, id: number, books: readonly number[], amount = 10): Promise<void> {
  for (const [weight, book] of books.entries())
    await site.rows('insert into student_books (user_id, book_id, weight) values ($1, $2, $3)', [id, book, weight]);
  await site.rows(
    `insert into word_plans (user_id, unit, amount, days, is_saved, is_placed) values ($1, 'words', $2, $3, true, false)`,
    [id, amount, EVERY_DAY],
  );
}

let keys = 0;
export const newKey = () => `key-${String(keys++).padStart(8, '0')}`;

export type Graded = {
  vocabulary_id: number;
  grade: number;
  key?: string;
  at?: number;
  seconds?: number;
  given?: string;
  form?: 'meaning' | 'word';
};
export const review = ({
  key = newKey(),
  at = Date.now(),
  seconds = 5,
  given = '',
  form = 'meaning',
  ...one
}: Graded) => ({
  ...{ key, at, seconds, given, form },
  ...one,
});

export const send = async ({ api }: Asking, ...graded: Graded[]) =>
  (await api.vocabulary.saveReviews({ reviews: graded.map(review) })).results.map(({ outcome }) => outcome);

export const undo = async ({ api }: Asking, undone: string, at = Date.now()) =>
  (await api.vocabulary.saveReviews({ reviews: [{ key: newKey(), undo: undone, at }] })).results[0]?.outcome;

export const cards = async ({ api }: Asking, which: 'learn' | 'review' | 'hard' | 'notebook') =>
  (await api.vocabulary.getCards({ which })).list;

/** The first new word of the day. */
export const firstWord = async (learner: Asking): Promise<number> => {
  const [card] = await cards(learner, 'learn');
  if (!card) throw new Error('there is no new word');
  return card.word.id;
};

export const todayOf = ({ api }: Asking) => api.vocabulary.learnPlan.getTodayReport();

export const cardRow = async (site: WordsSite, userId: number, wordId: number) =>
  (
    await site.rows<Record<'stability' | 'day' | 'due' | 'held_until' | 'reviews' | 'lapses' | 'first_grade', number>>(
      `select stability, day, due, held_until, reviews, lapses, first_grade from word_cards
       where user_id = $1 and vocabulary_id = $2`,
      [userId, wordId],
    )
  )[0];
