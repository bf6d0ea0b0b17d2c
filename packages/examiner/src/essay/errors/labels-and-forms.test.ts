import { beforeAll, describe, expect, test } from 'vitest';
import { openMender } from './errors.testing.ts';

/** Corrections that were wrong in texts as people send them, each beside one of the same rule that is right. */
let mended: (text: string) => string;
let said: (text: string) => string[];
beforeAll(() => {
  ({ mended, said } = openMender());
});

describe('an article', () => {
  test.each([
    ['The shops, namely A and B, sold more.', 'a label'],
    ['Firm A offered more than firm B.', 'a label before a vowel'],
    ['The choice is between plan a or b.', 'a small label'],
    ['One of such important habit is reading.', 'the noun has to be plural'],
    ['Some of such old tradition will be lost.', 'the noun has to be plural'],
  ])('stays as it is: %s (%s)', (text) => {
    expect(said(text).filter((one) => /a-or-an|such-bare-noun/.test(one))).toEqual([]);
  });

  test.each([
    ['She gave a interesting talk.', 'She gave an interesting talk.'],
    ['We need such important decision for the town.', 'We need such an important decision for the town.'],
  ])('%s', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
  });
});

describe('a misspelt verb behind "be" or "have"', () => {
  test.each([
    ['Good habits are bulid at home.', 'Good habits are built at home.'],
    ['The road was bulid by the town.', 'The road was built by the town.'],
    ['They have bulid a school.', 'They have built a school.'],
  ])('%s', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
  });

  test.each([
    ['They want to bulid a school.', 'They want to build a school.'],
    ['The room was very quite and enviroment was clean.', 'environment'],
  ])('and elsewhere as it was meant: %s', (wrong, right) => {
    expect(mended(wrong)).toContain(right);
  });
});

test.each([
  ['The car needs more fule.', 'The car needs more fuel.'],
  ['The benefits outweight the costs.', 'The benefits outweigh the costs.'],
  ['Sleep and food are main factores.', 'Sleep and food are main factors.'],
  ['Traffic is a big challinge.', 'Traffic is a big challenge.'],
  ['It was a geat day.', 'It was a great day.'],
])('not the nearest word but the one that was meant: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
