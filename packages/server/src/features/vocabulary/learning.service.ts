import type { Output, ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { addDays, type Day, daysBetween } from '@ninefold/core/time/day';
import type { Db } from '#db/db.ts';
import { paged } from '#http/paged.ts';
import { addBook, bookInfo, booksFor, markKnown, myBooks, removeBook, sortBooks, unitWords } from './books/books.ts';
import { getCards } from './learning/get-cards.ts';
import { mergeGuest } from './learning/merge-guest.ts';
import { placesOfWords } from './learning/places.ts';
import { putWordBack } from './learning/put-back.ts';
import { reviewSaver } from './learning/save-reviews.ts';
import { notebookRepo } from './notebook.repo.ts';
import { importSchedules } from './placement/import-schedules.ts';
import { placementItems, savePlacement } from './placement/placement.ts';
import { smartList } from './placement/smart-lists.ts';
import { addMinutes, planDetail, savePlan, spread } from './plan/plan.ts';
import { promises } from './plan/promise.ts';
import { todayReport } from './plan/report.ts';
import { shownEntry } from './show.ts';
import { daysRepo } from './store/days.repo.ts';
import { listWords } from './store/find-words.ts';
import { learnerDay } from './store/learner.ts';
import type { LearningDeps } from './store/learning-deps.ts';
import { rechoose } from './today/today.ts';

export type Learning = ReturnType<typeof learningService>;

/** Days of words are counted from here. */
const FIRST_DAY: Day = '1970-01-01';

type Calls = typeof vocabulary;
type Find = ParsedInput<Calls['notebook']['find']>;

/** Books, the plan, cards and their answers. Words themselves, and what is saved of them, are `vocabulary.service.ts`. */
export const learningService = (deps: LearningDeps) => {
  const getPromise = promises(deps);
  const saveReviews = reviewSaver(deps);
  const withPlaces = placesOfWords(deps.attempts.doneTexts);
  return {
    getBookList: async (userId: number) => ({ list: await booksFor(deps, userId) }),
    getBookInfo: (userId: number, id: number) => bookInfo(deps, userId, id),
    getUnitList: async (userId: number, bookId: number) => ({ list: (await bookInfo(deps, userId, bookId)).units }),
    getUnitWords: (userId: number, asked: ParsedInput<Calls['getUnitWordList']>) => unitWords(deps, userId, asked),
    myBooks: async (userId: number) => ({ list: await myBooks(deps, userId) }),
    addBook: (userId: number, bookId: number, weight: number) => addBook(deps, userId, bookId, weight),
    removeBook: (userId: number, bookId: number) => removeBook(deps, userId, bookId),
    sortBooks: (userId: number, books: ParsedInput<Calls['studentBook']['batchSort']>['books']) =>
      sortBooks(deps, userId, books),
    markKnown: (userId: number, which: ParsedInput<Calls['markKnown']>) => markKnown(deps, userId, which),

    async getCards(userId: number, which: ParsedInput<Calls['getCards']>['which']) {
      const { list, ...round } = await getCards(deps, userId, which);
      return { ...round, list: await withPlaces(userId, list) };
    },
    saveReviews,
    putBack: (userId: number, vocabularyId: number) => putWordBack(deps, userId, vocabularyId),
    addMinutes: (userId: number, minutes: number) => addMinutes(deps, userId, minutes),

    savePlan: (userId: number, plan: ParsedInput<Calls['learnPlan']['save']>) => savePlan(deps, userId, plan),
    getPlan: (userId: number) => planDetail(deps, userId),
    getTodayReport: (userId: number) => todayReport(deps, userId),
    getPromise,

    /** What was done on each day from this one on; days on which nothing was are left out. */
    async daysSince(userId: number, from: Day) {
      const rows = await daysRepo(deps.db).since(userId, daysBetween(FIRST_DAY, from));
      return rows.map(({ day, seconds, grades: [again = 0, ...recalled] }) => {
        const known = recalled.reduce((sum, one) => sum + one, 0);
        return { day: addDays(FIRST_DAY, day), seconds: Math.round(seconds), answers: again + known, recalled: known };
      });
    },

    spread: (userId: number) => spread(deps, userId),

    getPlacement: (userId: number) => placementItems(deps, userId),
    savePlacement: (userId: number, answers: ParsedInput<Calls['placement']['save']>['answers']) =>
      savePlacement(deps, userId, answers),
    getSmartList: (userId: number, asked: ParsedInput<Calls['getSmartList']>) => smartList(deps, userId, asked),

    importSchedules: (userId: number, cards: ParsedInput<Calls['importSchedules']>['cards']) =>
      importSchedules(deps, userId, cards),

    findInNotebook: (userId: number, asked: Find) => findInNotebook(userId, asked),

    /** They come first among the new words, from today on. */
    learnNotebook: (userId: number, ids: readonly number[] | undefined) =>
      deps.db.transaction(async (tx) => {
        const queued = await notebookRepo(tx).queue(userId, ids, deps.now());
        await rechoose({ ...deps, db: tx }, await learnerDay(deps, tx, userId), 0);
        return { queued: queued.length };
      }),

    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => mergeGuest(deps, tx, guestId, userId),
  };

  async function findInNotebook(userId: number, asked: Find): Promise<Output<Calls['notebook']['find']>> {
    const repo = notebookRepo(deps.db);
    const rows = await repo.found(userId, asked);
    const ids = rows.map(({ vocabulary_id }) => vocabulary_id);
    const entries = new Map((await repo.ofWords(userId, ids)).map((entry) => [entry.vocabulary_id, entry]));
    const words = await listWords(deps, await learnerDay(deps, deps.db, userId), ids);
    const list = words.flatMap((listed) => {
      const entry = entries.get(listed.word.id);
      if (!entry) return [];
      const is_queued = entry.queued_at && listed.state === 'new' ? (1 as const) : (0 as const);
      return [{ ...listed, entry: shownEntry(entry, userId), is_queued }];
    });
    return paged(list, rows[0]?.total ?? 0, asked);
  }
};
