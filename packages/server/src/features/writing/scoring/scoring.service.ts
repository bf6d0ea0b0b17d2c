import type { ParsedInput } from '@ninefold/contract/call';
import type { exerciseScoring, ScoringProgress, writingScoring } from '@ninefold/contract/writing/scoring';
import { PURCHASE_RULES } from '@ninefold/core/economy/purchases';
import { secondsOf } from '@ninefold/core/time/seconds';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { askAgainMs, secondsLeft } from '@ninefold/core/writing/poll';
import { BROUGHT } from '@ninefold/core/writing/scoring-stages';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { EssayRecords, RecordRow } from '../records/records.service.ts';
import { bandsOf, flag } from '../records/views.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { readReport } from './finish.ts';
import { order, type PaidBefore, payKey, press } from './freeze-draft.ts';
import { scoreNext, type Turns } from './run.ts';
import { type ScoringRow, scoringsRepo } from './scorings.repo.ts';

export type Scoring = ReturnType<typeof scoringService>;
type Press = ParsedInput<(typeof exerciseScoring)['essayScoring']>;
type Remark = ParsedInput<(typeof writingScoring)['remark']>;

/** Until some have been scored. */
const USUAL_SECONDS = 3;

/** Scoring: paid, queued, followed, kept or given back. */
export const scoringService = (deps: WritingDeps & { records: EssayRecords }) => {
  const { db, records } = deps;
  const turns: Turns = { lately: [] };

  return {
    async essayScoring(userId: number, { record_id, content, revision }: Press): Promise<ScoringProgress> {
      const row = await db.transaction((tx) => press(deps, tx, userId, record_id, { content, revision }));
      // Only now: what the transaction kept of the text must not be undone by the refusal.
      if (row === 'stale') throw new AppError('conflict', { fields: ['revision'] });
      return progressOf(db, row);
    },

    /** By a newer engine for nothing; by the same one like any other scoring. */
    async remark(userId: number, { record_id, key }: Remark): Promise<ScoringProgress> {
      const row = await db.transaction(async (tx) => {
        const held = await records.lock(tx, userId, record_id);
        if (await scoringsRepo(tx).byRemarkKey(record_id, key)) return held;
        if (held.status === ESSAY_STATUS.scoring) return held;
        const last = await scoringsRepo(tx).lastDone(record_id);
        if (!last) throw new AppError('attempt_open');
        return order(deps, tx, held, key, isOld(last) ? 'free' : 'now');
      });
      return progressOf(db, row);
    },

    async getResult(userId: number, recordId: number): Promise<ScoringProgress> {
      return progressOf(db, await records.find(db, userId, recordId));
    },

    async getScoreInfo(userId: number, recordId: number) {
      const row = await records.find(db, userId, recordId);
      const done = row.scoring_id ? await scoringsRepo(db).find(row.scoring_id) : undefined;
      if (!done) throw new AppError('attempt_open');
      const report = readReport(done.report);
      return {
        record_id: row.id,
        scoring_id: done.id,
        status: row.status,
        score: row.score,
        bands: bandsOf(row),
        low: report.assessable ? report.overall.low : -1,
        high: report.assessable ? report.overall.high : -1,
        engine: done.engine,
        scored_time: secondsOf(done.finished_at),
        needRemark: flag(isOld(done)),
      };
    },

    /**
     * For a mock test, inside its transaction: an essay that was paid for beforehand goes to the examiner. False where it
     * cannot: nothing was written, or somebody has pressed for it already.
     */
    async scorePaid(tx: Db, userId: number, recordId: number, paid: PaidBefore): Promise<boolean> {
      const row = await records.lock(tx, userId, recordId);
      const isThere = row.handed_in_at !== null && row.content.trim() !== '';
      if (!isThere || row.status === ESSAY_STATUS.scoring || row.status === ESSAY_STATUS.scored) return false;
      if (await scoringsRepo(tx).lastOf(row.id)) return false;
      await order(deps, tx, row, '', paid);
      return true;
    },

    /** How far the scoring of a draft is. */
    progressOf,

    /** What the next press would take. A guest has no purse yet. */
    async getScoringPrice(userId: number) {
      const coins = deps.purchases.prices.essay_scoring;
      const learner = await deps.learners.find(db, userId);
      const purse = learner?.role === 'tourist' ? undefined : await deps.purchases.purseOf(db, userId);
      if (!purse)
        return { pays_with: 'guest' as const, coins, remaining_points: 0, free_tries: 0, can_pay: 0 as const };
      const free_tries = PURCHASE_RULES.essay_scoring.tries.reduce((sum, name) => sum + purse[name], 0);
      const isMember = await deps.membership.isMember(db, userId, 'writing');
      const pays_with = isMember
        ? ('membership' as const)
        : free_tries > 0
          ? ('free_try' as const)
          : ('coins' as const);
      const can_pay = flag(pays_with !== 'coins' || purse.coins >= coins);
      return { pays_with, coins, remaining_points: purse.coins, free_tries, can_pay };
    },

    /** Of scorings that are under way, for lists. */
    async secondsLeft(recordIds: readonly number[]): Promise<Map<number, number>> {
      const running = await scoringsRepo(db).runningOf(recordIds);
      const each = running.length ? await secondsEach(db) : 0;
      return new Map(running.map(({ record_id, percent }) => [record_id, secondsLeft(each, 0, percent, 1)]));
    },

    /** The report that a draft shows; undefined while there is none. */
    async reportOf(at: Db, row: Pick<RecordRow, 'scoring_id'>) {
      const stored = row.scoring_id ? await scoringsRepo(at).reportOf(row.scoring_id) : undefined;
      return stored && { ...stored, report: readReport(stored.report), needRemark: isOld(stored) };
    },

    /** The job. */
    scoreNext: () => scoreNext({ ...deps, turns }),
    scoreDraft: (startKey: string) => scoreNext({ ...deps, turns }, startKey),

    /** A wake-up for each essay that waits and for each that a dead process left; nothing when all is well. */
    async wakeUp(justStarted = false): Promise<void> {
      const repo = scoringsRepo(db);
      if (justStarted && db.kind === 'embedded') await repo.leaveAll(deps.now());
      const waiting = await repo.waiting(deps.now());
      for (let sent = 0; sent < waiting; sent += 1) await deps.jobs.send(db, 'score-essay', {});
    },
  };

  /** Made here by an engine that is not the present one. */
  function isOld({ engine }: Pick<ScoringRow, 'engine'>): boolean {
    return engine !== BROUGHT && engine !== deps.examiner.engine;
  }

  async function secondsEach(at: Db): Promise<number> {
    return (await scoringsRepo(at).secondsEach()) ?? USUAL_SECONDS;
  }

  async function progressOf(at: Db, row: RecordRow): Promise<ScoringProgress> {
    const last = await scoringsRepo(at).lastOf(row.id);
    if (!last) return neverScored(row);
    const over = last.state === 'done' || last.state === 'failed';
    const now = deps.now();
    const ahead = last.state === 'waiting' ? await scoringsRepo(at).ahead(last.id, now) : 0;
    return {
      scoring_id: last.id,
      record_id: row.id,
      status: row.status,
      stage: last.state === 'failed' ? 'done' : last.stage,
      percent: over ? 100 : last.percent,
      ahead,
      seconds_left: over ? 0 : secondsLeft(await secondsEach(at), ahead, last.percent, deps.examiner.atOnce),
      ask_again_ms: over ? 0 : askAgainMs(now.getTime() - last.created_at.getTime()),
      paid_with: last.paid_with,
      coins: last.coins,
      failure: last.failure ?? '',
      refunded: flag(last.refunded),
      refunded_coins:
        last.refunded && last.paid_with === 'coins' ? await deps.purchases.givenBack(at, payKey(last)) : 0,
      score: row.score,
      create_time: secondsOf(last.created_at),
    };
  }
};

/** A draft that nobody has pressed for: nothing to wait for. */
const neverScored = ({ id, status, created_at }: RecordRow): ScoringProgress => ({
  scoring_id: 0,
  record_id: id,
  status,
  stage: 'waiting',
  percent: 0,
  ahead: 0,
  seconds_left: 0,
  ask_again_ms: 0,
  paid_with: 'membership',
  coins: 0,
  failure: '',
  refunded: 0,
  refunded_coins: 0,
  score: -1,
  create_time: secondsOf(created_at),
});
