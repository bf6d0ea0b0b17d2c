import { expect, test } from 'vitest';
import { correctedWords } from './correct-words.ts';

const heard = ['I', 'leave', 'hear.'].map((text, at) => ({ text, from: at, to: at + 0.8, confidence: 0.5 }));
const texts = (corrections: { at: number; text: string }[]) =>
  correctedWords(heard, corrections).map(({ text }) => text);

for (const { corrections, says, why } of [
  { corrections: [{ at: 1, text: 'live' }], says: ['I', 'live', 'hear.'], why: 'another word' },
  { corrections: [{ at: 2, text: 'here' }], says: ['I', 'leave', 'here.'], why: 'the sentence keeps its end' },
  { corrections: [{ at: 1, text: 'live up' }], says: ['I', 'live', 'up', 'hear.'], why: 'two words for one' },
  { corrections: [{ at: 1, text: '' }], says: ['I', 'hear.'], why: 'nothing was said there' },
  { corrections: [{ at: 9, text: 'no' }], says: ['I', 'leave', 'hear.'], why: 'there is no such place' },
])
  test(`put right: ${why}`, () => expect(texts(corrections)).toEqual(says));

test('what was put right keeps its seconds and how surely it was heard, and is known as the learner’s own', () => {
  const [, first, second] = correctedWords(heard, [{ at: 1, text: 'live up' }]);
  expect([first, second]).toEqual([
    { text: 'live', from: 1, to: 1.4, confidence: 0.5, own: true },
    { text: 'up', from: 1.4, to: 1.8, confidence: 0.5, own: true },
  ]);
});
