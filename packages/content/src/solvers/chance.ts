/**
 * One question as a solver without understanding met it: how many options there were, between how many of them it could
 * not decide, and whether the key was among those.
 */
export type Guess = { options: number; left: number; hit: boolean };

export type Score = {
  asked: number;
  /** Marks: where several options were left, the share that tossing a coin brings. */
  score: number;
  chance: number;
  low: number;
  high: number;
  within: boolean;
};

/**
 * 998 in 1,000 lucky guessers lie within 3.09 deviations. Not 99 in 100: a pack is tried by seven guessers in each skill,
 * so that one fair pack in seven would be accused of a leak.
 */
const DEVIATIONS = 3.09;

/** What the guesses brought, and between which bounds somebody would end who guessed at random. */
export function scoreOf(guesses: readonly Guess[]): Score {
  const sum = (of: (guess: Guess) => number) => guesses.reduce((total, guess) => total + of(guess), 0);
  const score = sum(({ hit, left }) => (hit ? 1 / left : 0));
  const chance = sum(({ options }) => 1 / options);
  const variance = sum(({ options, left }) => 1 / (left * options) - 1 / options ** 2);
  const width = DEVIATIONS * Math.sqrt(variance);
  const bounds = { chance, low: Math.max(0, chance - width), high: Math.min(guesses.length, chance + width) };
  return within({ asked: guesses.length, score, ...bounds });
}

/** The same score held against other bounds. */
export const within = (score: Omit<Score, 'within'>): Score => ({
  ...score,
  within: score.score >= score.low - 1e-9 && score.score <= score.high + 1e-9,
});
