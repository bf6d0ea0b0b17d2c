import type { ParsedInput } from '@ninefold/contract/call';
import type { mistakes as contract } from '@ninefold/contract/mistakes';
import { putBack } from '@ninefold/core/mistakes/evidence';
import { trendWeeks } from '@ninefold/core/mistakes/summary';
import type { Day } from '@ninefold/core/time/day';
import { localDay } from '@ninefold/core/time/local-day';
import { AppError } from '#app-error.ts';
import { answer } from './answer.ts';
import type { MistakeRow } from './book/book.repo.ts';
import { bookRepo } from './book/book.repo.ts';
import { columnsOf, ruleOf, sumsOf } from './book/entries.ts';
import { lockBook } from './book/lock-book.ts';
import { pageOf } from './list.ts';
import { mistakesRepo } from './mistakes.repo.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { placesOf, solutionsOf } from './owners.ts';
import { summaryOf } from './summary.ts';
import { sumsRepo } from './sums.repo.ts';
import { due, today } from './today.ts';
import { secondsOf, shown } from './views.ts';

type In<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>;

export type Mistakes = ReturnType<typeof mistakesService>;

const MOST_TRIES = 50;

/** The learner's book of mistakes: what is due, what there is, and what an answer does to it. */
export const mistakesService = (deps: MistakesDeps) => ({
  getToday: (userId: number, input: In<'getToday'>) => today(deps, userId, input),

  getDue: (userId: number) => due(deps, userId),

  async getSummary(userId: number) {
    const { timeZone } = await deps.learner(userId);
    const day = localDay(deps.now(), timeZone);
    const sums = sumsRepo(deps.db);
    const [first = day] = trendWeeks(day);
    return summaryOf(await sums.counts(userId), await sums.weeksFrom(userId, first), day);
  },

  /** How many mistakes were mended in the week of this Monday. */
  async mendedIn(userId: number, week: Day): Promise<number> {
    const rows = await sumsRepo(deps.db).weeksFrom(userId, week);
    return rows.filter((row) => row.week === week).reduce((sum, { mended }) => sum + mended, 0);
  },

  async getList(userId: number, input: In<'getList'>) {
    const { shown: found, next } = await pageOf(deps, userId, input);
    const rows = found.map(({ row }) => row);
    const solutions = input.with_solutions ? await lookAt(deps, userId, rows) : [];
    const list = found.map(({ row, place }, at) => {
      const solution = solutions[at];
      return { ...shown(row), place, ...(solution && { solution }) };
    });
    return { list, has_more: next > 0 ? (1 as const) : (0 as const), next };
  },

  /** Whoever opens it has seen the key, so that a right answer straight after it is worth nothing. */
  async getInfo(userId: number, id: number) {
    const repo = mistakesRepo(deps.db);
    const row = await repo.find(userId, id);
    const [place] = row ? await placesOf(deps, userId, [row]) : [];
    if (!row || !place) throw new AppError('not_found', { fields: ['id'] });
    const [solution] = await lookAt(deps, userId, [row]);
    if (!solution) throw new Error(`mistake ${id} has no evidence`);
    const tries = (await repo.lastTries(id, MOST_TRIES)).map(({ tried_at, verdict }) => ({
      at: secondsOf(tried_at),
      right: verdict === 'wrong' ? (0 as const) : (1 as const),
      verdict,
    }));
    return { ...shown(row), place, solution, tries };
  },

  answer: (userId: number, input: In<'answer'>) => answer(deps, userId, input),

  remove: (userId: number, ids: readonly number[]) =>
    changeSome(deps, userId, ids, (row) => (row.removed ? row : { ...row, removed: true })),

  putBack: (userId: number, ids: readonly number[]) =>
    changeSome(deps, userId, ids, (row, day) =>
      row.removed ? { ...row, ...columnsOf(putBack(ruleOf(row), day)), removed: false } : row,
    ),
});

/** The keys are told, and that they were told is noted: in turn with whatever else the learner does. */
async function lookAt(deps: MistakesDeps, userId: number, rows: readonly MistakeRow[]) {
  const ids = rows.map(({ id }) => id);
  await deps.db.transaction(async (tx) => {
    await bookRepo(tx).lock(userId);
    await mistakesRepo(tx).lookAt(userId, ids, deps.now());
  });
  return solutionsOf(deps, userId, rows);
}

/** Those of somebody else, and those that are so already, are left alone. */
function changeSome(
  deps: MistakesDeps,
  userId: number,
  ids: readonly number[],
  change: (row: MistakeRow, day: string) => MistakeRow,
): Promise<{ changed: number }> {
  return deps.db.transaction(async (tx) => {
    const book = bookRepo(tx);
    const timeZone = await lockBook(tx, userId);
    const at = deps.now();
    const rows = await mistakesRepo(tx).byIds(userId, ids);
    const changes = rows
      .map((before) => ({ before, after: change(before, localDay(at, timeZone)) }))
      .filter(({ before, after }) => before !== after);
    if (changes.length)
      await book.write(userId, {
        entries: changes.map(({ after }) => after),
        sightings: [],
        tries: [],
        ...sumsOf(changes, at, timeZone),
      });
    return { changed: changes.length };
  });
}
