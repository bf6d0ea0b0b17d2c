import { expect, test } from 'vitest';
import { ADVICE_KEYS } from '../report.ts';
import { adviseWord } from './advise-word.ts';
import { ADVICE, NOT_ASSESSED } from './sentences.ts';

const NAMES = ['TH', 'S', 'V', 'W', 'R', 'L', 'IY', 'IH', 'T', 'AE'];
const heard = (...pairs: [string, string, number][]) =>
  pairs.map(([asked, as, lead]) => ({
    word: 0,
    phone: NAMES.indexOf(asked),
    nearest: NAMES.indexOf(as),
    lead,
    from: 0,
    to: 9,
    fit: -4,
    rank: 3,
  }));
const poor = { said: true, known: true, score: 40 };

for (const { name, phones, about, says } of [
  { name: 'th like s', phones: heard(['TH', 'S', -3], ['IH', 'AE', 1]), about: poor, says: ['th', undefined] },
  { name: 'v like w', phones: heard(['V', 'W', -3], ['AE', 'IH', 1]), about: poor, says: ['v_w', undefined] },
  { name: 'r like l', phones: heard(['R', 'L', -3], ['AE', 'IH', 1]), about: poor, says: ['r_l', undefined] },
  {
    name: 'a long vowel like a short one',
    phones: heard(['IY', 'IH', -3], ['T', 'S', 1]),
    about: poor,
    says: ['vowel_length', undefined],
  },
  {
    name: 'a last consonant that is not there',
    phones: heard(['AE', 'IH', 1], ['T', 'AE', -3]),
    about: poor,
    says: [undefined, 'final_consonant'],
  },
  { name: 'a doubt that is too small', phones: heard(['TH', 'S', -0.5]), about: poor, says: [undefined] },
  { name: 'a word that is good as a whole', phones: heard(['TH', 'S', -3]), about: { ...poor, score: 80 }, says: [] },
  {
    name: 'a word whose sounds were guessed',
    phones: heard(['TH', 'S', -3]),
    about: { ...poor, known: false },
    says: [],
  },
])
  test(`${name}: ${says.filter(Boolean).join() || 'nothing is said'}`, () => {
    expect(adviseWord(phones, NAMES, about).phones).toEqual(says);
  });

test('a missed word is told to be missed and nothing else', () => {
  expect(adviseWord(heard(['TH', 'S', -3]), NAMES, { ...poor, said: false })).toEqual({
    word: 'word_missed',
    phones: [],
  });
});

test('every advice and every reason has a sentence in both languages', () => {
  expect(Object.keys(ADVICE).sort()).toEqual([...ADVICE_KEYS].sort());
  for (const { zh, en } of [...Object.values(ADVICE), ...Object.values(NOT_ASSESSED)]) {
    expect(zh).toMatch(/[\u4e00-\u9fff].*。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
});
