import { setTimeout as pause } from 'node:timers/promises';

type Clock = { now: () => number; pause: (ms: number) => Promise<unknown> };

/** What a short job may take before it rests for the first time. */
const FREE_MS = 300;
const TIMES = 14;
const LONGEST_MS = 400;

/**
 * For a long job whose owner can wait while everybody else's calls cannot: after each piece of work it rests many times
 * as long, so that fewer than one call in twenty meets it at work. A short job is over before its first rest.
 */
export function unhurried(clock: Clock = { now: () => performance.now(), pause }): () => Promise<void> {
  let worked = 0;
  let from = clock.now();
  return async () => {
    const piece = clock.now() - from;
    worked += piece;
    if (worked > FREE_MS) await clock.pause(Math.min(LONGEST_MS, piece * TIMES));
    from = clock.now();
  };
}
