import { clamp } from './chance.ts';
import {
  curve,
  factorOf,
  firstDifficulty,
  firstStability,
  nextDifficulty,
  stabilityForgotten,
  stabilityRecalled,
} from './fsrs-formulas.ts';
import type { Learner } from './learner.ts';
import { World } from './world.ts';

/** A: FSRS-6 with weights of one's own and noise in every word. */
class OwnFsrs extends World {
  private readonly stability = new Float64Array(this.learner.words);
  private readonly hardness = new Float64Array(this.learner.words);
  private readonly decay = this.learner.weights[20] ?? 0.15;
  private readonly factor = factorOf(this.decay);

  recall(word: number, day: number): number {
    return curve(this.since(word, day), this.stability[word] ?? 1, this.decay, this.factor);
  }
  protected begin(word: number, _day: number, grade: number): void {
    const noise = Math.exp(-0.3 * this.hard(word) + 0.3 * this.odd(word));
    this.stability[word] = firstStability(this.learner.weights, grade) * noise;
    this.hardness[word] = clamp(firstDifficulty(this.learner.weights, grade) + 0.8 * this.hard(word), 1, 10);
  }
  protected change(word: number, _day: number, grade: number, recall: number): void {
    const { weights } = this.learner;
    const [s, d] = [this.stability[word] ?? 1, this.hardness[word] ?? 5];
    this.stability[word] =
      grade === 1
        ? stabilityForgotten(weights, d, s, recall)
        : s + (stabilityRecalled(weights, d, s, recall, grade) - s) * Math.exp(0.25 * this.odd(word));
    this.hardness[word] = nextDifficulty(weights, d, grade);
  }
}

const KEPT = 28;
const ACT_R = { c: 0.217, a: 0.177, threshold: -0.704, noise: 0.255, day: 86400 * 0.025 };

/** B: ACT-R with spacing (Pavlik and Anderson): every meeting leaves a trace that fades at its own rate. */
class ActR extends World {
  private readonly times = new Float32Array(this.learner.words * KEPT);
  private readonly rates = new Float32Array(this.learner.words * KEPT);
  private readonly count = new Uint8Array(this.learner.words);

  recall(word: number, day: number): number {
    const own = this.learner.ability - 0.25 * this.hard(word) + 0.12 * this.odd(word);
    const strength = this.activation(word, day * ACT_R.day) + own;
    return 1 / (1 + Math.exp((ACT_R.threshold - strength) / ACT_R.noise));
  }
  protected begin(word: number, day: number, grade: number): void {
    const second = day * ACT_R.day;
    for (const after of grade === 4 ? [0, 60, 180, 400] : [0, 60, 180]) this.encode(word, second + after);
  }
  protected change(word: number, day: number, grade: number): void {
    const second = day * ACT_R.day;
    this.encode(word, second);
    if (grade === 1) this.encode(word, second + 60);
  }
  private activation(word: number, second: number): number {
    let sum = 0;
    for (let k = word * KEPT, end = k + (this.count[word] ?? 0); k < end; k++)
      sum += Math.max(second - (this.times[k] ?? 0), 1) ** -(this.rates[k] ?? 0);
    return Math.log(sum + 1e-12);
  }
  private encode(word: number, second: number): void {
    const from = word * KEPT;
    let count = this.count[word] ?? 0;
    if (count === KEPT) {
      this.times.copyWithin(from, from + 1, from + KEPT);
      this.rates.copyWithin(from, from + 1, from + KEPT);
      count--;
      this.count[word] = count;
    }
    this.rates[from + count] = count ? ACT_R.c * Math.exp(this.activation(word, second)) + ACT_R.a : ACT_R.a;
    this.times[from + count] = second;
    this.count[word] = count + 1;
  }
}

const HALF_LIVES = [0, -0.7, 0.3, 1.1, 2.6];

/** C: half-life regression: exponential forgetting, slow growth. The pessimist's world. */
class HalfLife extends World {
  private readonly log2 = new Float64Array(this.learner.words);
  private readonly first = new Float64Array(this.learner.words);

  recall(word: number, day: number): number {
    return Math.exp(-Math.LN2 * this.since(word, day) * 2 ** -(this.log2[word] ?? 0));
  }
  protected begin(word: number, _day: number, grade: number): void {
    const own = this.learner.halfLife - 0.4 * this.hard(word) + 0.3 * this.odd(word);
    this.log2[word] = this.first[word] = (HALF_LIVES[grade] ?? 0) + own;
  }
  protected change(word: number, day: number, grade: number): void {
    const h = this.log2[word] ?? 0;
    const spacing = this.since(word, day) * 2 ** -h;
    const credit = grade === 2 ? 0.7 : grade === 4 ? 1.3 : 1;
    this.log2[word] =
      grade === 1
        ? Math.max(h - 0.7, Math.min(this.first[word] ?? 0, h))
        : h + this.learner.growth * Math.min(1.5, Math.sqrt(spacing)) * credit;
  }
}

const WINDOWS = [2, 8, 30, 120];
const WINDOW_WEIGHTS = [0.3, 0.7, 1.1, 1.6];
const FIRST_CREDIT = [0, 0.6, 1, 1.5, 3];
const CREDIT = [0, 0.4, 0.8, 1, 1.3];

/** D: like DASH: counts of right and wrong answers that fade over several windows of time. */
class Dash extends World {
  private readonly right = new Float32Array(4 * this.learner.words);
  private readonly wrong = new Float32Array(4 * this.learner.words);

  recall(word: number, day: number): number {
    let y = -2.2 + 2 * (this.learner.ability - 0.25) - 0.5 * this.hard(word) + 0.3 * this.odd(word);
    this.windows(word, day, (k, fade, weight) => {
      y += weight * (Math.log1p(fade * (this.right[k] ?? 0)) - 0.4 * Math.log1p(fade * (this.wrong[k] ?? 0)));
    });
    return 1 / (1 + Math.exp(-y));
  }
  protected begin(word: number, day: number, grade: number): void {
    this.windows(word, day, (k) => {
      this.right[k] = FIRST_CREDIT[grade] ?? 0;
      this.wrong[k] = 0;
    });
  }
  protected change(word: number, day: number, grade: number): void {
    this.windows(word, day, (k, fade) => {
      this.right[k] = (this.right[k] ?? 0) * fade + (CREDIT[grade] ?? 0);
      this.wrong[k] = (this.wrong[k] ?? 0) * fade + (grade === 1 ? 1 : 0);
    });
  }
  private windows(word: number, day: number, visit: (k: number, fade: number, weight: number) => void): void {
    for (let j = 0; j < 4; j++)
      visit(4 * word + j, Math.exp(-this.since(word, day) / (WINDOWS[j] ?? 1)), WINDOW_WEIGHTS[j] ?? 0);
  }
}

/** Four ways of forgetting, none of them the scheduler's own. */
export const WORLDS = { A: OwnFsrs, B: ActR, C: HalfLife, D: Dash } satisfies Record<
  string,
  new (
    learner: Learner,
  ) => World
>;
export type WorldName = keyof typeof WORLDS;
