import type { EssayRow } from '@ninefold/contract/writing/fields';
import type { EssayRecord, SavedEssay } from '@ninefold/contract/writing/records';
import { secondsOf } from '@ninefold/core/time/seconds';
import { canWrite, stepOf } from '@ninefold/core/writing/essay-state';
import type { Question } from '../questions/questions.service.ts';
import type { ListedRecord } from './record-lists.repo.ts';
import type { RecordRow } from './records.repo.ts';

/** Rows of the database as the contract describes them. */

type Small = Pick<RecordRow, 'status' | 'words' | 'handed_in_at' | 'finished'>;
export const stepOfRow = ({ status, words, handed_in_at, finished }: Small) =>
  stepOf({ status, words, handedIn: handed_in_at !== null, finished });
export const canWriteRow = ({ status, handed_in_at }: Pick<RecordRow, 'status' | 'handed_in_at'>): boolean =>
  canWrite({ status, handedIn: handed_in_at !== null });
export const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

export const clockOf = ({ ends_at, handed_in_at }: Pick<RecordRow, 'ends_at' | 'handed_in_at'>, now: Date) => ({
  now: secondsOf(now),
  ends_at: secondsOf(ends_at),
  left_ms: ends_at === null ? -1 : handed_in_at ? 0 : Math.max(0, ends_at.getTime() - now.getTime()),
});

export const bandsOf = ({ score, bands }: Pick<RecordRow, 'score' | 'bands'>) =>
  bands && score >= 0 ? { overall: score, ...bands } : null;

export const recordView = (row: RecordRow, { paper }: Question, now: Date): EssayRecord => ({
  id: row.id,
  paper_id: row.paper_id,
  prompt_id: row.prompt_id ?? 0,
  task: row.task,
  content: row.content,
  subject_url: paper.subject_url,
  outline: row.outline,
  annotations: row.annotations,
  isDraft: flag(canWriteRow(row)),
  status: row.status,
  step: stepOfRow(row),
  mode: row.mode,
  draft: row.draft,
  of_record: row.of_record ?? 0,
  other_record: row.other_record ?? 0,
  words: row.words,
  revision: row.revision,
  writer: row.writer,
  score: row.score,
  bands: bandsOf(row),
  markFinished: flag(row.finished),
  duration: row.seconds,
  create_time: secondsOf(row.created_at),
  last_time: secondsOf(row.saved_at),
  handed_in_time: secondsOf(row.handed_in_at),
  handed_in_by: row.handed_in_by ?? '',
  ...clockOf(row, now),
  paper,
});

export const rowView = (row: ListedRecord): EssayRow => ({
  id: row.id,
  record_id: row.id,
  paper_id: row.paper_id,
  prompt_id: row.prompt_id ?? 0,
  task: row.task,
  title: row.title,
  content: row.excerpt,
  img: row.img,
  draft: row.draft,
  words: row.words,
  mode: row.mode,
  status: row.status,
  step: stepOfRow(row),
  score: row.score,
  bands: bandsOf(row),
  duration: row.seconds,
  create_time: secondsOf(row.created_at),
  last_time: secondsOf(row.saved_at),
});

const versionOf = (row: RecordRow, now: Date) => ({
  id: row.id,
  revision: row.revision,
  last_time: secondsOf(row.saved_at),
  words: row.words,
  ...clockOf(row, now),
});

export const savedAnswer = (row: RecordRow, now: Date): SavedEssay => ({ outcome: 'saved', ...versionOf(row, now) });

export const staleAnswer = (row: RecordRow, yours: string, now: Date): SavedEssay => ({
  outcome: 'stale',
  ...versionOf(row, now),
  writer: row.writer,
  content: row.content,
  outline: row.outline,
  yours,
});

export const closedAnswer = (row: RecordRow, now: Date): SavedEssay => ({
  outcome: 'closed',
  ...versionOf(row, now),
  closed_by: row.handed_in_by ?? 'learner',
  content: row.content,
});
