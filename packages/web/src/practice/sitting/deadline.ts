/** When the learner's time is over, on this device's clock. The server says how long is left and is asked again with every save. */
export type Deadline = {
  /** Milliseconds left; null when nobody counts. */
  left(now: number): number | null;
  /** `leftMs` as the server said just now; -1 untimed. */
  correct(leftMs: number, now: number): void;
};

export function deadlineIn(leftMs: number, now: number): Deadline {
  let endsAt = leftMs < 0 ? null : now + leftMs;
  return {
    left: (at) => (endsAt === null ? null : Math.max(0, endsAt - at)),
    correct(left, at) {
      endsAt = left < 0 ? null : at + left;
    },
  };
}
