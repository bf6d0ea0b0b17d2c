import type { Grade } from '@ninefold/core/memory/trace';
import { clamp, gauss, luck, quantile, stream } from './chance.ts';
import { PUBLISHED } from './fsrs-formulas.ts';

/** One simulated learner: how fast, how regular, how generous with grades, and how hard each word is. */
export type Learner = {
  seed: number;
  words: number;
  seconds: { fresh: number; review: number; lapse: number };
  generous: { first: number; later: number };
  missedDays: number;
  /** World A: FSRS weights of one's own. */
  weights: readonly number[];
  /** Worlds B and D, and C. */
  ability: number;
  halfLife: number;
  growth: number;
  difficulty: Float32Array;
  quirk: Float32Array;
};

export function learnerOf(seed: number, words: number): Learner {
  const random = stream(seed * 7919 + 13);
  const g = () => gauss(random);
  const seconds = { review: 6 + 4 * random(), lapse: 8 + 8 * random(), fresh: 20 + 10 * random() };
  const generous = { first: 0.4 * g(), later: 0.4 * g() };
  const missedDays = clamp(0.15 + 0.05 * g(), 0.03, 0.35);
  const weights = ownWeights(g);
  const ability = 0.25 + 0.25 * g();
  const halfLife = 0.5 * g();
  const growth = 1.1 * Math.exp(0.2 * g());
  const difficulty = new Float32Array(words);
  const quirk = new Float32Array(words);
  for (let word = 0; word < words; word++) {
    difficulty[word] = g();
    quirk[word] = g();
  }
  return { seed, words, seconds, generous, missedDays, weights, ability, halfLife, growth, difficulty, quirk };
}

function ownWeights(g: () => number): number[] {
  const w = [...PUBLISHED];
  const change = (index: number, to: (weight: number) => number) => {
    w[index] = to(w[index] ?? 0);
  };
  const common = 0.45 * g();
  for (let index = 0; index < 4; index++) change(index, (x) => x * Math.exp(common + 0.25 * g()));
  for (let index = 1; index < 4; index++) change(index, (x) => Math.max(x, w[index - 1] ?? 0));
  change(4, (x) => clamp(x + 0.7 * g(), 3, 9));
  change(6, (x) => x * Math.exp(0.25 * g()));
  change(8, (x) => clamp(x + 0.35 * g(), 0.5, 3.5));
  change(9, (x) => clamp(x * Math.exp(0.3 * g()), 0.02, 0.5));
  change(10, (x) => x * Math.exp(0.25 * g()));
  change(11, (x) => x * Math.exp(0.25 * g()));
  change(13, (x) => clamp(x * Math.exp(0.2 * g()), 0.1, 0.6));
  change(14, (x) => x * Math.exp(0.15 * g()));
  // Learners forget a little faster in the long run than FSRS believes.
  change(20, (x) => clamp(x * Math.exp(0.2 + 0.4 * g()), 0.1, 0.8));
  return w;
}

const FIRST = [0.24, 0.094, 0.495, 0.171] as const;
const FIRST_BOUNDS = [quantile(FIRST[0]), quantile(FIRST[0] + FIRST[1]), quantile(1 - FIRST[3])] as const;
const RECALLED = [0.224, 0.631, 0.145] as const;
const RECALLED_BOUNDS = [quantile(RECALLED[0]), quantile(1 - RECALLED[2])] as const;

export function firstGrade({ difficulty, seed, generous }: Learner, word: number): Grade {
  const x = -0.6 * (difficulty[word] ?? 0) + 0.8 * quantile(luck(seed, word, 9001)) + generous.first;
  return x < FIRST_BOUNDS[0] ? 1 : x < FIRST_BOUNDS[1] ? 2 : x < FIRST_BOUNDS[2] ? 3 : 4;
}

export function gradeWhenRecalled({ difficulty, seed, generous }: Learner, word: number, turn: number): Grade {
  const x = -0.5 * (difficulty[word] ?? 0) + 0.87 * quantile(luck(seed, word, 5000 + turn)) + generous.later;
  return x < RECALLED_BOUNDS[0] ? 2 : x < RECALLED_BOUNDS[1] ? 3 : 4;
}
