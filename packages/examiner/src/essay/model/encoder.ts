import { readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { ONE_THREAD } from './one-thread.ts';
import type { WordPieces } from './word-pieces.ts';

/**
 * What the encoder says about an essay, as each of its three training sets would: the band of web essays, six traits
 * from 1 to 5 with their whole, and a rating on the descriptors, overall and by criterion.
 */
export type EncoderView = { band: number; traits: Traits; overall: number; rated: Rated };
export const TRAITS = ['cohesion', 'syntax', 'vocabulary', 'phraseology', 'grammar', 'conventions'] as const;
export type Traits = Record<(typeof TRAITS)[number], number>;
const RATED = ['overall', 'tr', 'cc', 'lr', 'gra'] as const;
type Rated = Record<(typeof RATED)[number], number>;
type Encoder = { read: (essay: string, task: 1 | 2) => Promise<EncoderView>; close: () => Promise<void> };

type Heads = { w: number[][]; b: number[]; mu: number[]; sd: number[] };

const CHUNK = 510;
const POOLED = 1154;

export async function openEncoder(folder: URL, pieces: WordPieces): Promise<Encoder> {
  const heads: Heads = JSON.parse(readFileSync(new URL('encoder-heads.json', folder), 'utf8'));
  const session = await InferenceSession.create(readFileSync(new URL('essay-encoder-int8.onnx', folder)), ONE_THREAD);
  const pool = async (ids: number[]): Promise<Float64Array> => {
    const sums = new Float64Array(POOLED);
    for (const chunk of chunks(ids)) {
      const shape = [1, chunk.length];
      const answer = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(chunk, BigInt), shape),
        attention_mask: new Tensor('int64', new BigInt64Array(chunk.length).fill(1n), shape),
      });
      const data = answer.pooled!.data as Float32Array;
      for (let i = 0; i < POOLED; i++) sums[i]! += data[i]!;
    }
    return sums;
  };
  return {
    read: async (essay, task) => {
      const ids = pieces.encode(essay);
      return view(heads, means(await pool(ids)), ids.length, task);
    },
    close: () => session.release(),
  };
}

function chunks(ids: number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / CHUNK));
  return Array.from({ length: count }, (_, i) => [
    101,
    ...ids.slice(Math.round((i * ids.length) / count), Math.round(((i + 1) * ids.length) / count)),
    102,
  ]);
}

/** Mean of the last layer, mean of the middle one, weighted mean of the last. */
function means(sums: Float64Array): number[] {
  return Array.from({ length: 1152 }, (_, i) => sums[i]! / (i < 768 ? sums[1152]! : sums[1153]!));
}

function view(heads: Heads, pooled: number[], tokens: number, task: 1 | 2): EncoderView {
  const length = (Math.log(Math.max(5, tokens)) - 5.8) * 2;
  const row = [...pooled, length, task === 1 ? 1 : 0];
  return viewOf(heads.w.map((head, i) => (dot(head, row) + heads.b[i]!) * heads.sd[i]! + heads.mu[i]!));
}

/** From the thirteen numbers in the order the encoder was trained on. */
export function viewOf(numbers: number[]): EncoderView {
  const traits = Object.fromEntries(TRAITS.map((trait, i) => [trait, numbers[i + 1]!])) as Traits;
  const rated = Object.fromEntries(RATED.map((name, i) => [name, numbers[i + 8]!])) as Rated;
  return { band: numbers[0]!, traits, overall: numbers[7]!, rated };
}

function dot(weights: number[], values: number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * values[i]!;
  return sum;
}
