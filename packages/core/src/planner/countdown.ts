const DAY = 86_400;
const WEEKS_FROM_DAYS = 7;

type Countdown = { unit: 'weeks' | 'days'; count: number };

/** A day that has begun still counts. Both times in epoch seconds. */
export const daysToExam = (examDate: number, now: number): number => Math.max(0, Math.ceil((examDate - now) / DAY));

/** null without a date; weeks from seven days on; a past exam is 0 days away. */
export function countdown(examDate: number, now: number): Countdown | null {
  if (examDate === 0) return null;
  const days = daysToExam(examDate, now);
  return days >= WEEKS_FROM_DAYS ? { unit: 'weeks', count: Math.floor(days / 7) } : { unit: 'days', count: days };
}
