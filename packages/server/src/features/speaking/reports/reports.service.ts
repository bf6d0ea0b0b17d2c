import { hash } from 'node:crypto';
import type { SpeakingProgress, SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { PURCHASE_RULES } from '@ninefold/core/economy/purchases';
import { movements } from '@ninefold/core/speaking/compare';
import { percentOf, secondsToGo, stageOf } from '@ninefold/core/speaking/progress';
import type { ReportFailure } from '@ninefold/core/speaking/report-stages';
import { secondsOf } from '@ninefold/core/time/seconds';
import { askAgainMs } from '@ninefold/core/writing/poll';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Sets } from '../sets/sets.service.ts';
import { questionsOf, showHelp, showSet } from '../sets/show-set.ts';
import { answersRepo } from '../sittings/answers.repo.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import type { Sittings } from '../sittings/sittings.service.ts';
import { rowView } from '../sittings/views.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { finish, giveUp } from './finish.ts';
import { payKey, request } from './request.ts';

export type Reports = ReturnType<typeof reportsService>;

/** Until some have been made. */
const USUAL_SECONDS = 20;
const BATCH = 50;
/** In a queue that moves a report is waited for so many times longer; behind that it is stuck, whatever the others do. */
const LONGEST_QUEUE = 4;
const NO_HELP: SpeakingReportView['help'] = { questions: [], ideas: [], idea_map: [] };

/** Reports: paid, waited for, kept or given back. */
export const reportsService = (deps: SpeakingDeps & { sets: Sets; sittings: Sittings }) => {
  const { db, sittings } = deps;

  return {
    async getReportPrice(userId: number) {
      const coins = deps.purchases.prices.speaking_report;
      const learner = await deps.learners.find(db, userId);
      const purse = learner?.role === 'tourist' ? undefined : await deps.purchases.purseOf(db, userId);
      if (!purse)
        return { pays_with: 'guest' as const, coins, remaining_points: 0, free_tries: 0, can_pay: 0 as const };
      const free_tries = PURCHASE_RULES.speaking_report.tries.reduce((sum, name) => sum + purse[name], 0);
      const pays_with =
        free_tries > 0 ? ('free_try' as const) : coins === 0 ? ('nothing' as const) : ('coins' as const);
      const can_pay = pays_with !== 'coins' || purse.coins >= coins ? (1 as const) : (0 as const);
      return { pays_with, coins, remaining_points: purse.coins, free_tries, can_pay };
    },

    async requestReport(userId: number, recordId: number): Promise<SpeakingProgress> {
      const row = await db.transaction(async (tx) => request(deps, tx, await sittings.lock(tx, userId, recordId)));
      // Listening begins with the first piece: often everything was heard before anybody asked.
      await finishSafely(recordId);
      return progressOf(db, (await recordsRepo(db).find(userId, recordId)) ?? row);
    },

    getReportProgress: async (userId: number, recordId: number): Promise<SpeakingProgress> =>
      progressOf(db, await sittings.current(userId, recordId)),

    getReport: async (userId: number, recordId: number): Promise<SpeakingReportView> =>
      reportView(await sittings.find(db, userId, recordId)),

    /** Names the report as it stands now: with other words it is another one. */
    async revisionOf(userId: number, recordId: number): Promise<string> {
      const { state, report } = await sittings.find(db, userId, recordId);
      if (state !== 'scored') throw new AppError('attempt_open');
      return hash('sha256', JSON.stringify(report), 'hex').slice(0, 16);
    },
    progressOf,

    /** Makes the report if every answer is judged. */
    finishIfReady: finishSafely,

    /** Reports whose last answer was judged before anybody asked for them. */
    async finishReady(): Promise<void> {
      for (const { id } of await recordsRepo(db).waitingSince(new Date(deps.now().getTime() + 1000), BATCH))
        await finishSafely(id);
    },

    /** The job: where nothing moves any more, what waits is given up. A long queue that moves is only long. */
    async giveUpLate(): Promise<void> {
      const patience = deps.settings.SPEAKING_REPORT_MINUTES * 60_000;
      const before = (ms: number) => new Date(deps.now().getTime() - ms);
      const last = await recordsRepo(db).lastScored();
      const moves = last !== null && last > before(patience);
      const since = before(moves ? patience * LONGEST_QUEUE : patience);
      for (const { id } of await recordsRepo(db).waitingSince(since, BATCH)) await giveUpSafely(id, 'timed_out');
    },
  };

  /** A report that cannot be made is given back, and never stands in the way of the others. */
  async function finishSafely(recordId: number): Promise<void> {
    try {
      await db.transaction((tx) => finishLocked(tx, recordId));
    } catch {
      await giveUpSafely(recordId, 'crashed');
    }
  }

  async function giveUpSafely(recordId: number, failure: ReportFailure): Promise<void> {
    await db
      .transaction(async (tx) => {
        const row = await recordsRepo(tx).lockById(recordId);
        if (row?.state === 'scoring') await giveUp(deps, tx, row, failure);
      })
      // The next run of the job comes back to it.
      .catch(() => {});
  }

  async function finishLocked(tx: Db, recordId: number): Promise<void> {
    const row = await recordsRepo(tx).lockById(recordId);
    if (row?.state !== 'scoring') return;
    if ((await answersRepo(tx).assessed([recordId])).some(({ assessment }) => assessment === null)) return;
    await finish(deps, tx, row);
  }

  async function progressOf(at: Db, row: RecordRow): Promise<SpeakingProgress> {
    const isGoingOn = row.state === 'scoring';
    const ahead = isGoingOn ? await recordsRepo(at).ahead(row.id) : 0;
    const answers = isGoingOn ? await answersRepo(at).assessed([row.id]) : [];
    const heard = {
      recorded: answers.reduce((sum, one) => sum + one.recorded, 0),
      heard: answers.reduce((sum, one) => sum + Math.min(one.recorded, one.heard_until), 0),
      answers: answers.length,
      assessed: answers.filter(({ assessment }) => assessment !== null).length,
    };
    const each = isGoingOn ? ((await recordsRepo(at).secondsEach()) ?? USUAL_SECONDS) : 0;
    const waited = deps.now().getTime() - (row.wanted_at?.getTime() ?? 0);
    return {
      record_id: row.id,
      state: row.state,
      stage: isGoingOn ? stageOf(heard, ahead) : row.requests > 0 ? 'done' : 'waiting',
      percent: isGoingOn ? percentOf(heard) : row.requests > 0 ? 100 : 0,
      ahead,
      seconds_left: isGoingOn ? secondsToGo(heard, ahead, each) : 0,
      ask_again_ms: isGoingOn ? askAgainMs(waited) : 0,
      paid_with: row.paid_with,
      coins: row.coins,
      failure: row.failure ?? '',
      refunded: row.refunded ? 1 : 0,
      refunded_coins: row.refunded && row.paid_with === 'coins' ? await deps.purchases.givenBack(at, payKey(row)) : 0,
      score: row.score,
    };
  }

  async function reportView(row: RecordRow): Promise<SpeakingReportView> {
    if (row.state !== 'scored' || !row.report) throw new AppError('attempt_open');
    const version = await deps.sets.kept(db, row);
    const set = showSet(version, row.part);
    const questions = questionsOf(set);
    const isSat = (await recordsRepo(db).examsOpen(row.user_id, row.paper_id)).length > 0;
    const counted = (await sittings.answersOf(db, row)).filter(({ counts }) => counts === 1);
    return {
      record: rowView(row),
      set,
      report: row.report,
      recordings: counted.map(({ order, recording_id, file_url }) => ({
        ...{ order, recording_id, file_url },
        question: questions.find((one) => one.order === order)?.text ?? '',
      })),
      // While the set is sat as an exam its samples are nobody's.
      help: isSat ? NO_HELP : showHelp(version, row.part),
      before: await before(row),
      mistakes: await deps.mistakeBook.idsOf(db, row.user_id, 'speaking', row.id),
      scored_at: secondsOf(row.scored_at),
    };
  }

  /** The time before of the same part, by the same engine: others are not compared. */
  async function before(row: RecordRow): Promise<SpeakingReportView['before']> {
    const earlier = (await recordsRepo(db).scored(row.user_id, 10, row.part, row.id)).find(
      ({ engine }) => engine === row.engine,
    );
    if (!earlier?.report || !row.report) return null;
    return {
      record: rowView(earlier),
      same_set: earlier.paper_id === row.paper_id ? 1 : 0,
      movements: movements(earlier.report, row.report),
    };
  }
};
