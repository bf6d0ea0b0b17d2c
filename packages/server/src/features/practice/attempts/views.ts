import type { Attempt, SaveAnswer } from '@ninefold/contract/practice/attempt-state';
import type { Paper } from '@ninefold/contract/practice/paper';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { PaperVersion } from '../papers/papers.service.ts';
import type { ShownPaper, SkillKit } from '../skill.kit.ts';
import type { AttemptPaper, AttemptRow, Held } from './attempts.repo.ts';

/** Rows of the database as the contract describes them. */

export const leftMs = ({ state, ends_at }: Pick<AttemptRow, 'state' | 'ends_at'>, now: Date): number =>
  ends_at === null ? -1 : state === 'open' ? Math.max(0, ends_at.getTime() - now.getTime()) : 0;

/** Each paper in the version that was attempted, with the numbers it had. */
function papersShown(
  papers: readonly AttemptPaper[],
  versions: readonly PaperVersion[],
): (ShownPaper & { offset: number })[] {
  return papers.flatMap(({ content_id, offset }) => {
    const version = versions.find(({ id }) => id === content_id);
    return version ? [{ ...version.shown, offset }] : [];
  });
}

export function attemptView(
  kit: SkillKit,
  { attempt, sheet }: Held,
  papers: readonly AttemptPaper[],
  versions: readonly PaperVersion[],
  now: Date,
): Attempt {
  const { id, skill, mode, exam_type, state, kind, source_id, title, whole, only, of_attempt, check_seconds } = attempt;
  const shown = papersShown(papers, versions);
  return {
    id,
    skill,
    mode,
    exam_type,
    state,
    kind,
    source_id,
    title,
    whole: whole ? 1 : 0,
    only: only ?? [],
    of_attempt: of_attempt ?? 0,
    revision: sheet.revision,
    writer: sheet.writer,
    now: secondsOf(now),
    started_at: secondsOf(attempt.started_at),
    saved_at: secondsOf(sheet.saved_at),
    submitted_at: secondsOf(attempt.submitted_at),
    ends_at: secondsOf(attempt.ends_at),
    left_ms: leftMs(attempt, now),
    check_seconds,
    running: mode === 'exam' ? kit.running(shown, check_seconds) : [],
    papers: shown as Paper[],
    answers: sheet.answers,
    annotations: sheet.annotations as Attempt['annotations'],
    seconds: sheet.seconds,
    checked: sheet.checked,
  };
}

type Of<O> = Extract<SaveAnswer, { outcome: O }>;

export const savedAnswer = (attempt: AttemptRow, revision: number, savedAt: Date, now: Date): Of<'saved'> => ({
  outcome: 'saved',
  revision,
  saved_at: secondsOf(savedAt),
  now: secondsOf(now),
  left_ms: leftMs(attempt, now),
});

export const staleAnswer = ({ sheet }: Held, yours: Of<'stale'>['yours'], now: Date): Of<'stale'> => ({
  outcome: 'stale',
  revision: sheet.revision,
  saved_at: secondsOf(sheet.saved_at),
  now: secondsOf(now),
  writer: sheet.writer,
  answers: sheet.answers,
  annotations: sheet.annotations as Of<'stale'>['annotations'],
  yours,
});

export const closedAnswer = ({ attempt, sheet }: Held, now: Date): Of<'closed'> => ({
  outcome: 'closed',
  revision: sheet.revision,
  saved_at: secondsOf(sheet.saved_at),
  now: secondsOf(now),
  closed_by: attempt.closed_by ?? 'learner',
});
