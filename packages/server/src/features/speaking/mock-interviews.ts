import type { SittingState } from '@ninefold/core/speaking/report-stages';
import type { Db } from '#db/db.ts';
import type { Reports } from './reports/reports.service.ts';
import { type PaidBefore, requestPaid } from './reports/request.ts';
import { type RecordRow, recordsRepo } from './sittings/records.repo.ts';
import type { Sittings } from './sittings/sittings.service.ts';
import { bandsView } from './sittings/views.ts';
import type { SpeakingDeps } from './speaking-deps.ts';

/** The interview of a mock, as far as the feature that holds mocks needs to know it. */
export type Interview = {
  id: number;
  state: SittingState;
  answered: number;
  score: number;
  doneAt: Date | null;
  endsAt: Date | null;
};
export type MockInterviews = ReturnType<typeof mockInterviews>;

/** The speaking part of mock tests. Everything joins the caller's transaction. */
export const mockInterviews = (deps: SpeakingDeps & { sittings: Sittings; reports: Reports }) => ({
  start: async (tx: Db, userId: number, start: Parameters<Sittings['startForMock']>[2]): Promise<number> =>
    (await deps.sittings.startForMock(tx, userId, start)).id,

  /** One whose time is over is handed in by whoever looks. */
  async upToDate(tx: Db, userId: number, id: number): Promise<void> {
    if (await recordsRepo(tx).find(userId, id)) await deps.sittings.closeIfOver(tx, userId, id);
  },

  /** Those that are still there. */
  find: async (db: Db, userId: number, ids: readonly number[]): Promise<Interview[]> =>
    ids.length ? (await recordsRepo(db).findMany(userId, ids)).map(interviewOf) : [],

  /** False where it cannot be heard: nothing was said, or somebody has pressed for it already. */
  hear: (tx: Db, userId: number, id: number, paid: PaidBefore): Promise<boolean> =>
    deps.sittings.lock(tx, userId, id).then((row) => requestPaid(deps, tx, row, paid)),

  /** What the report of a mock tells of it. */
  async summary(db: Db, userId: number, id: number) {
    const row = await deps.sittings.find(db, userId, id);
    const { percent, ahead, seconds_left, ask_again_ms, refunded } = await deps.reports.progressOf(db, row);
    const bands = row.score >= 0 ? bandsView(row) : null;
    const shown = { record_id: row.id, bands, seconds: row.seconds, answered: row.answered };
    return { shown: { ...shown, percent, ahead, seconds_left, refunded }, ask_again_ms };
  },

  price: deps.purchases.prices.speaking_report,
  pay: (tx: Db, userId: number, key: string) =>
    deps.purchases.payFor(tx, { userId, item: 'speaking_report', reference: key, key }),
  giveBack: (tx: Db, key: string) => deps.purchases.giveBack(tx, key),
});

const interviewOf = ({ id, state, answered, score, done_at, ends_at }: RecordRow): Interview => ({
  ...{ id, state, answered, score },
  doneAt: done_at,
  endsAt: ends_at,
});
