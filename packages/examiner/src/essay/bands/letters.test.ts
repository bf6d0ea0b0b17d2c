import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLetter, isWrittenAsLetter } from '../comment/letter.ts';
import type { Estimate } from '../model/estimate.ts';
import { scoreOnce } from '../score-once.testing.ts';
import { openScorer, type Scorer } from '../scorer.ts';
import { sharedEssays } from '../shared.testing.ts';
import { asLetter } from './letters.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const guess = (overall: number, rest: Partial<Estimate> = {}): Estimate => ({
  overall,
  tr: overall - 0.5,
  cc: overall,
  lr: overall + 0.2,
  gra: overall + 0.1,
  reach: { below: 1, above: 1 },
  method: 'trained',
  ...rest,
});

describe('a letter is read on a scale of its own', () => {
  test.each([
    { overall: 3.5, to: 3.5, why: 'a weak letter is not lowered' },
    { overall: 5.5, to: 6.28, why: 'the middle lay three quarters low' },
    { overall: 6.4, to: 7.71, why: 'good letters lay lowest' },
    { overall: 7.5, to: 9, why: 'and no further than the scale, or a band and a half' },
  ])('$overall becomes $to: $why', ({ overall, to }) => {
    expect(asLetter(guess(overall)).overall).toBeCloseTo(to, 1);
  });

  test('the four criteria keep their distances and average to the whole', () => {
    const { overall, tr, cc, lr, gra } = asLetter(guess(6));
    expect((tr! + cc + lr + gra) / 4).toBeCloseTo(overall, 6);
    expect(cc - tr!).toBeCloseTo(0.5, 6);
  });

  test('without the encoder nothing changes: the line was laid through its estimates', () => {
    const counted = guess(6, { method: 'counted' });
    expect(asLetter(counted)).toBe(counted);
  });
});

describe('letters to questions the line was not laid through', () => {
  const HELD_OUT = /cooking|festival-stall|library-room/;
  const letters = sharedEssays().filter(({ item, request }) => isLetter(request) && HELD_OUT.test(item));
  let scorer: Scorer;
  let off: { band: number; by: number }[];
  beforeAll(async () => {
    scorer = await openScorer({ suggestions: false });
    off = [];
    for (const { band, request } of letters) {
      const report = await scoreOnce(scorer, request);
      if (report.assessable) off.push({ band, by: report.overall.band - band });
    }
  });
  afterAll(() => scorer.close());

  test.each([6, 7, 8])('those meant for %i lie within three quarters of a band on average', (band) => {
    const own = off.filter((one) => one.band === band);
    expect(own).toHaveLength(3);
    expect(Math.abs(own.reduce((sum, { by }) => sum + by, 0) / own.length)).toBeLessThanOrEqual(0.75);
  });
});

test.each([
  { text: 'Dear Ms Hall,\n\nI am writing about the bin.', is: true },
  { text: 'I have found your album.\n\nBest wishes,\nAnna', is: true },
  { text: 'Some people say that nobody writes a letter today. I agree.', is: false },
])('written as a letter: $is', ({ text, is }) => {
  expect(isWrittenAsLetter(text)).toBe(is);
});
