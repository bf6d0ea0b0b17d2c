import { predict } from '../../essay/model/ridge.ts';
import type { ReadingMeasures } from '../measure/measure-reading.ts';
import { accuracyRow, fluencyRow, matchRow, totalRow, wordRow } from './rows.ts';
import type { SpeechWeights } from './weights.ts';

export type Marks = {
  total: number;
  accuracy: number;
  fluency: number;
  completion: number;
  words: number[];
  /** Whether it is this sentence at all: 0 no, 1 surely; between them the total is lowered. */
  match: number;
};

/** Below the first, another sentence was read; from the second on there is no doubt. */
const OTHER_SENTENCE = 0.35;
const THIS_SENTENCE = 0.6;
/** A word that was not heard gets no more than this, whatever stands in its place. */
const MISSED_AT_MOST = 20;

/** The marks from 0 to 100. */
export function marksOf(measures: ReadingMeasures, weights: SpeechWeights, modelSeconds?: number): Marks {
  const accuracy = tenth(predict(weights.accuracy, accuracyRow(measures)));
  const fluency = tenth(predict(weights.fluency, fluencyRow(measures)) - paceLoss(measures.seconds, modelSeconds));
  const total = tenth(predict(weights.total, totalRow(accuracy, fluency, measures)));
  const match = between(predict(weights.match, matchRow(measures)), OTHER_SENTENCE, THIS_SENTENCE);
  const words = new Set(measures.phones.map(({ word }) => word));
  return {
    total: percent(total * match),
    accuracy: percent(accuracy * match),
    fluency: percent(fluency * match),
    completion: percent(10 * measures.saidShare),
    words: [...words].map((word) => {
      const score = percent(tenth(predict(weights.word, wordRow(measures, word))) * match);
      return measures.said.has(word) ? score : Math.min(score, MISSED_AT_MOST);
    }),
    match,
  };
}

/** Nobody marked pace against a model, so only a reading far from its pace loses, and two marks of ten at most. */
export function paceLoss(seconds: number, modelSeconds?: number): number {
  if (!modelSeconds || modelSeconds < 0.3) return 0;
  const ratio = seconds / modelSeconds;
  const off = ratio > 1 ? ratio - 1.6 : 1 / ratio - 1.6;
  return Math.max(0, Math.min(2, off * 2));
}

const tenth = (value: number) => Math.max(0, Math.min(10, value));
const percent = (value: number) => Math.round(10 * tenth(value));
const between = (value: number, none: number, all: number) => Math.max(0, Math.min(1, (value - none) / (all - none)));
