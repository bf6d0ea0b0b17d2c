import { LONG_TURN, partOfOrder, partsOf, type SatPart, type SpeakingPart } from './parts.ts';

/** The official times, in seconds. Part 2: a minute to prepare, up to two minutes to talk, then a short question or two. */
export const PART_SECONDS: Readonly<Record<SpeakingPart, { from: number; to: number }>> = {
  1: { from: 240, to: 300 },
  2: { from: 180, to: 240 },
  3: { from: 240, to: 300 },
};
export const PREPARE_SECONDS = 60;
export const LONG_TURN_SECONDS = 120;

/** How long an answer should be, and where the examiner stops it in the exam. */
export type AnswerLength = { from: number; to: number; longest: number };

const SHORT_ANSWER: AnswerLength = { from: 12, to: 35, longest: 60 };
const LONG_TURN_ANSWER: AnswerLength = { from: 90, to: 120, longest: LONG_TURN_SECONDS };
const ROUNDING_ANSWER: AnswerLength = { from: 6, to: 25, longest: 45 };
const DISCUSSION_ANSWER: AnswerLength = { from: 25, to: 60, longest: 90 };

export function answerLength(order: number): AnswerLength {
  if (order === LONG_TURN) return LONG_TURN_ANSWER;
  const part = partOfOrder(order);
  return part === 1 ? SHORT_ANSWER : part === 2 ? ROUNDING_ANSWER : DISCUSSION_ANSWER;
}

/** In the exam the sitting ends by the server's clock: the longest parts, and as much again for a lost connection. */
export const sittingSeconds = (part: SatPart): number =>
  2 * partsOf(part).reduce((sum, one) => sum + PART_SECONDS[one].to, 0);
