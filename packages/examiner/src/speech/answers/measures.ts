import type { AnswerReport } from '@ninefold/core/speaking/report';

/** What the bands are made of: sums over one answer, so that those of a sitting can be added up. */
export type AnswerMeasures = {
  words: number;
  syllables: number;
  seconds: number;
  speech: number;
  pauses: number;
  pausesInside: number;
  silence: number;
  fillers: number;
  repetitions: number;
  /** Every word in lower case, in order: variety is measured over the whole sitting. */
  said: string[];
  /** Share of less common content words, weighted by the words of the answer. */
  lessCommon: number;
  certainSlips: number;
  sentences: number;
  subordinate: number;
  contractions: number;
  /** Sum of the recogniser's confidence over the words, and how many it was hardly sure of. */
  confidence: number;
  unclear: number;
  /** Share of the words that stand in a sample answer in the same order, 0-1. */
  likeSample: number;
  /** Seconds in another language, whose words were left out; not known of answers heard before it was measured. */
  foreign?: number;
};

export type AnswerAssessment = { report: AnswerReport; measures: AnswerMeasures | null };
