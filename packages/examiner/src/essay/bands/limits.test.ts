import { describe, expect, test } from 'vitest';
import type { FigureCheck } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { factLoss, limitsOf, type Seen } from './limits.ts';

const BODY =
  'The city should plant more trees because they cool the streets in summer. Many residents agree with this plan. ';
const seen = (essay: string, more: Partial<Seen> = {}): Seen => {
  const text = readEssay(essay);
  return {
    request: { task: 2, prompt: 'Should cities plant trees?', essay },
    essay: text,
    words: text.words.length,
    features: {},
    topic: 1,
    figureChecks: [],
    orderLoss: 0,
    ...more,
  };
};
const check = (ok: boolean, kind: 'number' | 'trend' | 'extreme'): FigureCheck => ({
  ok,
  kind,
  quote: { start: 0, end: 1, text: 'x' },
  comment: { zh: '', en: '' },
});

describe('what the descriptors rule out', () => {
  test.each([
    { essay: BODY.repeat(2), most: { tr: 4, gra: 4 }, why: 'under 60 words' },
    { essay: BODY.repeat(4), most: { tr: 5, gra: 5 }, why: 'under 100 words' },
    { essay: BODY.repeat(9), most: { cc: 6, lr: 9 }, why: 'one block' },
    { essay: `${BODY.repeat(5)}\n\n${BODY.repeat(5)}`, most: { cc: 9 }, why: 'two paragraphs are no block' },
  ])('$why', ({ essay, most }) => {
    expect(limitsOf(seen(essay)).most).toMatchObject(most);
  });

  test('far off topic the four cannot average more than 5.5', () => {
    const { most } = limitsOf(seen(`${BODY.repeat(6)}\n\n${BODY.repeat(6)}`, { topic: 0.1 }));
    expect((most.tr + most.cc + most.lr + most.gra) / 4).toBeLessThanOrEqual(5.5);
  });

  test('bodies of another essay: 4.5 at most, and it says why', () => {
    const { most, warnings } = limitsOf(seen(`${BODY.repeat(6)}\n\n${BODY.repeat(6)}`, { othersBodies: true }));
    expect(most).toEqual({ tr: 4.5, cc: 4.5, lr: 4.5, gra: 4.5 });
    expect(warnings).toHaveLength(1);
  });

  test('an opinion essay is no report on a figure', () => {
    const essay =
      'In my opinion governments should build more roads. I believe that society needs them. On the other hand there are disadvantages, and we should think of nature. I agree that cars are useful. '.repeat(
        4,
      );
    const request = { task: 1 as const, prompt: 'The chart below shows road traffic in one country.', essay };
    expect(limitsOf(seen(essay, { request })).most.tr).toBe(4);
    expect(limitsOf(seen(essay)).most.tr).toBe(9);
  });

  test.each([
    { essay: BODY.repeat(9).toLowerCase(), loss: 1, why: 'no capitals' },
    { essay: BODY.repeat(9).replace(/[.,]/g, ''), loss: 1, why: 'no stops' },
    { essay: BODY.repeat(9), loss: 0, why: 'as it should be' },
  ])('grammar loses $loss: $why', ({ essay, loss }) => {
    expect(limitsOf(seen(essay)).loss.gra).toBeGreaterThanOrEqual(loss);
    if (!loss) expect(limitsOf(seen(essay)).loss.gra).toBe(0);
  });

  test('phrases learnt by heart cost task response and vocabulary', () => {
    const learnt =
      'With the rapid development of society, trees have sparked heated debate. It is undeniable that every coin has two sides. ';
    expect(limitsOf(seen(learnt + BODY.repeat(6))).loss).toMatchObject({ tr: 0.5, lr: 0.5, cc: 0 });
    expect(limitsOf(seen(BODY.repeat(6))).loss).toMatchObject({ tr: 0, lr: 0 });
  });
});

describe('wrong facts about the figure', () => {
  test.each([
    { checks: [check(true, 'number')], loss: 0, why: 'nothing is wrong' },
    { checks: [check(false, 'number')], loss: 0.5, why: 'one number' },
    { checks: [check(false, 'trend')], loss: 1, why: 'one trend the other way round' },
    { checks: Array.from({ length: 9 }, () => check(false, 'trend')), loss: 1.5, why: 'all trends' },
    {
      checks: [
        ...Array.from({ length: 4 }, () => check(false, 'trend')),
        ...Array.from({ length: 4 }, () => check(false, 'number')),
      ],
      loss: 2,
      why: 'never more than two',
    },
  ])('cost $loss: $why', ({ checks, loss }) => {
    expect(factLoss(checks)).toBe(loss);
  });
});
