/**
 * How this learner forgets. FSRS's stability is common to everybody; the map from it to the chance of recall is personal
 * and is learnt from the learner's own answers: R(t) = (1 + f·t / (k·S^g))^-d with f chosen so that R = .9 at t = k·S^g.
 */
export type RecallMap = { logK: number; power: number; decay: number; factor: number };

/** FSRS-6's own decay; the map starts as FSRS itself. */
const FSRS_DECAY = 0.1542;

const factorOf = (decay: number): number => 0.9 ** (-1 / decay) - 1;
const mapWith = (logK: number, power: number, decay: number): RecallMap => ({
  logK,
  power,
  decay,
  factor: factorOf(decay),
});

export const COMMON_MAP: RecallMap = mapWith(0, 1, FSRS_DECAY);

/** The chance that a word of this stability is recalled so many days after it was last asked. */
export const recallOf = (map: RecallMap, days: number, stability: number): number =>
  Math.exp(-map.decay * Math.log1p(map.factor * days * Math.exp(-map.logK - map.power * Math.log(stability))));

type Weighed = { map: RecallMap; logPrior: number };

const LOG_KS = [-2, -1.6, -1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2];
const POWERS: readonly (readonly [number, number])[] = [
  [1, 0.4],
  [0.75, 0.35],
  [0.5, 0.25],
];
const DECAYS: readonly (readonly [number, number])[] = [
  [FSRS_DECAY, 0.4],
  [0.35, 0.35],
  [0.9, 0.25],
];
const PRIOR_SPREAD = 0.7;

/** 81 ways of forgetting. A grid instead of a fit: no starting point, no step size, and it can be stored as 81 numbers. */
export const MAPS: readonly Weighed[] = LOG_KS.flatMap((logK) =>
  POWERS.flatMap(([power, powerShare]) =>
    DECAYS.map(([decay, decayShare]) => ({
      map: mapWith(logK, power, decay),
      logPrior: Math.log(powerShare * decayShare) - logK ** 2 / (2 * PRIOR_SPREAD ** 2),
    })),
  ),
);
