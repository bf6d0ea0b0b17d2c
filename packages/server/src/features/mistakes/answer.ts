import type { ParsedInput } from '@ninefold/contract/call';
import type { mistakes } from '@ninefold/contract/mistakes';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { factsOfKind } from '@ninefold/core/mistakes/kinds';
import { type TryVerdict, tryAgain } from '@ninefold/core/mistakes/tries';
import { localDay } from '@ninefold/core/time/local-day';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book/book.repo.ts';
import { bookRepo } from './book/book.repo.ts';
import { columnsOf, ruleOf, sumsOf } from './book/entries.ts';
import { lockBook } from './book/lock-book.ts';
import { daysRepo } from './days.repo.ts';
import { mistakesRepo } from './mistakes.repo.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { inTurn, sentenceOf } from './places-in-turn.ts';
import { sumsRepo } from './sums.repo.ts';
import { askedOf, shown } from './views.ts';

type Input = ParsedInput<(typeof mistakes)['answer']>;

/** The learner's own keys have a name of their own, so that none of them can stand in an attempt's way. */
const keyOf = (key: string) => `card:${key}`;

/** Marked here and nowhere else. The same key again gets the first answer, however often it is sent. */
export function answer(deps: MistakesDeps, userId: number, { id, key, value, by, place }: Input): Promise<Answered> {
  return deps.db.transaction(async (tx) => {
    const [book, repo] = [bookRepo(tx), mistakesRepo(tx)];
    const timeZone = await lockBook(tx, userId);
    await refuseOthers(deps, tx, userId, by);
    const row = (await repo.find(userId, id)) ?? (place && (await repo.atPlace(userId, place)));
    if (!row) throw new AppError('not_found', { fields: ['id'] });
    const before = await repo.tryByKey(userId, keyOf(key));
    if (before && before.mistake_id !== row.id) throw new AppError('conflict', { fields: ['key'] });
    if (before) return answered(deps, tx, row, await askedThen(tx, row, before.verdict), before.given, before.verdict);
    if (row.removed) throw new AppError('not_found', { fields: ['id'] });

    const at = deps.now();
    const given = value ?? null;
    const asked = await askedNow(tx, row);
    await refuseTwice(tx, asked, given);
    const { right, sentence = sentenceOf(asked) } = await solve(deps, tx, asked, given);
    // Another sentence would have been asked if there were one.
    const tried = { right, sentence, noOther: true };
    const { mistake, verdict } = tryAgain(ruleOf(row), tried, { at, timeZone }, deps.scheduler);
    const after = { ...row, ...columnsOf(mistake), touched: at };
    await book.write(userId, {
      entries: [after],
      sightings: [],
      tries: [{ slot: row.slot, key: keyOf(key), given, verdict, tried_at: at }],
      ...sumsOf([{ before: row, after }], at, timeZone),
    });
    await daysRepo(tx).note(userId, localDay(at, timeZone), row.id);
    return answered(deps, tx, after, asked, given, verdict);
  });
}

/** One good reading would else be right for ever. */
async function refuseTwice(tx: Db, { id, kind }: MistakeRow, given: string | string[] | null): Promise<void> {
  if (factsOfKind(kind).form !== 'follow_read' || given === null) return;
  if (await mistakesRepo(tx).wasGiven(id, String(given))) throw new AppError('conflict', { fields: ['value'] });
}

/** At the place that was put before the learner. */
async function askedNow(tx: Db, row: MistakeRow): Promise<MistakeRow> {
  const [asked = row] = await inTurn(tx, [row]);
  return asked;
}

/** The same once more, for an answer that is sent again: its own right try has moved the turn on. */
const askedThen = (tx: Db, row: MistakeRow, verdict: TryVerdict): Promise<MistakeRow> =>
  askedNow(tx, verdict === 'counts' ? { ...row, rights: row.rights.slice(0, -1) } : row);

/**
 * A kept answer counts for whoever gave it, and for the account a guest became. A guest whose book has just gone to
 * an account is asked to log in, so that the answer is kept and sent there.
 */
async function refuseOthers({ learners }: MistakesDeps, tx: Db, userId: number, by = userId): Promise<void> {
  if ((await learners.mergedInto(tx, userId)) !== null) throw new AppError('not_logged_in');
  if (by !== userId && (await learners.mergedInto(tx, by)) !== userId) throw new AppError('forbidden');
}

async function answered(
  deps: MistakesDeps,
  tx: Db,
  row: MistakeRow,
  asked: MistakeRow,
  given: string | string[] | null,
  verdict: TryVerdict,
): Promise<Answered> {
  const { right, solution } = await solve(deps, tx, asked, given);
  const open = await sumsRepo(tx).openOf(row.user_id, row);
  const others_open = Math.max(0, open - (row.state === 'open' && !row.removed ? 1 : 0));
  return { mistake: shown(row), right: right ? 1 : 0, verdict, solution, others_open };
}

async function solve({ owners }: MistakesDeps, db: Db, row: MistakeRow, given: string | string[] | null) {
  const solved = await owners[row.source].solve(db, row.user_id, askedOf(row), given);
  if (!solved) throw new Error(`mistake ${row.id} has no evidence`);
  return solved;
}
