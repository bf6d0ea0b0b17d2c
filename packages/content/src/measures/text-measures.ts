import { sentencesOf, wordsOf } from '../text.ts';
import { COMMON_WORDS } from './common-words.ts';
import { contentWords, stemOf } from './content-words.ts';

/** How hard a text is, in figures that can be compared between the parts of a paper and between batches. */
type TextMeasures = {
  words: number;
  /** Words in a sentence, on average. */
  sentence: number;
  /** Share of words that say what the text is about. */
  density: number;
  /** Share of those that are not among the words met first. */
  rarity: number;
};

export function measureText(text: string): TextMeasures {
  const words = wordsOf(text).length;
  const content = contentWords(text);
  const rare = content.filter((word) => !isCommon(word));
  return {
    words,
    sentence: words / Math.max(1, sentencesOf(text).length),
    density: content.length / Math.max(1, words),
    rarity: rare.length / Math.max(1, content.length),
  };
}

const COMMON_STEMS = new Set([...COMMON_WORDS].map(stemOf));

const isCommon = (word: string): boolean => COMMON_WORDS.has(word) || COMMON_STEMS.has(stemOf(word));
