import { expect, test } from 'vitest';
import { placeToSay, sentencesToSay } from './say-again.ts';

const words = (text: string) => text.split(' ').map((text, at) => ({ text, from: at, to: at + 0.9, confidence: 0.2 }));
const advice = { en: 'Say it again.', zh: '再说一遍。' };
const check = (text: string, from: number) => ({ text, from, to: from + 0.9, confidence: 0.2, advice });

const said = 'I like it. The thermal rope was new. Yes.';
const better = [{ from: 3, to: 7.9, text: '', better: 'The thermal rope was brand new.', changes: [] }];

test('after the better sentences comes the own one of every word to check', () => {
  const answer = { words: words(said), check_words: [check('thermal', 4), check('like', 1)], better };
  expect(sentencesToSay(answer)).toEqual([
    'The thermal rope was brand new.',
    'The thermal rope was new.',
    'I like it.',
  ]);
});

test.each([
  { why: 'made better: the better one', word: check('thermal', 4), place: 0 },
  { why: 'in another sentence: the own one', word: check('like', 1), place: 1 },
  {
    why: 'gone from the better one: the own one',
    word: check('was', 6),
    place: 1,
    instead: 'The thermal rope is new.',
  },
])('$why', ({ word, place, instead }) => {
  const mended = better.map((one) => (instead ? { ...one, better: instead } : one));
  expect(placeToSay({ words: words(said), check_words: [word], better: mended }, 0)).toBe(place);
});

test('without any full stop a few words around it are enough', () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const [sentence] = sentencesToSay({ words: words(long), check_words: [check('word30', 30)], better: [] });
  expect(sentence?.split(' ')).toHaveLength(17);
  expect(sentence).toContain('word30');
});

test('a word that is nowhere in the transcript is said alone', () => {
  expect(sentencesToSay({ words: [], check_words: [check('rope', 4)], better: [] })).toEqual(['rope']);
});
