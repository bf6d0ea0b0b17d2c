import { NONE } from '../skills.ts';
import type { SittingState } from '../speaking/report-stages.ts';

/** The interview of a mock: at once after writing, or within a week, as in the real test. */
export const SPEAKING_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever was cut off at the end of the interview may still send what was said before: so long the report waits. */
const LATE_MS = 10 * 60 * 1000;

/**
 * none: this mock has no interview. todo: it may begin. running: it is being sat. sent: handed in, and its report is asked
 * for when the last pieces have come. unscored: handed in without a report. waiting: the engine listens. failed: no band
 * could be given. told: the band is there. empty: nothing was said. missed: the week is over.
 */
export const MOCK_SPEAKING_STATES = [
  'none',
  'todo',
  'running',
  'sent',
  'unscored',
  'waiting',
  'failed',
  'told',
  'empty',
  'missed',
] as const;
export type MockSpeakingState = (typeof MOCK_SPEAKING_STATES)[number];

export type MockInterview = { state: SittingState; answered: number; score: number };
type Sat = { hasInterview: boolean; endedAt: number; now: number; isPaid: boolean; sitting: MockInterview | null };

/** When the week is over; `endedAt`: the end of writing. Milliseconds of the server's clock. */
export const speakingUntil = (endedAt: number): number => endedAt + SPEAKING_DAYS * DAY_MS;

export function mockSpeaking({ hasInterview, endedAt, now, isPaid, sitting }: Sat): {
  state: MockSpeakingState;
  band: number;
} {
  if (!hasInterview) return { state: 'none', band: NONE };
  if (!sitting) return { state: now < speakingUntil(endedAt) ? 'todo' : 'missed', band: NONE };
  switch (sitting.state) {
    case 'open':
      return { state: 'running', band: NONE };
    case 'handed_in':
      if (sitting.answered === 0) return { state: 'empty', band: NONE };
      return { state: isPaid ? 'sent' : 'unscored', band: NONE };
    case 'scoring':
      return { state: 'waiting', band: NONE };
    case 'failed':
      return { state: 'failed', band: NONE };
    case 'scored':
      return sitting.score >= 0 ? { state: 'told', band: sitting.score } : { state: 'failed', band: NONE };
  }
}

/** Handed in by the learner everything has arrived; by the clock, some of it may still be on the device. */
export function mayBeHeard(sitting: { doneAt: number; endsAt: number | null }, now: number): boolean {
  const byClock = sitting.endsAt !== null && sitting.doneAt >= sitting.endsAt;
  return !byClock || now >= sitting.doneAt + LATE_MS;
}

export const heardFrom = (doneAt: number): number => doneAt + LATE_MS;
