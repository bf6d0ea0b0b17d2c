/** Repeatable chance: the same seed gives the same sequence of draws (mulberry32). */
export type Chance = {
  /** From `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  one: <T>(of: readonly T[]) => T;
  /** `count` different ones, in a random order. */
  some: <T>(of: readonly T[], count: number) => T[];
  /** True in this share of cases. */
  happens: (share: number) => boolean;
};

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <T>(of: readonly T[], count: number): T[] => {
    const rest = [...of];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(whole(0, rest.length - 1), 1)[0] as T,
    );
  };
  const one = <T>(of: readonly T[]): T => {
    if (of.length === 0) throw new Error('nothing to draw from');
    return of[whole(0, of.length - 1)] as T;
  };
  return { whole, one, some, happens: (share) => next() < share };
}
