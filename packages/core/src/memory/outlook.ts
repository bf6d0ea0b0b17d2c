import { type Evidence, mapFrom, NO_EVIDENCE } from './evidence.ts';
import { type RecallMap, recallOf } from './recall-map.ts';
import type { Grade } from './trace.ts';

/** How long this learner takes, in seconds. */
export type Pace = { fresh: number; review: number; lapse: number };

/** Until enough of the learner's own times are known. */
export const COMMON_PACE: Pace = { fresh: 25, review: 8, lapse: 12 };

/** How often new words were graded Again, Hard, Good and Easy at the first meeting. */
export type FirstGrades = readonly [number, number, number, number];

/** Thirty meetings of an average learner, so that the first few words of a new one do not decide. */
const COMMON_FIRST_GRADES: FirstGrades = [7.2, 2.82, 14.85, 5.13];

/** What is known about one learner on one day. */
export type Outlook = {
  today: number;
  exam: number;
  map: RecallMap;
  evidence: Evidence;
  pace: Pace;
  firstGrades: FirstGrades;
  /** For so many days there are new words to be met; without end where nobody has counted. */
  freshFor: number;
  /** Whoever has been away so many days is back after a pause. */
  pause: number;
};

/** For whoever learns on several days of a week. */
const USUAL_PAUSE = 7;

type Known = {
  today: number;
  exam: number;
  freshFor?: number;
  pause?: number;
  evidence?: Evidence;
  pace?: Pace;
  counted?: FirstGrades;
};

export function outlookOf({
  today,
  exam,
  evidence = NO_EVIDENCE,
  pace = COMMON_PACE,
  counted = [0, 0, 0, 0],
  freshFor = Number.POSITIVE_INFINITY,
  pause = USUAL_PAUSE,
}: Known): Outlook {
  const firstGrades: FirstGrades = [
    counted[0] + COMMON_FIRST_GRADES[0],
    counted[1] + COMMON_FIRST_GRADES[1],
    counted[2] + COMMON_FIRST_GRADES[2],
    counted[3] + COMMON_FIRST_GRADES[3],
  ];
  return { today, exam, map: mapFrom(evidence), evidence, pace, firstGrades, freshFor, pause };
}

export const shareOf = (firstGrades: FirstGrades, grade: Grade): number =>
  (firstGrades[grade - 1] ?? 0) / firstGrades.reduce((sum, count) => sum + count, 0);

/** Enough reviews to judge whether this learner keeps words for a fortnight. */
const ENOUGH_TO_WEIGH = 150;
/** The stability of a new word graded Good. */
const ORDINARY_STABILITY = 2.3065;

/**
 * What a new word counts beside a review. Starting words wins where forgetting levels off and loses where it does not, so
 * it is held back until the learner has shown which it is.
 */
export function weightOfFresh({ map, evidence }: Pick<Outlook, 'map' | 'evidence'>): number {
  if (evidence.reviews <= ENOUGH_TO_WEIGH) return 0.5;
  return Math.min(0.9, Math.max(0.5, 0.5 + 0.8 * (recallOf(map, 14, ORDINARY_STABILITY) - 0.5)));
}
