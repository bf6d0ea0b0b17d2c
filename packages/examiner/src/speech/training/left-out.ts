import { marksOf } from '../marks/marks.ts';
import type { SpeechWeights } from '../marks/weights.ts';
import { type Example, fitSpeech, type Judged } from './fit.ts';

export const FOLDS = 10;

/** Each reader is marked by weights that were fitted to the others. */
export function leftOut(examples: Example[]): Judged[] {
  const speakers = [...new Set(examples.map(({ reading }) => reading.speaker))].sort();
  const foldOf = (example: Example) => speakers.indexOf(example.reading.speaker) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitSpeech(examples.filter((example) => foldOf(example) !== fold));
    return judge(
      examples.filter((example) => foldOf(example) === fold),
      weights,
    );
  }).flat();
}

export const judge = (examples: Example[], weights: SpeechWeights): Judged[] =>
  examples.map((example) => ({
    example,
    marks: marksOf(example.measures, weights),
    wrong: example.others.map((other) => marksOf(other, weights)),
  }));
