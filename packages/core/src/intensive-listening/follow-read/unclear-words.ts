import { plainWord } from '../dictation/lost-words.ts';

/** What a reading aloud tells the book of mistakes: words that were not clear in it, and words that were. */

type ReadWord = { word: string; score: number; said: boolean; advice?: unknown };

/** Well below where the engine begins to advise: there the experts nearly always found fault too. */
const UNCLEAR_BELOW = 50;
/** From here on the engine has nothing to say about a word. */
export const CLEAR_FROM = 65;
/** Whoever gets a list of ten words practises none. */
const MOST_WORDS = 3;
/** "Of" and "the" are swallowed by everybody who speaks well. */
const SHORTEST = 4;

const counts = (word: string): boolean => plainWord(word).length >= SHORTEST;

/** Of a sentence that was read nearly whole, a word that was not made out was said, or is worth saying. */
const NEARLY_WHOLE = 0.8;

/**
 * The least clear words with their places, each once. Words left out of half a sentence are no sounds to practise, and
 * one that the engine gives no advice about is one whose sounds it only guessed.
 */
export function unclearWords(words: readonly ReadWord[]): { word: string; place: number }[] {
  const isWhole = words.filter(({ said }) => said).length >= NEARLY_WHOLE * words.length;
  const unclear = words
    .map((one, place) => ({ ...one, word: plainWord(one.word), place }))
    .filter(({ said }) => said || isWhole)
    .filter(({ word, score, advice }) => advice !== undefined && score < UNCLEAR_BELOW && counts(word))
    .sort((a, b) => a.score - b.score);
  return unclear
    .filter(({ word }, at) => unclear.findIndex((one) => one.word === word) === at)
    .slice(0, MOST_WORDS)
    .map(({ word, place }) => ({ word, place }));
}

/** Said clearly wherever it stands in the sentence. */
export function isClear(words: readonly ReadWord[], word: string): boolean {
  const said = words.filter((one) => plainWord(one.word) === plainWord(word));
  return said.length > 0 && said.every((one) => one.said && one.score >= CLEAR_FROM);
}

/** Words that were clear, each once. */
export const clearWords = (words: readonly ReadWord[]): string[] => [
  ...new Set(words.map(({ word }) => plainWord(word)).filter((word) => counts(word) && isClear(words, word))),
];

/** The sentences in which a word stands, in their order. */
export const sentencesWith = <Sentence extends { content: string }>(
  sentences: readonly Sentence[],
  word: string,
): Sentence[] =>
  sentences.filter(({ content }) => content.split(/\s+/).some((one) => plainWord(one) === plainWord(word)));
