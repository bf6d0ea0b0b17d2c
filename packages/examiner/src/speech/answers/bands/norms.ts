/**
 * Which band a measure speaks for. No openly licensed recordings with IELTS bands exist, so nothing here is fitted to
 * bands. Direction and order come from published means (A2 about 3.5, B1 4.5, B2 6, C1 7.5); the places were set on our
 * own pipeline: lexis and grammar on the pack's 84 long turns, which were written and not spoken, fourteen at each of the
 * labels 5.5, 6, 6.5, 7.5, 8 and 9; speed and pauses a fifth below the published ones, because the recogniser leaves out
 * hesitations that people count.
 */
export type Norm = readonly (readonly [value: number, band: number])[];

export const NORMS = {
  /** Syllables a minute, pauses counted: does not tell B2 from C1. */
  speechRate: [
    [45, 3],
    [70, 3.5],
    [110, 4.5],
    [145, 6],
    [185, 6.5],
  ],
  /** Syllables between two pauses. */
  run: [
    [2, 3],
    [3.2, 3.5],
    [5.8, 4.5],
    [8.5, 6],
    [12, 6.5],
  ],
  /** Pauses inside a clause, a minute; fewer is better. */
  pausesInside: [
    [2, 6.5],
    [4, 6],
    [8, 5],
    [13, 4],
    [20, 3],
  ],
  /** Of all pauses, those between clauses. */
  pausesBetween: [
    [0.1, 3],
    [0.22, 3.5],
    [0.39, 4.5],
    [0.66, 6],
    [0.8, 6.5],
  ],
  /**
   * How far one gets before words come again (MTLD). Published means of speech are 24, 32 and 44; the pack's long turns,
   * which were written, have 55 at 5.5, 82 at 6, 109 to 114 from 6.5 to 8 and 126 at 9. The lower half follows speech, the
   * upper half the pack; from 6.5 to 8 it tells nothing apart.
   */
  variety: [
    [24, 3.5],
    [32, 4.5],
    [55, 5.5],
    [82, 6],
    [111, 7],
    [126, 8],
  ],
  /** Share of content words beyond the commonest two thousand: .26 at 5.5, .29 at 6 and 6.5, then .31, .32 and .33. */
  lessCommon: [
    [0.08, 3.5],
    [0.16, 4.5],
    [0.26, 5.5],
    [0.29, 6],
    [0.315, 7],
    [0.33, 8],
  ],
  /** Sure slips in a hundred words: 1.4 at 5.5, .3 at 6, next to none above. The rules find only some of them. */
  slips: [
    [0.1, 7],
    [0.3, 6],
    [1.4, 5.5],
    [2, 5],
    [3.5, 4],
    [6, 3],
  ],
  /** Clauses that hang on another, in a hundred words: 3.0 at 6, 3.6 to 4.0 above without an order. */
  subordinate: [
    [0.5, 4],
    [1.5, 5],
    [3, 6],
    [3.8, 7],
    [5, 7.5],
  ],
  /**
   * Mean confidence of the recogniser: natives .9 and more, strong accents about .6. It also falls with the microphone,
   * with names and with rare words, so by itself it never says less than a B2 with an accent deserves.
   */
  clearness: [
    [0.65, 5.5],
    [0.75, 6],
    [0.85, 6.5],
    [0.92, 7],
  ],
} as const satisfies Record<string, Norm>;

/** On the line between the two places around it; beyond the ends nothing is promised. */
export function bandOf(norm: Norm, value: number): number {
  const at = norm.findIndex(([place]) => place >= value);
  if (at === 0) return norm[0]![1];
  if (at < 0) return norm.at(-1)![1];
  const [[from, low], [to, high]] = [norm[at - 1]!, norm[at]!];
  return low + ((value - from) / (to - from)) * (high - low);
}
