import createModule, { type Decoder } from 'soundswallower';
import { MODEL_FOLDER } from './model-files.ts';

export type FrontEnd = {
  /** Thirteen cepstra for each hundredth of a second. */
  cepstra: (audio: Float32Array) => Float32Array;
  /** How the recogniser's dictionary says a word; null when it does not know it. */
  lookUp: (word: string) => string | null;
  close: () => void;
};

/** The recogniser's front end in WebAssembly: the same filters, in the same order, as the model was trained with. */
export async function openFrontEnd(): Promise<FrontEnd> {
  const recogniser = await createModule();
  const decoder: Decoder = new recogniser.Decoder({ hmm: MODEL_FOLDER, loglevel: 'FATAL', samprate: 16_000 });
  await decoder.initialize();
  return {
    cepstra: (audio) => toCepstra(decoder.spectrogram(audio).data),
    lookUp: (word) => decoder.lookup_word(word),
    close: () => decoder.delete(),
  };
}

const BANDS = 20;
const WIDTH = 13;
const LIFTER = 22;

/** The cosine transform of the logarithmic bands, with the middle ones raised, as the model expects it. */
const TURN = Float32Array.from({ length: WIDTH * BANDS }, (_, at) => {
  const i = Math.floor(at / BANDS);
  const cosine = Math.cos((Math.PI * i * ((at % BANDS) + 0.5)) / BANDS) * Math.sqrt((i === 0 ? 1 : 2) / BANDS);
  return cosine * (1 + (LIFTER / 2) * Math.sin((Math.PI * i) / LIFTER));
});

function toCepstra(bands: Float32Array): Float32Array {
  const frames = bands.length / BANDS;
  const out = new Float32Array(frames * WIDTH);
  for (let frame = 0; frame < frames; frame++)
    for (let i = 0; i < WIDTH; i++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) sum += bands[frame * BANDS + band]! * TURN[i * BANDS + band]!;
      out[frame * WIDTH + i] = sum;
    }
  return out;
}
