import { expect, test } from 'vitest';
import { ADVICE_KEYS } from '../report.ts';
import { adviseWord } from './advise-word.ts';
import { ADVICE, NOT_ASSESSED } from './sentences.ts';

const NAMES = ['TH', 'S', 'V', 'W', 'R', 'L', 'IY', 'IH', 'T', 'AE'];
const heard = (...phones: [string, number][]) =>
  phones.map(([asked, fit]) => ({
    word: 0,
    phone: NAMES.indexOf(asked),
    nearest: 1,
    lead: -3,
    from: 0,
    to: 9,
    fit,
    rank: 3,
  }));
const poor = { said: true, known: true, score: 40 };

for (const { name, phones, about, says } of [
  { name: 'a weak th', phones: heard(['TH', -8], ['IH', -2]), about: poor, says: ['th', undefined] },
  { name: 'a weak v', phones: heard(['V', -8], ['AE', -2]), about: poor, says: ['v_w', undefined] },
  { name: 'a weak r', phones: heard(['R', -8], ['AE', -2]), about: poor, says: ['r_l', undefined] },
  {
    name: 'a weak long vowel',
    phones: heard(['S', -1], ['IY', -8], ['T', -2]),
    about: poor,
    says: [undefined, 'vowel_length', undefined],
  },
  {
    name: 'a weak last consonant',
    phones: heard(['AE', -2], ['T', -8]),
    about: poor,
    says: [undefined, 'final_consonant'],
  },
  {
    name: 'a weak sound nobody needs a tip for',
    phones: heard(['S', -8], ['AE', -2]),
    about: poor,
    says: [undefined, undefined],
  },
  { name: 'a word that is good as a whole', phones: heard(['TH', -8]), about: { ...poor, score: 80 }, says: [] },
  { name: 'a word whose sounds were guessed', phones: heard(['TH', -8]), about: { ...poor, known: false }, says: [] },
])
  test(`${name}: ${says.filter(Boolean).join() || 'no tip'}`, () => {
    expect(adviseWord(phones, NAMES, about).phones).toEqual(says);
  });

test('a doubtful word is to be checked, a missed one is told to be missed and nothing else', () => {
  expect(adviseWord(heard(['S', -3]), NAMES, poor).word).toBe('check_word');
  expect(adviseWord(heard(['TH', -3]), NAMES, { ...poor, said: false })).toEqual({ word: 'word_missed', phones: [] });
});

test('every advice and every reason has a sentence in both languages', () => {
  expect(Object.keys(ADVICE).sort()).toEqual([...ADVICE_KEYS].sort());
  for (const { zh, en } of [...Object.values(ADVICE), ...Object.values(NOT_ASSESSED)]) {
    expect(zh).toMatch(/[\u4e00-\u9fff].*。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
