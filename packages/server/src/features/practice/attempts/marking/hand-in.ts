import { spentSeconds } from '@ninefold/core/practice/active-time';
import { countsAsPractice, isRealPractice } from '@ninefold/core/practice/attempt-rules';
import type { Db } from '#db/db.ts';
import { keyAdditionsRepo } from '../../papers/key-additions.repo.ts';
import { type AttemptPaper, attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { historyEntry } from '../history-entry.ts';
import { markedPapersOf } from './marked-papers.ts';
import { reportOf } from './report-marks.ts';
import { bandOf, type Score, scoreSheet } from './score.ts';

/** Has the learner's time, and the moment of grace after it, run out? */
export const isLate = ({ sheet }: Held, now: Date): boolean =>
  sheet.open && sheet.closes_at !== null && sheet.closes_at <= now;

/** Closes a locked attempt for good. A paper of a mock test waits for the end of the mock; any other is marked at once. */
export function handIn(
  deps: AttemptsDeps,
  tx: Db,
  held: Held,
  closedBy: 'learner' | 'clock',
  timeZone?: string,
): Promise<Held> {
  const at = closedBy === 'clock' ? (held.attempt.ends_at ?? deps.now()) : deps.now();
  return held.attempt.sealed ? freeze(tx, held, closedBy, at) : mark(deps, tx, held, closedBy, at, timeZone);
}

async function freeze(tx: Db, held: Held, closed_by: 'learner' | 'clock', at: Date): Promise<Held> {
  const { attempt, sheet } = held;
  const change = { state: 'scoring' as const, closed_by, submitted_at: at, seconds: secondsSpent(held, at) };
  await attemptsRepo(tx).change(attempt.id, change);
  await attemptsRepo(tx).changeSheet(attempt.id, { open: false });
  return { attempt: { ...attempt, ...change }, sheet: { ...sheet, open: false } };
}

/** Marks what is on the sheet. Everything that follows from it happens here, once. */
export async function mark(
  deps: AttemptsDeps,
  tx: Db,
  held: Held,
  closedBy: 'learner' | 'clock',
  at: Date,
  timeZone?: string,
): Promise<Held> {
  const repo = attemptsRepo(tx);
  const { attempt, sheet } = held;
  const kit = deps.kits[attempt.skill];
  // A key that changes at this moment either counts here, or finds this attempt when everybody's is marked again.
  await keyAdditionsRepo(tx).readKeys();
  const papers = await repo.papers(attempt.id);
  const versions = await deps.papers.keptVersions(
    tx,
    papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  const score = scoreSheet(versions, sheet, attempt.only);
  const seconds = secondsSpent(held, at);
  const isRedo = attempt.of_attempt !== null;
  const best_before =
    attempt.source_id && !isRedo ? await deps.papers.bestOf(tx, attempt.user_id, attempt.source_id) : -1;

  // A mock is a deed of its own, told by whoever holds it.
  const counts = !isRedo && !attempt.sealed && countsAsPractice(score.answered, score.total);
  const deed = { userId: attempt.user_id, deed: kit.deed, skill: attempt.skill } as const;
  const paid = counts
    ? await deps.deeds.recordDeed(tx, {
        ...deed,
        reference: String(attempt.id),
        seconds,
        isReal: isRealPractice({ ...score, seconds }),
        at,
      })
    : { paid: 0, over_limit: false };

  const change = {
    state: 'marked' as const,
    right: score.right,
    answered: score.answered,
    band: bandOf(kit, { ...attempt, ...score, seconds }, versions),
    seconds,
    best_before,
    coins: paid.paid,
    over_limit: paid.over_limit,
    closed_by: closedBy,
    submitted_at: at,
    sealed: false,
  };
  await repo.change(attempt.id, change);
  await repo.changeSheet(attempt.id, { open: false, marks: score.marks });
  await repo.savePaperScores(
    attempt.id,
    papers.map(({ position, content_id }) => ({ position, right: score.rightByPaper.get(content_id) ?? 0 })),
  );
  const done: Held = { attempt: { ...attempt, ...change }, sheet: { ...sheet, open: false, marks: score.marks } };
  if (!isRedo) await deps.papers.noteResult(tx, notes(done, papers, score));
  const report = reportOf(done, versions);
  await deps.mistakeBook.report(tx, attempt.user_id, { ...report, timeZone });
  await deps.historyIndex.put(tx, historyEntry(done.attempt, versions));
  await deps.analysisIndex.putPapers(tx, markedPapersOf(done, versions, report));
  return done;
}

/** In the moment of grace after a timed paper nobody works any more. */
function secondsSpent({ attempt: { started_at, ends_at }, sheet }: Held, at: Date): number {
  const until = ends_at ? Math.min(at.getTime(), ends_at.getTime()) : at.getTime();
  return spentSeconds({
    timed: ends_at !== null,
    said: sheet.seconds.active,
    elapsed: (until - started_at.getTime()) / 1000,
  });
}

/** The set and each of its papers, as the lists show them. */
export function notes(
  { attempt }: Held,
  papers: readonly AttemptPaper[],
  score: Pick<Score, 'right' | 'rightByPaper'>,
) {
  const note = (content_id: number, best: number, best_band: number) => ({
    user_id: attempt.user_id,
    content_id,
    best,
    best_band,
    last_attempt_id: attempt.id,
    last_at: attempt.submitted_at ?? attempt.started_at,
  });
  const whole = attempt.kind === 'set' ? [note(attempt.source_id, score.right, attempt.band)] : [];
  return [...whole, ...papers.map(({ content_id }) => note(content_id, score.rightByPaper.get(content_id) ?? 0, -1))];
}
