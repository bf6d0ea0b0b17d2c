import type { SpeakingBands, SpeakingRow } from '@ninefold/contract/speaking/fields';
import type { SpeakingSet } from '@ninefold/contract/speaking/set';
import type { SpeakingAnswer, SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { reportKindOf } from '@ninefold/core/speaking/parts';
import { PREPARE_SECONDS } from '@ninefold/core/speaking/timing';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { RecordingRow } from '#features/recordings/recordings.service.ts';
import type { AnswerRow } from './answers.repo.ts';
import type { RecordRow } from './records.repo.ts';

/** Rows as the page gets them. */

export const rowView = (row: RecordRow): SpeakingRow => ({
  record_id: row.id,
  paper_id: row.paper_id,
  part: row.part,
  mode: row.mode,
  kind: reportKindOf(row),
  title: row.title,
  topic: row.topic,
  state: row.state,
  bands: bandsView(row),
  answered: row.answered,
  seconds: row.seconds,
  started_at: secondsOf(row.started_at),
  done_at: secondsOf(row.done_at),
});

export function bandsView({ state, score, bands }: Pick<RecordRow, 'state' | 'score' | 'bands'>): SpeakingBands | null {
  if (state !== 'scored') return null;
  return { overall: score, ...(bands ?? { fc: -1, lr: -1, gra: -1, p: -1 }) };
}

/** The end of the sitting ended it as well: its last piece never came. */
export const wasCut = ({ ended_at }: AnswerRow, { done_at }: RecordRow): boolean =>
  ended_at !== null && ended_at.getTime() === done_at?.getTime();

const isLate = ({ ended_at }: AnswerRow, { done_at }: RecordRow): boolean =>
  ended_at !== null && done_at !== null && ended_at > done_at;

export function answerView(
  row: AnswerRow,
  record: RecordRow,
  recording: RecordingRow | undefined,
  next: number,
): SpeakingAnswer {
  const done = row.state === 'done';
  return {
    order: row.order,
    try: row.try,
    key: row.key,
    state: row.state === 'dropped' ? 'removed' : !done ? 'recording' : recording?.file ? 'done' : 'removed',
    counts: row.counts ? 1 : 0,
    late: isLate(row, record) ? 1 : 0,
    next,
    seconds: done ? (recording?.seconds ?? row.recorded) : row.recorded,
    recording_id: row.recording_id ?? 0,
    file_url: recording?.file ? `/files/${recording.file}` : '',
    began_at: secondsOf(row.began_at),
    ended_at: secondsOf(row.ended_at),
  };
}

export function sittingView(row: RecordRow, set: SpeakingSet, answers: SpeakingAnswer[], now: Date): SpeakingSitting {
  const from = secondsOf(row.prepare_from);
  return {
    ...rowView(row),
    origin: row.origin,
    set,
    answers,
    notes: row.notes,
    parts: row.parts,
    prepare_from: from,
    prepare_until: from === 0 ? 0 : from + PREPARE_SECONDS,
    ends_at: secondsOf(row.ends_at),
    now: secondsOf(now),
  };
}
