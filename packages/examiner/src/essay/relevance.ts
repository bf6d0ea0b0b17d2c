import { STOP_WORDS } from './features/word-groups.ts';
import type { WordVectors } from './model/word-vectors.ts';
import type { EssayText } from './text/essay-text.ts';

/** Signs that an essay answers this question and no other. */
export type TopicSigns = { meaning: number; best: number; words: number; named: number; enough: boolean };

export function topicSigns(essay: EssayText, prompt: string, vectors: WordVectors): TopicSigns {
  const asked = vectors.of(prompt);
  const whole = vectors.similar(vectors.of(essay.text), asked);
  const paragraphs = essay.paragraphs.map((paragraph) => vectors.similar(vectors.of(paragraph.text), asked));
  const named = vectors.named(prompt, essay.text);
  const topic = contentStems(prompt);
  const used = contentStems(essay.text);
  const covered = [...topic].filter((stem) => used.has(stem)).length;
  // A two-word topic proves nothing either way.
  return {
    meaning: whole,
    best: Math.max(0, ...paragraphs),
    words: covered / Math.max(1, topic.size),
    named,
    enough: topic.size >= 4,
  };
}

/**
 * A pair of words of the question, such as "information technology", said more than once: then the essay speaks of it,
 * whatever the other signs say. Of 514 essays on another question one does, of 25 wrongly suspected four.
 */
export function namesTopic(text: string, prompt: string): boolean {
  const content = contentStems(prompt);
  const pairs = new Set(pairsIn(prompt).filter((pair) => pair.split(' ').every((one) => content.has(one))));
  const said = pairsIn(text).filter((pair) => pairs.has(pair));
  return said.some((pair, i) => said.indexOf(pair) < i);
}

function pairsIn(text: string): string[] {
  const stems = (text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem);
  return stems.slice(1).map((one, i) => `${stems[i]} ${one}`);
}

export const topicRow = (signs: TopicSigns): number[] => [signs.meaning, signs.best, signs.words, signs.named];

const GENERAL = new Set(
  'extent agree disagree discuss views opinion give reason answer include relevant example own knowledge experience think believe write least word topic following essay advantage disadvantage outweigh positive negative development summarise summarize information select report main feature make comparison below show chart graph table diagram given illustrate'.split(
    ' ',
  ),
);

export function contentStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(
    words
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem)
      .filter((word) => !GENERAL.has(word)),
  );
}

export const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?:ations?|ing|edly|ed|es|s|ly|al|ment)$/, '')
    .replace(/e$/, '');
