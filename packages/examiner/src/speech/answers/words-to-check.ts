import type { WordToCheck } from '@ninefold/core/speaking/report';
import { STOP_WORDS } from '../../essay/features/word-groups.ts';
import type { Spelling } from '../../essay/text/spelling.ts';
import { CHECK_WORD } from './sentences.ts';
import { bare, type Transcript } from './transcript.ts';

const UNSURE = 0.4;
const MOST = 5;

/**
 * Words that the recogniser was not sure of. That may be the microphone as well as the learner, so they are offered to be
 * listened to, never called wrong. Names and small words are left out: nobody can be sure of those; so
 * are words of which the learner has said what they are.
 */
export function wordsToCheck({ words }: Transcript, { isWord }: Pick<Spelling, 'isWord'>): WordToCheck[] {
  return words
    .filter(({ text, confidence, own }, at) => {
      const word = bare(text);
      const isName = /^[A-Z]/.test(text) && at > 0 && !/[.!?]$/.test(words[at - 1]!.text);
      return !own && confidence < UNSURE && word.length > 3 && !STOP_WORDS.has(word) && isWord(word) && !isName;
    })
    .sort((a, b) => a.confidence - b.confidence)
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from)
    .map(({ text, from, to, confidence }) => ({
      text: text.replace(/[.,!?;:]+$/, ''),
      from,
      to,
      confidence,
      advice: CHECK_WORD,
    }));
}
