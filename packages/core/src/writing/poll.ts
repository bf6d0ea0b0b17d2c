/** How long a page waits before it asks again about a scoring: soon at first, rarely when it takes long. */
export function askAgainMs(waitedMs: number): number {
  if (waitedMs < 3_000) return 400;
  if (waitedMs < 15_000) return 1_000;
  return waitedMs < 60_000 ? 2_500 : 5_000;
}

/** It has to be taken up, and its end is seen when the page asks again. */
const TAKEN_UP_SECONDS = 1;
const TOLD_SECONDS = 1;

/** About how long it will take still, from how long one takes and how many come before it. Never 0 while it goes on. */
export function secondsLeft(secondsEach: number, ahead: number, percent: number, atOnce: number): number {
  const around = TOLD_SECONDS + (percent === 0 ? TAKEN_UP_SECONDS : 0);
  const turns = Math.ceil(ahead / Math.max(1, atOnce)) + (100 - percent) / 100;
  return Math.ceil(secondsEach * turns + around);
}
