import type { MistakeKind } from './kinds.ts';
import type { Mistake, Moment } from './mistake.ts';
import type { Scheduler } from './scheduler.ts';
import { see } from './sightings.ts';

const DAY_MS = 86_400_000;

/** A scheduler one can count with: again is tomorrow, good doubles from two days on. */
export const simpleScheduler: Scheduler = {
  next(memory, grade, at) {
    const before = typeof memory?.days === 'number' ? memory.days : 1;
    const days = grade === 'again' ? 1 : before * 2;
    return { memory: { days }, due: new Date(at.getTime() + days * DAY_MS) };
  },
};

/** Noon in Shanghai, so many days after the mistake was made, with an hour to move it. */
export const moment = (day: number, hour = 12, timeZone = 'Asia/Shanghai'): Moment => ({
  at: new Date(Date.UTC(2026, 10, 8 + day, hour - 8)),
  timeZone,
});

/** Made at noon on 8 November. */
export const made = (kind: MistakeKind = 'question'): Mistake => see(null, kind, moment(0), simpleScheduler);
