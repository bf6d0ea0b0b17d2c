import { beforeAll, describe, expect, test } from 'vitest';
import { openWordPieces } from '../model/word-pieces.ts';
import { WEIGHTS } from '../tools.ts';
import { COMMON_SLIPS } from './common-slips.ts';
import { openSpelling, type Spelling } from './spelling.ts';

let spelling: Spelling;
beforeAll(() => {
  spelling = openSpelling(openWordPieces(new URL('vocab.txt', WEIGHTS)).rank);
});

describe('the word that was meant', () => {
  test.each([
    ['accomodation', 'accommodation', 'a letter that should stand twice'],
    ['tommorrow', 'tomorrow', 'a letter too many'],
    ['recieve', 'receive', 'two letters that changed places'],
    ['phisical', 'physical', 'a vowel by its sound'],
    ['fotographer', 'photographer', 'a consonant by its sound'],
    ['sucessful', 'successful', 'the common word rather than a rare one'],
    ['futher', 'further', 'a slip everybody knows'],
    ['organizashun', null, 'too far from any word to guess'],
    ['xqzrtp', null, 'no word at all'],
  ])('%s is %s: %s', (slip, word, _why) => {
    expect(spelling.isWord(slip)).toBe(false);
    expect(spelling.meant(slip)).toBe(word);
  });

  test('what stands before it decides between two near words', () => {
    expect(spelling.meant('lern')).toBe('learn');
    const verb = (word: string) => (word === 'wanted' ? 3 : 0);
    expect(spelling.meant('wantes', verb)).toBe('wanted');
  });

  test('whoever writes -ize keeps it', () => {
    expect(spelling.meant('recognizze')).toBe('recognize');
  });
});

test.each([
  'colour',
  'color',
  'organize',
  'organise',
  'enrollment',
  'wellbeing',
  'influencer',
  'traveller',
  'traveler',
])('%s is a word on either side of the ocean', (word) => {
  expect(spelling.isWord(word)).toBe(true);
});

test('no listed slip is a good spelling of another word', () => {
  const good = [...COMMON_SLIPS.values()];
  for (const slip of COMMON_SLIPS.keys()) expect(good).not.toContain(slip);
});
