import type { SpokenWord } from './report.ts';

/** What a learner says they said at one place. '' : nothing was said there. */
export type WordCorrection = { at: number; text: string };

const SIGNS_AT_END = /[.,!?;:…]+$/;

/**
 * The transcript as the learner has put it right. A word keeps its seconds and how surely it was heard: whoever says what
 * they meant has not been understood better for it, and pronunciation rests on that alone.
 */
export const correctedWords = (words: readonly SpokenWord[], corrections: readonly WordCorrection[]): SpokenWord[] => {
  const texts = new Map(corrections.map(({ at, text }) => [at, text]));
  return words.flatMap((word, at) => {
    const text = texts.get(at);
    return text === undefined ? [word] : spread(word, text);
  });
};

/** Two words in the place of one share its time. */
function spread(word: SpokenWord, text: string): SpokenWord[] {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const signs = SIGNS_AT_END.exec(word.text)?.[0] ?? '';
  const each = (word.to - word.from) / Math.max(1, parts.length);
  return parts.map((part, at) => ({
    text: at === parts.length - 1 && !SIGNS_AT_END.test(part) ? `${part}${signs}` : part,
    from: hundredths(word.from + at * each),
    to: hundredths(word.from + (at + 1) * each),
    confidence: word.confidence,
    own: true,
  }));
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
