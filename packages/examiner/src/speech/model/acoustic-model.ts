import { readMixtures, readNumbers, readPhones } from './model-files.ts';

/** Three states a phone: its beginning, its middle, its end. */
export const STATES = 3;
const STREAMS = 3;
const WIDTH = 13;
/** A byte of the mixture weights in natural logarithms. */
const MIXTURE_STEP = 1024 * Math.log(1.0001);
const LEAST_VARIANCE = 1e-4;
/** A density so far below the best adds nothing that counts. */
const FAR = 8;

export type AcousticModel = {
  phones: string[];
  /** Phones that are no speech: silence and noise. */
  quiet: number[];
  /** These, and the model's mumble, which fits any speech a little: no sound anybody would have asked for. */
  unspoken: number[];
  /** How likely each frame is under each state, natural logarithms, frame by frame. */
  score: (features: Float32Array) => Float32Array;
};

/**
 * The recogniser's own model, read without its decoder: the decoder tells the best path only, and judging a sound
 * needs to know how well every other sound would have fitted.
 */
export function readAcousticModel(): AcousticModel {
  const { phones } = readPhones();
  const means = readNumbers('means', 6).values;
  const { scales, constants } = gaussians(readNumbers('variances', 6).values);
  const mixtures = readMixtures();
  const { densities } = mixtures;
  const weights = ownWeights(mixtures, phones.length);
  const perPhone = STREAMS * densities;
  return {
    phones,
    quiet: ['SIL'].map((name) => phones.indexOf(name)),
    unspoken: ['SIL', '+NSN+', '+SPN+'].map((name) => phones.indexOf(name)),
    score(features) {
      const frames = features.length / (STREAMS * WIDTH);
      const out = new Float32Array(frames * phones.length * STATES);
      const fits = new Float32Array(densities);
      for (let frame = 0; frame < frames; frame++)
        for (let phone = 0; phone < phones.length; phone++)
          for (let stream = 0; stream < STREAMS; stream++) {
            const first = phone * perPhone + stream * densities;
            const best = fitDensities(features, (frame * STREAMS + stream) * WIDTH, first, fits);
            for (let state = 0; state < STATES; state++) {
              const at = ((phone * STATES + state) * STREAMS + stream) * densities;
              let sum = 0;
              for (let k = 0; k < densities; k++) sum += weights[at + k]! * fits[k]!;
              out[(frame * phones.length + phone) * STATES + state]! += best + Math.log(sum + 1e-30);
            }
          }
      return out;
    },
  };

  /** Leaves the likelihoods relative to the best one, whose logarithm is returned. */
  function fitDensities(features: Float32Array, from: number, first: number, fits: Float32Array): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < densities; k++) {
      const at = (first + k) * WIDTH;
      let fit = constants[first + k]!;
      // Most densities are far away after a few numbers already.
      for (let i = 0; i < WIDTH && fit > best - FAR; i++) {
        const off = features[from + i]! - means[at + i]!;
        fit -= off * off * scales[at + i]!;
      }
      fits[k] = fit;
      if (fit > best) best = fit;
    }
    for (let k = 0; k < densities; k++) {
      const below = fits[k]! - best;
      fits[k] = below > -FAR ? Math.exp(below) : 0;
    }
    return best;
  }
}

function gaussians(variances: Float32Array) {
  const constants = new Float32Array(variances.length / WIDTH);
  const scales = variances.map((value, i) => {
    const variance = Math.max(value, LEAST_VARIANCE);
    constants[Math.floor(i / WIDTH)]! -= 0.5 * Math.log(2 * Math.PI * variance);
    return 0.5 / variance;
  });
  return { scales, constants };
}

/** The weights of the states that belong to a phone alone, whatever stands beside it: they come first in the file. */
function ownWeights({ densities, states, weights }: ReturnType<typeof readMixtures>, phones: number): Float32Array {
  const own = new Float32Array(phones * STATES * STREAMS * densities);
  for (let state = 0; state < phones * STATES; state++)
    for (let stream = 0; stream < STREAMS; stream++)
      for (let k = 0; k < densities; k++)
        own[(state * STREAMS + stream) * densities + k] = Math.exp(
          -weights[(stream * densities + k) * states + state]! * MIXTURE_STEP,
        );
  return own;
}
