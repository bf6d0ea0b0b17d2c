import type { Course, Daily, PlayedCard } from './play-ahead.ts';

/** Enough words that which of them are played hardly matters beside what is uncertain anyway. */
const MOST_PLAYED = 600;

/**
 * A course of five thousand words is played with a part of them: as large a part of the cards, of the words not met yet
 * and of what each day is for. `times`: how often the part goes into the whole.
 */
export function sampleOf(
  cards: readonly PlayedCard[],
  course: Course,
): { cards: readonly PlayedCard[]; course: Course; times: number } {
  const all = cards.length + course.freshLeft;
  if (all <= MOST_PLAYED) return { cards, course, times: 1 };
  const times = all / MOST_PLAYED;
  // Every so many of them in the order of their strength, so that weak and strong words are there in proportion.
  const ordered = [...cards].sort((a, b) => a.trace.stability - b.trace.stability);
  const part = Array.from(
    { length: Math.round(cards.length / times) },
    (_, at) => ordered[Math.floor((at + 0.5) * times)],
  );
  return {
    cards: part.filter((card) => card !== undefined),
    course: { ...course, freshLeft: Math.round(course.freshLeft / times), daily: partOf(course.daily, times) },
    times,
  };
}

const partOf = (daily: Daily, times: number): Daily =>
  'seconds' in daily ? { seconds: daily.seconds / times } : { ...daily, freshADay: daily.freshADay / times };
