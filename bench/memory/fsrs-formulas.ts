import { default_w } from 'ts-fsrs';
import { clamp } from './chance.ts';

/** FSRS-6 with weights of one's own: learners of world A forget by it, and plain FSRS schedules by it. */
export const PUBLISHED: readonly number[] = default_w;

const at = (w: readonly number[], index: number): number => w[index] ?? 0;

export const factorOf = (decay: number): number => 0.9 ** (-1 / decay) - 1;
export const curve = (days: number, stability: number, decay: number, factor: number): number =>
  Math.exp(-decay * Math.log1p((factor * days) / stability));
export const firstStability = (w: readonly number[], grade: number): number => Math.max(at(w, grade - 1), 0.1);
export const firstDifficulty = (w: readonly number[], grade: number): number =>
  clamp(at(w, 4) - Math.exp((grade - 1) * at(w, 5)) + 1, 1, 10);

export function nextDifficulty(w: readonly number[], difficulty: number, grade: number): number {
  const moved = difficulty - (at(w, 6) * (grade - 3) * (10 - difficulty)) / 9;
  return clamp(at(w, 7) * (at(w, 4) - Math.exp(3 * at(w, 5)) + 1) + (1 - at(w, 7)) * moved, 1, 10);
}

export function stabilityRecalled(
  w: readonly number[],
  difficulty: number,
  stability: number,
  recall: number,
  grade: number,
): number {
  const bonus = grade === 2 ? at(w, 15) : grade === 4 ? at(w, 16) : 1;
  const growth =
    Math.exp(at(w, 8)) * (11 - difficulty) * stability ** -at(w, 9) * (Math.exp((1 - recall) * at(w, 10)) - 1) * bonus;
  return clamp(stability * (1 + growth), 1e-3, 36500);
}

export function stabilityForgotten(
  w: readonly number[],
  difficulty: number,
  stability: number,
  recall: number,
): number {
  const fallen = clamp(
    at(w, 11) * difficulty ** -at(w, 12) * ((stability + 1) ** at(w, 13) - 1) * Math.exp((1 - recall) * at(w, 14)),
    1e-3,
    36500,
  );
  return Math.min(Math.max(stability / Math.exp(at(w, 17) * at(w, 18)), 1e-3), fallen);
}
