import type { EssayReport } from '@ninefold/contract/writing/report';
import { type ScoringStage, STAGE_PERCENT } from '@ninefold/core/writing/scoring-stages';
import { afterTurn } from '@ninefold/core/writing/turns';
import type { EssayRequest } from '@ninefold/examiner/essay/report';
import type { ExaminerSlot, ScoringOutcome } from '#providers/examiner/examiner-pool.ts';
import type { EssayRecords } from '../records/records.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { checkedReport, giveUp, keepReport } from './finish.ts';
import { type ScoringRow, scoringsRepo } from './scorings.repo.ts';

type Uses = WritingDeps & { records: EssayRecords };
/** Whom this process served lately. */
export type Turns = { lately: number[] };

/** A process that does not say for so long that it is alive has lost its essay to another one. */
const LEASE_MS = 15_000;
const HEARTBEAT_MS = 4_000;
/** An engine that crashed gets one more chance; an essay that outlived three processes is given up. */
const TRIES_AFTER_CRASH = 2;
const MOST_TRIES = 3;

/** The job: waits for a free thread, takes the next essay in turn, or the one begun under a key, and sees it through. */
export async function scoreNext(deps: Uses & { turns: Turns }, startKey: string | null = null): Promise<void> {
  const slot = await deps.examiner.slot();
  try {
    const taken = await scoringsRepo(deps.db).take(deps.now(), leaseFrom(deps), deps.turns.lately, startKey);
    if (!taken) return;
    deps.turns.lately = afterTurn(deps.turns.lately, taken.user_id);
    await seeThrough(deps, slot, taken);
  } finally {
    slot.release();
  }
}

async function seeThrough(deps: Uses, slot: ExaminerSlot, taken: ScoringRow): Promise<void> {
  if (taken.tries > MOST_TRIES) return giveUp(deps, taken, 'crashed');
  const outcome = await withProgress(deps, taken, async (onStage) => slot.score(await requestOf(deps, taken), onStage));
  if (outcome.ok) return keep(deps, taken, checkedReport(outcome.report));
  if (outcome.failure === 'crashed' && taken.tries < TRIES_AFTER_CRASH) return tryAgain(deps, taken);
  return giveUp(deps, taken, outcome.failure);
}

/**
 * A report that cannot be stored is tried again by whoever takes over; at last what was paid goes back. One that is none
 * would be the same the next time.
 */
async function keep(deps: Uses, taken: ScoringRow, report: EssayReport | null): Promise<void> {
  if (!report) {
    await giveUp(deps, taken, 'crashed');
    throw new Error(`scoring ${taken.id}: what the examiner answered is no report`);
  }
  try {
    await keepReport(deps, taken, report);
  } catch (error) {
    if (taken.tries < MOST_TRIES) throw error;
    await giveUp(deps, taken, 'storage');
  }
}

/** Only while it is ours: what another process has taken over, or has finished, does not wait again. */
async function tryAgain(deps: Uses, { id, tries }: ScoringRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await scoringsRepo(tx).lockRunning(id, tries))) return;
    await scoringsRepo(tx).change(id, { state: 'waiting', stage: 'waiting', percent: 0, lease_until: null });
    await deps.jobs.send(tx, 'score-essay', {});
  });
}

/** Says which stage it is, and while a stage lasts that this process is alive. A lost word does no harm. */
async function withProgress(
  deps: Uses,
  { id, tries }: ScoringRow,
  work: (onStage: (stage: ScoringStage) => void) => Promise<ScoringOutcome>,
): Promise<ScoringOutcome> {
  let at: ScoringStage = 'reading';
  let writing = Promise.resolve();
  const tell = () => {
    const stage = at;
    writing = writing
      .then(async () => {
        await scoringsRepo(deps.db).progress(id, tries, stage, STAGE_PERCENT[stage], leaseFrom(deps));
      })
      .catch(() => {});
  };
  const begin = (stage: ScoringStage) => {
    at = stage;
    tell();
  };
  const heart = setInterval(tell, HEARTBEAT_MS);
  try {
    const outcome = await work(begin);
    if (outcome.ok) begin('saving');
    return outcome;
  } finally {
    clearInterval(heart);
    await writing;
  }
}

/** What the examiner is told: the frozen text, the question in the version it was begun with, and what the pack knows. */
async function requestOf({ db, records }: Uses, { record_id, user_id, content }: ScoringRow): Promise<EssayRequest> {
  const row = await records.find(db, user_id, record_id);
  const { paper, figures, material } = await records.questionOf(db, row);
  return {
    task: row.task,
    module: paper.module,
    prompt: paper.content,
    ...(figures.length && { figure: figures }),
    material,
    essay: content,
  };
}

const leaseFrom = ({ now }: Pick<Uses, 'now'>): Date => new Date(now().getTime() + LEASE_MS);
