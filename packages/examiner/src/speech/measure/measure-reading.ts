import { bestPath } from '../align/best-path.ts';
import { columnsOf, frameScores } from '../align/frame-scores.ts';
import { type SayableWord, sentenceGraph } from '../align/graph.ts';
import { type AcousticModel, STATES } from '../model/acoustic-model.ts';
import { decoysOf } from './decoys.ts';
import { type SaidPhone, type Stretch, saidPhones, stretchesOf } from './said-phones.ts';

/** What the marks are made of. */
export type ReadingMeasures = {
  phones: SaidPhone[];
  /** Which words were found when any may be left out. */
  said: Set<number>;
  /** Mean over the sounds. */
  fit: number;
  rank: number;
  /** Share of the sounds whose words were said. */
  saidShare: number;
  /** From the first sound to the last: the share of silence, and how long it took. */
  silence: number;
  seconds: number;
  /** How much better the text fits than its sounds in another order, for each sound, when words may be left out. */
  gain: number;
};

const COSTS = { pause: 3, other: 8 };
const SKIP = 8;
/** Beyond these a sound is simply not there. */
const WORST_RANK = 10;
const WORST_FIT = -7;

/** Null when the recording is too short to hold the sentence. */
export function measureReading(model: AcousticModel, raw: Float32Array, words: SayableWord[]): ReadingMeasures | null {
  const columns = columnsOf(model);
  const scores = frameScores(model, raw);
  const through = (list: SayableWord[], skip: number) => {
    const graph = sentenceGraph(list, model, { ...COSTS, skip });
    return { graph, path: bestPath(graph, scores, columns) };
  };
  const whole = through(words, Number.POSITIVE_INFINITY);
  const free = through(words, SKIP);
  if (!whole.path || !free.path) return null;
  const found = saidPhones(model, scores, columns, free.graph, free.path);
  const said = new Set(found.map(({ word }) => word));
  // A word that was left out is looked for where it should have been; the others stand where they really are.
  const forced = saidPhones(model, scores, columns, whole.graph, whole.path).filter(({ word }) => !said.has(word));
  const phones = [...found, ...forced].sort((a, b) => a.word - b.word || a.from - b.from);
  const heard = found.length
    ? { spoken: found, graph: free.graph, path: free.path }
    : { spoken: phones, graph: whole.graph, path: whole.path };
  const from = Math.min(...heard.spoken.map((phone) => phone.from));
  const to = Math.max(...heard.spoken.map((phone) => phone.to));
  const still = stretchesOf(heard.graph, heard.path).filter(
    (one) => isSilence(one, model) && one.from > from && one.to < to,
  );
  const decoys = decoysOf(words, model).flatMap((list) => through(list, SKIP).path?.score ?? []);
  return {
    phones,
    said,
    fit: mean(phones.map(({ fit }) => Math.max(fit, WORST_FIT))),
    rank: mean(phones.map(({ rank }) => Math.min(rank, WORST_RANK))),
    saidShare: phones.filter(({ word }) => said.has(word)).length / phones.length,
    silence: still.reduce((sum, one) => sum + one.to - one.from, 0) / (to - from),
    seconds: (to - from) / 100,
    gain: decoys.length ? (free.path.score - mean(decoys)) / phones.length : 0,
  };
}

const isSilence = ({ phone, column }: Stretch, model: AcousticModel) =>
  phone < 0 && column === model.phones.length * STATES;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
