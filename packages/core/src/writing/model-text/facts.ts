import type { ModelEssay } from './annotate.ts';
import { sentencesOf } from './sentences.ts';

/** What can be counted in an essay, so that two bands can be compared without opinions. */
export type ModelFacts = {
  words: number;
  paragraphs: number;
  sentences: number;
  /** Words a sentence, rounded. */
  sentenceLength: number;
  /** Different words in every hundred, of the first two hundred: longer texts repeat more. */
  variety: number;
  /** Sentences with a clause that hangs on another. */
  complex: number;
};

const SAMPLE = 200;
const CLAUSE =
  /\b(?:although|though|because|since|unless|if|when|whenever|while|whereas|which|who|whose|whom|where|that|so that|as soon as|until|once|provided)\b/i;

export function factsOf({ paragraphs }: Pick<ModelEssay, 'paragraphs'>): ModelFacts {
  const written = paragraphs.filter(({ role }) => role !== 'greeting');
  const sentences = written.flatMap(({ text }) => sentencesOf(text));
  const words = paragraphs.flatMap(({ text }) => wordsOf(text));
  const sample = words.slice(0, SAMPLE);
  return {
    words: words.length,
    paragraphs: written.length,
    sentences: sentences.length,
    sentenceLength: Math.round(words.length / Math.max(1, sentences.length)),
    variety: Math.round((new Set(sample).size / Math.max(1, sample.length)) * 100),
    complex: sentences.filter(({ text }) => CLAUSE.test(text)).length,
  };
}

/** As on the paper: a hyphenated word is one word, a number is a word. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+(?:[-'’.,][\p{L}\d]+)*/gu) ?? [];
