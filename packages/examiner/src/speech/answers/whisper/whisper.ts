import { InferenceSession, Tensor } from 'onnxruntime-node';
import { BANDS, COLUMNS, logMel } from './log-mel.ts';
import { modelFile } from './model-files.ts';
import { notesIn, readTokens, TOKEN, type Tokens } from './tokens.ts';

/** One token that was written: how sure the model was, and where in the sound it looked (a row for each head). */
export type Written = { id: number; probability: number; looked: Float32Array[] };
export type WindowHeard = {
  written: Written[];
  /** Where it looked when it decided that nothing more was said. */
  ended: Float32Array[];
  /** How likely the language is English, and how likely nobody speaks, 0-1. */
  english: number;
  noSpeech: number;
};
export type Whisper = {
  tokens: Tokens;
  write: (audio: Float32Array) => Promise<WindowHeard>;
  close: () => Promise<void>;
};

const LAYERS = 6;
const HEADS = 8;
const FRAMES = 1500;
/** Heads that follow the words through the sound (layer, head), as the model's makers found. */
const ALIGNING: readonly (readonly [number, number])[] = [
  [3, 1],
  [4, 2],
  [4, 3],
  [4, 7],
  [5, 1],
  [5, 2],
  [5, 4],
  [5, 6],
];
/** Half a minute of the fastest speech is about 150. */
const MOST_TOKENS = 200;
/** A window that says the same again and again is the model going round in circles. */
const LOOP = { length: 4, times: 4 };

const SESSION: InferenceSession.SessionOptions = {
  // One thread: a report must not take the other core away from the pages.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  logSeverityLevel: 3,
  // Of what it takes for a moment an arena keeps the next power of two for ever: the encoder half a gigabyte, the decoder
  // 160 MB, because it unpacks 106 MB of weights for every word. They are asked for anew; `far-side.ts` makes that cheap.
  enableCpuMemArena: false,
};

export async function openWhisper(): Promise<Whisper> {
  const encoder = await InferenceSession.create(modelFile('onnx/encoder_model_quantized.onnx'), SESSION);
  const decoder = await InferenceSession.create(modelFile('onnx/decoder_model_merged_quantized.onnx'), SESSION);
  const tokens = readTokens();
  const notes = notesIn(tokens);
  return {
    tokens,
    async write(audio) {
      const mel = new Tensor('float32', logMel(audio), [1, BANDS, COLUMNS]);
      const { last_hidden_state } = await encoder.run({ input_features: mel }, ['last_hidden_state']);
      if (!last_hidden_state) throw new Error('the encoder gave nothing');
      return decode(decoder, last_hidden_state as Tensor, notes);
    },
    close: async () => {
      await encoder.release();
      await decoder.release();
    },
  };
}

/** Greedy: the likeliest next token, again and again. */
async function decode(decoder: InferenceSession, sound: Tensor, notes: ReadonlySet<number>): Promise<WindowHeard> {
  let past = nothingPast();
  const step = async (ids: readonly number[], cached: boolean) => {
    const answer = await decoder.run(
      {
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        encoder_hidden_states: sound,
        use_cache_branch: new Tensor('bool', [cached], [1]),
        ...past,
      },
      cached ? LATER : FIRST,
    );
    // What was computed from the sound comes once; later answers hold only what grew.
    past = { ...past, ...pastOf(answer) };
    const logits = answer.logits!.data as Float32Array;
    const last = logits.subarray(logits.length - VOCABULARY);
    return { first: logits.subarray(0, VOCABULARY), last, looked: lookedOf(answer) };
  };
  let { first, last, looked } = await step([TOKEN.start, TOKEN.english, TOKEN.transcribe, TOKEN.noTimes], false);
  const english = shareOf(first, TOKEN.english, TOKEN.languages);
  const noSpeech = shareOf(first, TOKEN.noSpeech, { from: 0, to: VOCABULARY - 1 });
  const written: Written[] = [];
  while (written.length < MOST_TOKENS) {
    const { id, probability } = likeliest(last, written.length === 0, notes);
    if (id === TOKEN.end) break;
    written.push({ id, probability, looked });
    if (goesRound(written))
      return { written: written.slice(0, -LOOP.length * (LOOP.times - 1)), ended: looked, english, noSpeech };
    ({ last, looked } = await step([id], true));
  }
  return { written, ended: looked, english, noSpeech };
}

const VOCABULARY = 51_865;
const layers = Array.from({ length: LAYERS }, (_, layer) => layer);
const GROWN = layers.flatMap((layer) => [`present.${layer}.decoder.key`, `present.${layer}.decoder.value`]);
const OF_SOUND = layers.flatMap((layer) => [`present.${layer}.encoder.key`, `present.${layer}.encoder.value`]);
const LOOKED = [...new Set(ALIGNING.map(([layer]) => `cross_attentions.${layer}`))];
const LATER = ['logits', ...GROWN, ...LOOKED];
const FIRST = [...LATER, ...OF_SOUND];

type Past = Record<string, Tensor>;

const nothingPast = (): Past =>
  Object.fromEntries(
    [...GROWN, ...OF_SOUND].map((name) => [
      asPast(name),
      new Tensor('float32', new Float32Array(0), [1, HEADS, 0, 64]),
    ]),
  );
const pastOf = (answer: InferenceSession.OnnxValueMapType): Past =>
  Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      name.startsWith('present.') ? [[asPast(name), value as Tensor]] : [],
    ),
  );
const asPast = (name: string): string => name.replace('present.', 'past_key_values.');

/** The last row of each head that follows the words. */
function lookedOf(answer: InferenceSession.OnnxValueMapType): Float32Array[] {
  return ALIGNING.map(([layer, head]) => {
    const { data, dims } = answer[`cross_attentions.${layer}`] as Tensor;
    const rows = dims[2]!;
    const from = (head * rows + rows - 1) * FRAMES;
    return (data as Float32Array).slice(from, from + FRAMES);
  });
}

/** Never a sign of the model's own but the end, nor the beginning of a note about sounds; and no beginning with the end or a blank. */
function likeliest(
  logits: Float32Array,
  atStart: boolean,
  notes: ReadonlySet<number>,
): { id: number; probability: number } {
  let best = -1;
  for (let id = 0; id <= TOKEN.end; id++) {
    if (notes.has(id) || (atStart && (id === BLANK || id === TOKEN.end))) continue;
    if (best < 0 || logits[id]! > logits[best]!) best = id;
  }
  return { id: best, probability: shareOf(logits, best, { from: 0, to: TOKEN.end }) };
}
const BLANK = 220;

function shareOf(logits: Float32Array, id: number, { from, to }: { from: number; to: number }): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i <= to; i++) most = Math.max(most, logits[i]!);
  let sum = 0;
  for (let i = from; i <= to; i++) sum += Math.exp(logits[i]! - most);
  return Math.exp(logits[id]! - most) / sum;
}

function goesRound(written: readonly Written[]): boolean {
  const { length, times } = LOOP;
  if (written.length < length * times) return false;
  const last = written.slice(-length).map(({ id }) => id);
  return Array.from({ length: times - 1 }, (_, i) => written.slice(-length * (i + 2), -length * (i + 1))).every(
    (before) => before.every(({ id }, at) => id === last[at]),
  );
}
