import type { MockReport, PaperReport } from '@ninefold/contract/mock/report';
import { mockGains } from '@ninefold/core/mock/gains';
import { mockOverall } from '@ninefold/core/mock/scores';
import { mockFields } from '@ninefold/core/score-fields';
import { NONE } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { bandIn, scoresOf } from './scores.ts';

const NO_INTERVIEW = {
  ...{ record_id: 0, bands: null, seconds: 0, answered: 0, percent: 0, ahead: 0, seconds_left: 0 },
  refunded: 0 as const,
};

/** As many mocks as the picture has room for. */
const TREND = 6;

/** An interview that was handed in goes to the engine once its last pieces are here, or by the job. */
const SENT_MS = 5000;

/** Everything the report shows, from what the papers and the essays have now. */
export async function reportOf(deps: MockDeps, db: Db, record: MockRecordRow): Promise<MockReport> {
  const listening = await paperOf(deps, db, record, 'listening');
  const reading = await paperOf(deps, db, record, 'reading');
  const { scores, written, tasks, interview } = await scoresOf(deps, db, record);
  const spoken = interview.sitting && (await deps.speaking.summary(db, record.user_id, interview.sitting.id));
  const overall = mockOverall(scores);
  const goals = await deps.goals.find(db, record.user_id);
  const ended = record.ended_at ?? deps.now();
  return {
    id: record.id,
    mock_id: record.mock_id,
    title: record.title,
    module: record.module,
    exam_type: record.exam_type,
    state: record.state,
    started_at: secondsOf(record.started_at),
    ended_at: secondsOf(record.ended_at),
    seconds: Math.max(0, Math.round((ended.getTime() - record.started_at.getTime()) / 1000)),
    scores: { score: overall.band, ...mockFields(scores) },
    whole: overall.whole ? 1 : 0,
    missing: overall.missing,
    listening,
    reading,
    writing: {
      state: written.state,
      tasks: tasks.map(({ isLate, ask_again_ms: _, ...task }) => ({
        ...task,
        late: isLate ? (1 as const) : (0 as const),
      })),
    },
    speaking: {
      state: record.state === 'abandoned' ? 'none' : interview.state,
      until: interview.state === 'todo' ? interview.until : 0,
      band: interview.band,
      ...(spoken?.shown ?? NO_INTERVIEW),
    },
    gains: mockGains(
      [
        ...(listening ? [{ skill: 'listening' as const, types: listening.types }] : []),
        ...(reading ? [{ skill: 'reading' as const, types: reading.types }] : []),
      ],
      tasks.flatMap(({ task, bands }) => (bands ? [{ task, target: goals?.target_score_write ?? NONE, bands }] : [])),
    ) as MockReport['gains'],
    ask_again_ms: Math.max(
      interview.state === 'sent' ? SENT_MS : 0,
      spoken?.ask_again_ms ?? 0,
      ...tasks.map(({ ask_again_ms }) => ask_again_ms),
    ),
    trend: (await mockRepo(db).results(record.user_id, TREND)).reverse().map((row) => ({
      record_id: row.record_id ?? 0,
      taken_at: secondsOf(row.taken_at),
      score: row.score,
      listening_score: row.listening_score,
      reading_score: row.reading_score,
      writing_score: row.writing_score,
      speaking_score: row.speaking_score,
    })),
  };
}

async function paperOf(
  { attempts }: MockDeps,
  db: Db,
  record: MockRecordRow,
  part: 'listening' | 'reading',
): Promise<PaperReport | null> {
  const id = record[`${part}_attempt`];
  const sat = id === null ? null : await attempts.sealed.summary(db, record.user_id, id);
  if (id === null || !sat) return null;
  const { right, total, answered, seconds, late, types } = sat;
  const band = bandIn(record, part, { right, band: sat.band?.band ?? NONE });
  // How far the next band is stands in the usual table; a pack's own table may cut elsewhere.
  const ahead = record.band_tables[part] ? null : sat.band;
  return {
    attempt_id: id,
    papers: record.papers[part] ?? [],
    ...{ right, total, answered, band, seconds, late, types },
    more: ahead?.more ?? 0,
    next: ahead?.next ?? NONE,
  };
}
