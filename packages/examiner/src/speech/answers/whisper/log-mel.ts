/** The picture of a sound that Whisper reads: 80 mel bands, a hundred columns a second, 30 seconds. */

export const WINDOW_SECONDS = 30;
const RATE = 16_000;
const SIZE = 400;
const HOP = 160;
export const BANDS = 80;
export const COLUMNS = WINDOW_SECONDS * 100;
const BINS = SIZE / 2 + 1;

type Tables = { window: Float64Array; cos: Float64Array; sin: Float64Array; filters: Float64Array[] };
let tables: Tables | undefined;

/** At most 30 seconds; what is shorter is filled up with silence. */
export function logMel(audio: Float32Array): Float32Array {
  tables ??= makeTables();
  const { window, cos, sin, filters } = tables;
  const mel = new Float32Array(BANDS * COLUMNS);
  const frame = new Float64Array(SIZE);
  const power = new Float64Array(BINS);
  let most = -10;
  // Behind the sound there is silence: those columns need no arithmetic.
  const heard = Math.min(COLUMNS, Math.ceil(audio.length / HOP) + 2);
  for (let column = 0; column < COLUMNS; column++) {
    if (column < heard) {
      for (let i = 0; i < SIZE; i++) frame[i] = window[i]! * sampleAt(audio, column * HOP + i - SIZE / 2);
      powerOf(frame, power, cos, sin);
    }
    for (let band = 0; band < BANDS; band++) {
      let sum = 0;
      if (column < heard) {
        const filter = filters[band]!;
        for (let bin = 0; bin < BINS; bin++) sum += filter[bin]! * power[bin]!;
      }
      const value = Math.log10(Math.max(sum, 1e-10));
      mel[band * COLUMNS + column] = value;
      if (value > most) most = value;
    }
  }
  for (let i = 0; i < mel.length; i++) mel[i] = (Math.max(mel[i]!, most - 8) + 4) / 4;
  return mel;
}

/** Before its beginning a sound is mirrored, as when the model was trained. */
const sampleAt = (audio: Float32Array, at: number): number => audio[at < 0 ? -at : at] ?? 0;

/** The real signal is folded first: half of the multiplications of a plain transform. */
function powerOf(frame: Float64Array, power: Float64Array, cos: Float64Array, sin: Float64Array): void {
  const half = SIZE / 2;
  for (let bin = 0; bin < BINS; bin++) {
    let real = frame[0]! + (bin % 2 === 0 ? frame[half]! : -frame[half]!);
    let imaginary = 0;
    let angle = 0;
    for (let i = 1; i < half; i++) {
      angle += bin;
      if (angle >= SIZE) angle -= SIZE;
      real += (frame[i]! + frame[SIZE - i]!) * cos[angle]!;
      imaginary += (frame[i]! - frame[SIZE - i]!) * sin[angle]!;
    }
    power[bin] = real * real + imaginary * imaginary;
  }
}

function makeTables(): Tables {
  const turn = (i: number) => (2 * Math.PI * i) / SIZE;
  return {
    window: Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos(turn(i))),
    cos: Float64Array.from({ length: SIZE }, (_, i) => Math.cos(turn(i))),
    sin: Float64Array.from({ length: SIZE }, (_, i) => Math.sin(turn(i))),
    filters: melFilters(),
  };
}

/** Slaney's scale: even steps up to 1000 Hz, then even ratios; every triangle has the same area. */
function melFilters(): Float64Array[] {
  const top = toMel(RATE / 2);
  const edges = Array.from({ length: BANDS + 2 }, (_, i) => toHertz((top * i) / (BANDS + 1)));
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    return Float64Array.from({ length: BINS }, (_, bin) => {
      const hertz = (bin * RATE) / SIZE;
      const height = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
      return Math.max(0, height) * (2 / (high - low));
    });
  });
}

const STEP = Math.log(6.4) / 27;
const toMel = (hertz: number): number => (hertz < 1000 ? (3 * hertz) / 200 : 15 + Math.log(hertz / 1000) / STEP);
const toHertz = (mel: number): number => (mel < 15 ? (200 * mel) / 3 : 1000 * Math.exp(STEP * (mel - 15)));
