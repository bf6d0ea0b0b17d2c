import { expect, test } from 'vitest';
import { british } from './british.ts';
import { lettersToSounds } from './letters-to-sounds.ts';
import { pronounce } from './pronounce.ts';
import { wordsOf } from './words-of.ts';

for (const { text, words } of [
  { text: '“Well,” she said, ‘it’s late.’', words: [['well'], ['she'], ['said'], ["it's"], ['late']] },
  {
    text: 'It was 1998 – or 2005?',
    words: [['it'], ['was'], ['nineteen', 'ninety', 'eight'], ['or'], ['two', 'thousand', 'and', 'five']],
  },
  { text: 'Room 007, the 21st', words: [['room'], ['zero', 'zero', 'seven'], ['the'], ['twenty', 'first']] },
  { text: '£3.50 or 45%', words: [['three', 'point', 'five', 'zero', 'pounds'], ['or'], ['forty', 'five', 'percent']] },
  { text: 'a well-known café', words: [['a'], ['well', 'known'], ['cafe']] },
  { text: '1,500 people', words: [['one', 'thousand', 'five', 'hundred'], ['people']] },
  { text: 'the 1990s', words: [['the'], ['nineteen', 'nineties']] },
  { text: 'BBC TV at 5pm', words: [['b', 'b', 'c'], ['t', 'v'], ['at'], ['five', 'p', 'm']] },
  { text: 'He left.She stayed.', words: [['he'], ['left'], ['she'], ['stayed']] },
  { text: '… — !', words: [] },
  { text: '你好', words: [] },
])
  test(`the words of "${text}"`, () => {
    expect(wordsOf(text).map(({ parts }) => parts)).toEqual(words);
  });

const dictionary: Record<string, string> = {
  schedule: 'S K EH JH UH L',
  'schedule(2)': 'S K EH JH UW L',
  color: 'K AH L ER',
  organize: 'AO R G AH N AY Z',
  glance: 'G L AE N S',
  hop: 'HH AA P',
  tim: 'T IH M',
  known: 'N OW N',
  un: 'AH N',
};
const lookUp = (word: string) => dictionary[word] ?? null;
const ways = (word: string, accent: 'uk' | 'us' = 'us') =>
  pronounce(word, accent, lookUp)
    .ways.filter(({ cost }) => cost === 0)
    .map(({ phones }) => phones.join(' '));

for (const { word, accent, says, why } of [
  { word: 'schedule', accent: 'us', says: 'S K EH JH UW L', why: 'the second way of the dictionary' },
  { word: 'schedule', accent: 'uk', says: 'SH EH D Y UW L', why: 'British words of their own' },
  { word: 'colour', accent: 'us', says: 'K AH L ER', why: 'British spelling' },
  { word: 'colour', accent: 'uk', says: 'K AH L AH', why: 'no r at the end' },
  { word: 'organised', accent: 'us', says: 'AO R G AH N AY Z D', why: 'ise and an ending' },
  { word: 'glance', accent: 'uk', says: 'G L AA N S', why: 'as in bath' },
  { word: 'hopping', accent: 'us', says: 'HH AA P IH NG', why: 'a doubled letter before the ending' },
  { word: "tim's", accent: 'us', says: 'T IH M Z', why: 'a voiced s' },
  { word: 'unknown', accent: 'us', says: 'AH N N OW N', why: 'a known word with a prefix' },
] as const)
  test(`${word} (${accent}): ${why}`, () => {
    expect(ways(word, accent)).toContain(says);
  });

test('a word in no dictionary is said by its letters, and is told to be unknown', () => {
  expect(pronounce('blicket', 'us', lookUp)).toEqual({
    ways: [{ phones: lettersToSounds('blicket'), cost: 0 }],
    known: false,
  });
});

for (const { word, says } of [
  { word: 'blicket', says: 'B L IH K EH T' },
  { word: 'thrune', says: 'TH R UW N' },
  { word: 'quabble', says: 'K W AE B L' },
  { word: 'shoat', says: 'SH OW T' },
  { word: 'zing', says: 'Z IH NG' },
  { word: 'wright', says: 'R AY T' },
])
  test(`the letters of ${word}`, () => {
    expect(lettersToSounds(word).join(' ')).toBe(says);
  });

test('an r stays before a vowel in British English', () => {
  expect(british('very', ['V', 'EH', 'R', 'IY'])).toBeNull();
  expect(british('car', ['K', 'AA', 'R'])).toEqual(['K', 'AA']);
});
