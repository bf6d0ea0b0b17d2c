/** A moment as the wire has it: whole seconds since 1970, 0 for none. A number is in milliseconds, as `Date.now()` is. */
export const secondsOf = (at: Date | number | null | undefined): number =>
  at === null || at === undefined ? 0 : Math.floor(Number(at) / 1000);
