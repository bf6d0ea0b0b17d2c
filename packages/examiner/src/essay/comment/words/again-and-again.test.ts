import { describe, expect, test } from 'vitest';
import type { EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import type { Facts, Point } from '../facts.ts';
import { againPoints } from './again-and-again.ts';
import { changeVerbs } from './change-verbs.ts';
import { openLists } from './open-lists.ts';
import { ownWords } from './own-words.ts';

const said = (rule: (facts: Facts) => Point[], text: string, asked: Partial<EssayRequest> = {}) =>
  rule(factsOf(text, 6, asked)).map(({ en, better }) => `${en} ${better?.en}`);
const CHART = { task: 1, prompt: 'The chart shows how many bikes three towns sold.' } as const;

describe('a word that comes again is counted as it stands, with what fits in its sentence', () => {
  test.each([
    [
      'Parks are important. A library is important for old people. Buses are important to all.',
      '"important" stands 3 times in this text; this is one of the places. A 7 would vary it at a place like this: "is important for" → "is essential for".',
    ],
    [
      'The disadvantages are clear. Noise is one of the disadvantages. Few see the disadvantages.',
      '"disadvantages" stands 3 times in this text; this is one of the places. A 7 would vary it at a place like this: "the disadvantages" → "the drawbacks".',
    ],
    [
      'Some try to walk. Others try to run.',
      '"try to" stands in this sentence and in the one before it. A 7 would vary it at a place like this: "try to" → "attempt to".',
    ],
  ])('%s', (text, en) => {
    expect(said(againPoints, text)).toContain(en);
  });

  test.each([
    ['Parks are important. They are new. Buses are important to all.', 'twice is no habit'],
    ['An important day. The important guest came. So it was very important.', 'nothing fits as it stands'],
    ['Sales were increased by 5. They were increased by 6. They were increased by 7.', 'a passive is no "rose"'],
  ])('%s (%s)', (text) => {
    expect(said(againPoints, text, CHART)).toEqual([]);
  });
});

describe('what the question says, lists left open, verbs of change', () => {
  test('the number of copied words is the number a reader counts', () => {
    const prompt = 'Some people say that towns should close their centres to cars. Do you agree?';
    expect(said(ownWords, 'I hold that towns should close their centres to cars at night.', { prompt })).toEqual([
      'These 8 words stand in the question in the same order. A 7 puts the question into words of its own: another subject or verb, a clause for a noun, or another order.',
    ]);
    expect(said(ownWords, 'I hold that cars do not belong in the centres of towns.', { prompt })).toEqual([]);
  });

  test('a list that "such as" has opened needs no "and so on"', () => {
    expect(said(openLists, 'It sells fruit such as pears, plums and so on.')).toEqual([
      'The list here ends in "and so on", which leaves the rest to the reader. After "such as" the list is open anyway: a 7 ends it with "and" and the last thing named.',
    ]);
  });

  test.each([
    [
      'Sales in the north rose from 20 to 40 in May.',
      'The verb here leaves the reader to work out how many times: from 20 to 40. A 7 lets the verb say it: "rose from 20 to 40" → "doubled from 20 to 40".',
    ],
    [
      'Sales in the north fell to 31 in May.',
      'No word in the sentence with "fell" says how fast the change was. A 7 adds the adverb that the figures bear out: "fell slightly", "steadily" or "sharply".',
    ],
  ])('%s', (text, en) => {
    expect(said(changeVerbs, text, CHART)).toEqual(expect.arrayContaining([en]));
  });

  test.each([
    'Sales rose steadily from 20 to 31.',
    'Sales have fallen to 31.',
    'There was a sharp drop and sales fell to 31.',
    'The shop that rose to 31 closed.',
  ])('nothing to say: %s', (text) => {
    expect(said(changeVerbs, text, CHART)).toEqual([]);
  });
});
