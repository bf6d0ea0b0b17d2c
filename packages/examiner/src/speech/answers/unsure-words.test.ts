import { expect, test } from 'vitest';
import { spokenGrammar } from './grammar.ts';
import { readTranscript } from './transcript.ts';
import { wordsToCheck } from './words-to-check.ts';

const heard = (text: string, doubtful: string, own = false) =>
  text.split(' ').map((word, at) => ({
    ...{ text: word, from: at, to: at + 0.8, confidence: word === doubtful ? 0.2 : 0.9 },
    ...(own && word === doubtful && { own: true }),
  }));
const spelling = { isWord: () => true };
/** Finds no slips: what is asked here does not depend on them. */
const tools = { tag: (sentence: unknown) => sentence, detect: () => [] } as never;
const TALK = 'My coach was kind. She taught me the rhythm of it.';

test('a sentence with a word to check can be said again, as it was said', () => {
  const transcript = readTranscript(heard(TALK, 'rhythm'));
  const { better } = spokenGrammar(transcript, tools, wordsToCheck(transcript, spelling));
  expect(better).toMatchObject([
    { text: 'She taught me the rhythm of it.', better: 'She taught me the rhythm of it.', changes: [] },
  ]);
});

test('a word of which the learner has said what it is is not asked about again', () => {
  expect(wordsToCheck(readTranscript(heard(TALK, 'rhythm')), spelling)).toHaveLength(1);
  expect(wordsToCheck(readTranscript(heard(TALK, 'rhythm', true)), spelling)).toEqual([]);
});
