/** When the learner's time is over, by this device's clock. The server says how long is left, again with every save. */
export type Deadline = {
  /** Milliseconds left; null when there is no time limit. */
  left(now: number): number | null;
  /** `leftMs`: what the server said just now; -1 without a time limit. */
  correct(leftMs: number, now: number): void;
};

export function deadlineIn(leftMs: number, now: number): Deadline {
  let endsAt = leftMs < 0 ? null : now + leftMs;
  let last = now;
  return {
    left(at) {
      if (endsAt === null) return null;
      // A clock that was turned back gives nobody more time: the end goes back with it.
      if (at < last) endsAt -= last - at;
      last = at;
      return Math.max(0, endsAt - at);
    },
    correct(left, at) {
      endsAt = left < 0 ? null : at + left;
      last = at;
    },
  };
}
