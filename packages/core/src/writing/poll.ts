/** How long a page waits before it asks again about a scoring: soon at first, rarely when it takes long. */
export function askAgainMs(waitedMs: number): number {
  if (waitedMs < 3_000) return 400;
  if (waitedMs < 15_000) return 1_000;
  return waitedMs < 60_000 ? 2_500 : 5_000;
}

/** About how long it will take still, from how long one takes and how many come before it. Never 0 while it goes on. */
export const secondsLeft = (secondsEach: number, ahead: number, percent: number, atOnce: number): number =>
  Math.max(1, Math.ceil(secondsEach * (Math.ceil(ahead / Math.max(1, atOnce)) + (100 - percent) / 100)));
