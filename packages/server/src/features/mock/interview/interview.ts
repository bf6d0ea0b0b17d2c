import type { MockRecord } from '@ninefold/contract/mock/sitting';
import {
  heardFrom,
  type MockSpeakingState,
  mayBeHeard,
  mockSpeaking,
  speakingUntil,
} from '@ninefold/core/mock/speaking';
import { hasScore, NONE } from '@ninefold/core/skills';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Interview } from '#features/speaking/speaking.service.ts';
import { type MockPayment, type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';

/** The interview of a mock as it stands now; the papers before it are over. */
export type InterviewNow = {
  state: MockSpeakingState;
  band: number;
  /** Until when it may begin, in seconds. */
  until: number;
  sitting: Interview | null;
};

export async function interviewOf(deps: MockDeps, db: Db, record: MockRecordRow): Promise<InterviewNow> {
  const sittings = await deps.speaking.find(db, record.user_id, idsOf([record]));
  if (record.speaking_record !== null && sittings.length === 0) return removed(db, record);
  return interviewIn(deps, record, sittings);
}

/** Of several mocks, with one question to the database. */
export async function interviewsOf(deps: MockDeps, db: Db, userId: number, records: readonly MockRecordRow[]) {
  const sittings = await deps.speaking.find(db, userId, idsOf(records));
  return new Map(records.map((record) => [record.id, interviewIn(deps, record, sittings)]));
}

export async function beginSpeaking(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  const { speaking_paper: paperId, user_id } = record;
  const { state } = await interviewOf(deps, tx, record);
  if (state === 'running') return record;
  if (!isOver(record) || state !== 'todo' || paperId === null) throw new AppError('attempt_closed');
  const hash = record.versions.find(({ id }) => id === paperId)?.hash;
  const start = { paperId, hash, key: `mock-${record.id}-speaking` };
  const begun = await mockRepo(tx).change(record.id, {
    speaking_record: await deps.speaking.start(tx, user_id, start),
  });
  return mockRepo(tx).change(record.id, { due_at: dueOf(deps, await interviewOf(deps, tx, begun)) });
}

/** What was handed in goes to the engine, paid as it is; what will never be heard is given back. */
export async function settleInterview(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  const payment = paymentOf(record);
  if (record.speaking_record !== null) await deps.speaking.upToDate(tx, record.user_id, record.speaking_record);
  // Settled is what the job need not look at any more.
  if (!payment || record.due_at === null) return record;
  const { state, sitting } = await interviewOf(deps, tx, record);
  // Removed before anybody had heard it: there is nothing that was paid for.
  if (state === 'missed' || (state === 'unscored' && !sitting)) await deps.speaking.giveBack(tx, payment.key);
  if (!sitting?.doneAt || (state !== 'sent' && state !== 'empty')) return record;
  const done = { doneAt: sitting.doneAt.getTime(), endsAt: sitting.endsAt?.getTime() ?? null };
  if (!mayBeHeard(done, deps.now().getTime())) return record;
  const heard = state === 'sent' && (await deps.speaking.hear(tx, record.user_id, sitting.id, payment));
  if (!heard) await deps.speaking.giveBack(tx, payment.key);
  return record;
}

/** When somebody has to look at the interview again though nobody comes; null: never. */
export function dueOf({ now, settings }: MockDeps, { state, until, sitting }: InterviewNow): Date | null {
  if (state === 'todo') return new Date(until * 1000);
  const grace = settings.ATTEMPT_GRACE_SECONDS * 1000;
  if (state === 'running') return new Date((sitting?.endsAt?.getTime() ?? now().getTime()) + grace + 1000);
  if (state === 'sent') return new Date(heardFrom(sitting?.doneAt?.getTime() ?? now().getTime()));
  // Silent until the clock ended it: late answers may still come, and then it is given back.
  const done = sitting?.doneAt && { doneAt: sitting.doneAt.getTime(), endsAt: sitting.endsAt?.getTime() ?? null };
  if (state === 'empty' && done && !mayBeHeard(done, now().getTime())) return new Date(heardFrom(done.doneAt));
  return null;
}

export const interviewView = (
  record: MockRecordRow,
  { state, until, sitting }: InterviewNow,
): MockRecord['speaking'] => ({
  state: record.state === 'abandoned' ? 'none' : state,
  until: state === 'todo' && isOver(record) ? until : 0,
  record_id: sitting?.id ?? 0,
});

export const paymentOf = ({ payments }: MockRecordRow): MockPayment | undefined =>
  payments.find(({ task }) => task === 'speaking');

const isOver = ({ state }: MockRecordRow): boolean => state === 'marking' || state === 'done';
const idsOf = (records: readonly MockRecordRow[]) => records.flatMap(({ speaking_record }) => speaking_record ?? []);

function interviewIn({ now }: MockDeps, record: MockRecordRow, sittings: readonly Interview[]): InterviewNow {
  const sitting = sittings.find(({ id }) => id === record.speaking_record) ?? null;
  const endedAt = (record.ended_at ?? now()).getTime();
  return {
    ...mockSpeaking({
      ...{ hasInterview: record.speaking_paper !== null, endedAt, now: now().getTime(), sitting },
      isPaid: paymentOf(record) !== undefined,
    }),
    until: Math.floor(speakingUntil(endedAt) / 1000),
    sitting,
  };
}

/** An interview that its learner deleted later was sat: what the mock had for it stays. */
async function removed(db: Db, { id }: MockRecordRow): Promise<InterviewNow> {
  const band = (await mockRepo(db).resultOf(id))?.speaking_score ?? NONE;
  return { state: hasScore(band) ? 'told' : 'unscored', band, until: 0, sitting: null };
}
