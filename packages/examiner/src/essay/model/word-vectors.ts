import { readFileSync } from 'node:fs';
import { STOP_WORDS } from '../features/word-groups.ts';
import type { WordPieces } from './word-pieces.ts';

/** Words as points: near in meaning, near in space. 96 numbers a word piece, made from the encoder's first layer. */
export type WordVectors = {
  of: (text: string) => Float64Array;
  similar: (a: Float64Array, b: Float64Array) => number;
  /** How much of what one text names the other names too, be it in other words. From 0 to 1. */
  named: (wanted: string, text: string) => number;
};

const SIZE = 96;
/** Words of every question and every essay: they say nothing about the topic. */
const EVERYWHERE = new Set(
  'extent agree disagree discuss both views opinion give reasons answer include relevant examples own knowledge experience think believe write least words topic following essay advantages disadvantages outweigh positive negative development summarise summarize information selecting reporting main features make comparisons where below shows show chart graph table diagram map pie bar line given illustrates percentage number between years conclusion example firstly secondly however therefore important'.split(
    ' ',
  ),
);

export function openWordVectors(file: URL, pieces: WordPieces, rank: (word: string) => number): WordVectors {
  const data = new Int8Array(readFileSync(file));
  const ofWord = (word: string): Float64Array => {
    const sum = new Float64Array(SIZE);
    const ids = pieces.encode(word);
    for (const id of ids) {
      for (let i = 0; i < SIZE; i++) sum[i]! += data[id * SIZE + i]!;
    }
    return unit(sum);
  };
  const cache = new Map<string, Float64Array>();
  const known = (word: string): Float64Array => {
    let vector = cache.get(word);
    if (!vector) {
      if (cache.size > 30_000) cache.clear();
      vector = ofWord(word);
      cache.set(word, vector);
    }
    return vector;
  };
  // Rare words name the topic; the commonest say little.
  const weightOf = (word: string) => Math.log(rank(word) + 20) - 3;
  return {
    of: (text) => {
      const sum = new Float64Array(SIZE);
      for (const word of topicWords(text)) {
        const vector = known(word);
        const weight = weightOf(word);
        for (let i = 0; i < SIZE; i++) sum[i]! += weight * vector[i]!;
      }
      return unit(sum);
    },
    similar: dot,
    named: (wanted, text) => {
      const used = [...new Set(topicWords(text))].map(known);
      let [sum, total] = [0, 0];
      for (const word of new Set(topicWords(wanted))) {
        const vector = known(word);
        const weight = Math.max(0.5, weightOf(word));
        total += weight;
        sum += weight * used.reduce((best, one) => Math.max(best, dot(vector, one)), 0);
      }
      return total ? sum / total : 0;
    },
  };
}

const topicWords = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !STOP_WORDS.has(word) && !EVERYWHERE.has(word));

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += a[i]! * b[i]!;
  return sum;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
