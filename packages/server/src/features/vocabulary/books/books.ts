import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { Book, Unit } from '@ninefold/contract/vocabulary/books';
import { AppError } from '#app-error.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import { paged } from '#http/paged.ts';
import { booksRepo, type UnitProgress } from '../store/books.repo.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { listWords } from '../store/find-words.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { studentBooksRepo } from '../store/student-books.repo.ts';
import { rechoose } from '../today/today.ts';
import { wordsRepo } from '../words.repo.ts';

type WordsAsked = ParsedInput<(typeof vocabulary)['getUnitWordList']>;
type Known = ParsedInput<(typeof vocabulary)['markKnown']>;
type BookHead = { title: Book['name']; summary: Book['desc']; level?: number };

/** Word books as a learner sees them. A school's are for its own learners; a book taken off the shelf is not there. */
export async function booksFor(deps: LearningDeps, userId: number): Promise<(Book & { units: Unit[] })[]> {
  const organisation = await deps.learners.organisationOf(deps.db, userId);
  const heads = (await deps.items.heads(['wordbook'], ['units'])).filter(
    (item) => item.organisation === null || item.organisation === organisation,
  );
  const ids = heads.map(({ id }) => id);
  const [units, mine] = await Promise.all([
    booksRepo(deps.db).progress(userId, ids),
    studentBooksRepo(deps.db).list(userId),
  ]);
  return heads.map(({ id, head }) => {
    const { title, summary, level = 0 } = head as BookHead;
    const own = units.filter((unit) => unit.book_id === id);
    return {
      id,
      name: title,
      desc: summary,
      level,
      unit_count: own.length,
      word_count: sumOf(own).total,
      is_mine: mine.some(({ book_id }) => book_id === id) ? (1 as const) : (0 as const),
      progress: sumOf(own),
      units: own.map((unit) => ({ unit: unit.unit, name: unit.title, progress: progressOf(unit) })),
    };
  });
}

export async function bookInfo(deps: LearningDeps, userId: number, id: number) {
  const book = (await booksFor(deps, userId)).find((one) => one.id === id);
  if (!book) throw new AppError('not_found', { fields: ['id'] });
  return book;
}

export async function myBooks(deps: LearningDeps, userId: number) {
  const books = await booksFor(deps, userId);
  const mine = await studentBooksRepo(deps.db).list(userId);
  return mine.flatMap(({ book_id, weight }) => {
    const book = books.find(({ id }) => id === book_id);
    return book ? [{ ...book, weight }] : [];
  });
}

export async function unitWords(deps: LearningDeps, userId: number, asked: WordsAsked) {
  const { page, page_size, book_id: bookId, unit, state, name } = asked;
  // Asked at every letter of a search: whether the book is there is enough, and counting all books would be too much.
  await refuseHidden(deps, userId, bookId);
  const filter = { bookId, unit, state, name };
  const rows = await booksRepo(deps.db).words(userId, filter, page_size, (page - 1) * page_size);
  const learner = await learnerDay(deps, deps.db, userId);
  const list = await listWords(
    deps,
    learner,
    rows.map(({ id }) => id),
  );
  return paged(list, rows[0]?.total ?? 0, { page, page_size });
}

/** The day is chosen anew, because the learner has just said what they want to learn from. */
export async function addBook(deps: LearningDeps, userId: number, bookId: number, weight: number) {
  await refuseHidden(deps, userId, bookId);
  return changeBooks(deps, userId, (repo) => repo.add(userId, bookId, weight, deps.now()));
}

export const removeBook = (deps: LearningDeps, userId: number, bookId: number) =>
  changeBooks(deps, userId, (repo) => repo.remove(userId, bookId));

export const sortBooks = (deps: LearningDeps, userId: number, books: readonly { book_id: number; weight: number }[]) =>
  changeBooks(deps, userId, (repo) => repo.sort(userId, books));

type BooksRepo = ReturnType<typeof studentBooksRepo>;

function changeBooks(deps: LearningDeps, userId: number, change: (repo: BooksRepo) => Promise<unknown>) {
  return deps.db.transaction(async (tx) => {
    await change(studentBooksRepo(tx));
    await rechoose({ ...deps, db: tx }, await learnerDay(deps, tx, userId), 0);
    return {};
  });
}

export async function markKnown(deps: LearningDeps, userId: number, { known, ...which }: Known) {
  const ids = which.vocabulary_ids ?? (await unitIds(deps, userId, which.book_id ?? 0, which.unit ?? 0));
  const repo = cardsRepo(deps.db);
  const visible = (await listWords(deps, await learnerDay(deps, deps.db, userId), ids)).map(({ word }) => word.id);
  const changed = known ? await repo.addKnown(userId, visible, deps.now()) : await repo.removeKnown(userId, visible);
  return { changed: changed.length };
}

async function unitIds(deps: LearningDeps, userId: number, bookId: number, unit: number): Promise<number[]> {
  await refuseHidden(deps, userId, bookId);
  return booksRepo(deps.db).idsOfUnit(bookId, unit);
}

async function refuseHidden({ db, settings }: LearningDeps, userId: number, bookId: number): Promise<void> {
  if (!(await wordsRepo(db, visibleStatuses(settings)).shelf(userId)).includes(bookId))
    throw new AppError('not_found', { fields: ['book_id'] });
}

const progressOf = ({ total, new: unmet, learning, known, hard }: UnitProgress) => ({
  total,
  new: unmet,
  learning,
  known,
  hard,
});

const sumOf = (units: readonly UnitProgress[]) =>
  units.reduce(
    (sum, unit) => ({
      total: sum.total + unit.total,
      new: sum.new + unit.new,
      learning: sum.learning + unit.learning,
      known: sum.known + unit.known,
      hard: sum.hard + unit.hard,
    }),
    { total: 0, new: 0, learning: 0, known: 0, hard: 0 },
  );
