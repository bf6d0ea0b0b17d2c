import { COMMON_MAP, MAPS, type RecallMap, recallOf } from './recall-map.ts';

/** What the learner's answers say about each way of forgetting: a log-weight for every entry of MAPS. */
export type Evidence = { readonly weights: readonly number[]; readonly reviews: number };

export const NO_EVIDENCE: Evidence = { weights: MAPS.map(({ logPrior }) => logPrior), reviews: 0 };

/** Below this many reviews the common map is safer than a personal one. */
const ENOUGH_FOR_A_MAP = 20;

/** What was stored; weights of another set of ways say nothing about these. */
export const evidenceFrom = (weights: readonly number[], reviews: number): Evidence =>
  weights.length === MAPS.length ? { weights, reviews } : NO_EVIDENCE;

export type Answer = { days: number; stability: number; recalled: boolean };

/** Answers of the same day say nothing about forgetting and are left out. */
export const learnFrom = (evidence: Evidence, answer: Answer): Evidence => weighed(evidence, answer, 1);

/** An answer that was taken back. */
export const forgetAnswer = (evidence: Evidence, answer: Answer): Evidence => weighed(evidence, answer, -1);

function weighed(evidence: Evidence, { days, stability, recalled }: Answer, sign: 1 | -1): Evidence {
  if (days < 1) return evidence;
  const weights = evidence.weights.map((weight, index) => {
    const recall = recallOf(MAPS[index]?.map ?? COMMON_MAP, days, stability);
    return weight + sign * Math.log(Math.max(recalled ? recall : 1 - recall, 1e-6));
  });
  return { weights, reviews: evidence.reviews + sign };
}

/** The most likely way of forgetting. */
export function mapFrom({ weights, reviews }: Evidence): RecallMap {
  if (reviews <= ENOUGH_FOR_A_MAP) return COMMON_MAP;
  let best = 0;
  for (let index = 1; index < weights.length; index++)
    if ((weights[index] ?? -Infinity) > (weights[best] ?? -Infinity)) best = index;
  return MAPS[best]?.map ?? COMMON_MAP;
}

/**
 * All ways of forgetting with their probabilities; those that hardly count are left out. `temper` below 1 trusts the
 * answers less: answers to words of one learner are not independent.
 */
export function likelyMaps({ weights }: Evidence, temper = 1): { map: RecallMap; share: number }[] {
  const highest = Math.max(...weights);
  const raw = MAPS.map(({ map }, index) => ({
    map,
    share: Math.exp(((weights[index] ?? -Infinity) - highest) * temper),
  })).filter(({ share }) => share >= 1e-3);
  const sum = raw.reduce((total, { share }) => total + share, 0);
  return raw.map(({ map, share }) => ({ map, share: share / sum }));
}
