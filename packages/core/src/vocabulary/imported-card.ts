import { GOOD } from '../memory/trace.ts';
import type { WordCard } from './card.ts';

/** How far a word is in another program. */
export type ImportedSchedule = { interval: number; days_ago: number; reviews: number; lapses: number };

/** Neither easy nor hard: another program's ease says nothing about ours. */
const DIFFICULTY = 5;
/** A year at most is believed of an interval that nobody here has seen. */
const LONGEST = 365;

/** An interval is the time after which nine of ten are still known, which is what stability means here. */
export function importedCard({ interval, days_ago, reviews, lapses }: ImportedSchedule, today: number): WordCard {
  return {
    trace: { stability: Math.min(LONGEST, interval), difficulty: DIFFICULTY, day: today - days_ago },
    firstGrade: GOOD,
    reviews,
    // Forgotten elsewhere, it is not hard here before it was forgotten here.
    lapses: Math.min(lapses, 2),
    row: 1,
    weak: null,
    hard: false,
  };
}
