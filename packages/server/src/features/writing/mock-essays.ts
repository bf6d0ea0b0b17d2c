import type { TaskResult } from '@ninefold/core/mock/scores';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import type { Db } from '#db/db.ts';
import { conflictsRepo } from './records/conflicts.repo.ts';
import type { EssayRecords, RecordRow } from './records/records.service.ts';
import { bandsOf } from './records/views.ts';
import type { Scoring } from './scoring/scoring.service.ts';
import type { WritingDeps } from './writing-deps.ts';

type Uses = WritingDeps & { records: EssayRecords; scoring: Scoring };
type EssayTimes = { at: Date | null; startedAt: Date; endsAt: Date | null };
export type MockEssays = ReturnType<typeof mockEssays>;

/** The writing paper of a mock test, for the feature that holds mocks. Everything joins the caller's transaction. */
export const mockEssays = ({ records, scoring, learners, membership, purchases }: Uses) => ({
  start: records.startMockExam,

  /** When it was handed in, by the learner or by the clock; null while it runs. A draft that was removed is over. */
  async handedInAt(tx: Db, userId: number, id: number): Promise<EssayTimes | null> {
    const row = await records.findMine(tx, userId, id);
    if (!row) return null;
    const now = await records.upToDate(tx, userId, id);
    return { at: now.handed_in_at, startedAt: now.created_at, endsAt: now.ends_at };
  },

  async close(tx: Db, userId: number, id: number): Promise<void> {
    if (await records.findMine(tx, userId, id)) await records.close(tx, userId, id);
  },

  scorePaid: async (tx: Db, userId: number, id: number, paid: Parameters<Scoring['scorePaid']>[3]): Promise<boolean> =>
    (await records.findMine(tx, userId, id)) !== undefined && scoring.scorePaid(tx, userId, id, paid),

  /** What the report tells of one task; null when its draft was removed. */
  async summary(db: Db, userId: number, id: number) {
    const row = await records.findMine(db, userId, id);
    if (!row) return null;
    const progress = await scoring.progressOf(db, row);
    const { paper } = await records.questionOf(db, row);
    const bands = bandsOf(row);
    return {
      task: row.task,
      record_id: row.id,
      paper_id: row.paper_id,
      ...resultOf(row),
      bands: bands && { tr: bands.tr, cc: bands.cc, lr: bands.lr, gra: bands.gra },
      words: row.words,
      least_words: paper.min_words,
      seconds: row.seconds,
      percent: progress.percent,
      ahead: progress.ahead,
      seconds_left: progress.seconds_left,
      ask_again_ms: progress.ask_again_ms,
      refunded: progress.refunded,
      isLate: (await conflictsRepo(db).of(row.id, 1)).some(
        ({ kept_at }) => row.handed_in_at && kept_at > row.handed_in_at,
      ),
    };
  },

  /** Two reports: which tries and how many coins they would take. null: somebody without a purse. */
  async price(db: Db, userId: number) {
    const learner = await learners.find(db, userId);
    const purse = learner?.role === 'tourist' ? undefined : await purchases.purseOf(db, userId);
    if (!purse) return null;
    const isMember = await membership.isMember(db, userId, 'writing');
    return { isMember, purse, coinsEach: purchases.prices.essay_scoring };
  },

  pay: (tx: Db, userId: number, task: 1 | 2, key: string) =>
    purchases.payFor(tx, { userId, item: 'essay_scoring', reference: `task${task}:${key}`, key }),
  giveBack: (tx: Db, key: string) => purchases.giveBack(tx, key),
});

function resultOf({ status, score, content }: RecordRow): TaskResult {
  if (content.trim() === '') return { state: 'empty', band: -1 };
  if (status === ESSAY_STATUS.scoring) return { state: 'waiting', band: -1 };
  if (status === ESSAY_STATUS.failed) return { state: 'failed', band: -1 };
  if (status === ESSAY_STATUS.scored)
    return score >= 0 ? { state: 'scored', band: score } : { state: 'failed', band: -1 };
  return { state: 'unscored', band: -1 };
}
