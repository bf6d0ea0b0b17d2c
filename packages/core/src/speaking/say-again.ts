import { plainWord } from '../intensive-listening/dictation/lost-words.ts';
import { sentenceAt } from '../writing/sentence-at.ts';
import type { AnswerReport } from './report.ts';
import { slipIn } from './slip-in.ts';

type Answer = Pick<AnswerReport, 'words' | 'check_words' | 'better'>;

/** A recogniser may leave out every full stop: so many words before and after are enough to be said in one breath. */
const WORDS_AROUND = 8;

/**
 * Sentences of an answer that can be said again: the better ones, then the learner's own for every word to check. A
 * reading names one by its place in this list.
 */
export const sentencesToSay = (answer: Answer): string[] => [
  ...answer.better.map(({ better }) => better),
  ...answer.check_words.map((word) => ownSentence(answer, word)),
];

/** Where the sentence with a word to check stands in that list: made better where it was, else as it was said. */
export function placeToSay({ better, check_words }: Answer, n: number): number {
  const word = check_words[n];
  const mended = better.findIndex(
    (one) => word && one.from <= word.from && one.to >= word.to && holds(one.better, word.text),
  );
  return mended >= 0 ? mended : better.length + n;
}

const holds = (sentence: string, word: string): boolean =>
  sentence.split(/\s+/).some((one) => plainWord(one) === plainWord(word));

function ownSentence({ words }: Answer, word: Answer['check_words'][number]): string {
  const said = slipIn(words, word);
  if (!said) return word.text;
  const sentence = sentenceAt(said.text, said.start, said.end);
  const all = sentence.split(/\s+/);
  const at = all.findIndex((one) => plainWord(one) === plainWord(word.text));
  return at < 0 ? word.text : all.slice(Math.max(0, at - WORDS_AROUND), at + WORDS_AROUND + 1).join(' ');
}
