import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { mockStanding, partsOf } from '@ninefold/core/mock/sitting';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import { type InterviewNow, interviewOf, interviewView } from '../interview/interview.ts';
import type { MockRecordRow } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { asRule, begunParts, type PartTimes } from './parts.ts';

/** A mock as the contract has it, after it was brought up to date. */
export async function recordView(deps: MockDeps, db: Db, record: MockRecordRow): Promise<MockRecord> {
  const now = deps.now();
  const begun = await begunParts(deps, db, record);
  const interview = await interviewOf(deps, db, record);
  return {
    id: record.id,
    mock_id: record.mock_id,
    title: record.title,
    module: record.module,
    exam_type: record.exam_type,
    state: record.state,
    standing: standingView(record, begun, interview, now),
    speaking: interviewView(record, interview),
    parts: record.plan.map((part) => {
      const times = begun.find((one) => one.part === part.part);
      const state = !times ? 'waiting' : times.handedInAt ? 'handed_in' : 'running';
      return {
        ...part,
        state,
        started_at: secondsOf(times?.startedAt),
        handed_in_at: secondsOf(times?.handedInAt),
      };
    }),
    with_report: record.with_report ? 1 : 0,
    now: secondsOf(now),
    started_at: secondsOf(record.started_at),
    ended_at: secondsOf(record.ended_at),
  };
}

function standingView(
  record: MockRecordRow,
  begun: readonly PartTimes[],
  { state, sitting }: InterviewNow,
  now: Date,
): MockRecord['standing'] {
  if (record.state === 'abandoned') return { at: 'over' };
  if (record.state !== 'open')
    return sitting && state === 'running' ? { at: 'speaking', speaking_record_id: sitting.id } : { at: 'over' };
  const times = { startedAt: record.started_at.getTime(), now: now.getTime() };
  const standing = mockStanding(partsOf(record.papers), begun.map(asRule), times);
  if (standing.at === 'break')
    return { at: 'break', next: standing.next, left_ms: Math.max(0, standing.until - now.getTime()) };
  if (standing.at !== 'paper') return { at: 'over' };
  const { part } = standing;
  if (part === 'writing')
    return { at: part, task1_record_id: record.task1_record ?? 0, task2_record_id: record.task2_record ?? 0 };
  return { at: part, attempt_id: record[`${part}_attempt`] ?? 0 };
}
