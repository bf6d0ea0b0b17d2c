import type { ReportStage } from './report-stages.ts';

/** How far the answers of a sitting are: seconds recorded and listened to, answers in all and assessed. */
export type HeardAnswers = { recorded: number; heard: number; answers: number; assessed: number };

/** Most of the work is listening. */
const LISTENING_SHARE = 85;
/** What a second of sound and what an answer takes on one core; measured, and rather too long than too short. */
const SECONDS_A_SECOND = 0.35;
const SECONDS_AN_ANSWER = 1;

export function percentOf({ recorded, heard, answers, assessed }: HeardAnswers): number {
  const listened = recorded > 0 ? Math.min(1, heard / recorded) : 1;
  const judged = answers > 0 ? assessed / answers : 1;
  return Math.min(99, Math.round(LISTENING_SHARE * listened + (100 - LISTENING_SHARE) * judged));
}

export function stageOf(of: HeardAnswers, ahead: number): ReportStage {
  if (of.assessed === of.answers) return 'bands';
  if (ahead > 0 && of.assessed === 0 && of.heard === 0) return 'waiting';
  return of.heard < of.recorded - 0.5 ? 'listening' : 'language';
}

/** Never 0 while it goes on. */
export const secondsToGo = (of: HeardAnswers, ahead: number, secondsEach: number): number =>
  Math.max(
    1,
    Math.ceil(
      ahead * secondsEach +
        Math.max(0, of.recorded - of.heard) * SECONDS_A_SECOND +
        (of.answers - of.assessed) * SECONDS_AN_ANSWER,
    ),
  );
