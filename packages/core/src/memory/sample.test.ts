import { expect, test } from 'vitest';
import { evidenceOf, repeatable, traceOf } from './memory.testing.ts';
import { outlookOf } from './outlook.ts';
import { promiseOf } from './promise.ts';
import { sampleOf } from './sample.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ trace: traceOf({ stability: 1 + (n % 50), day: 10 }), counts: true }));
const course = { freshLeft: 1000, daily: { seconds: 1200 }, attendance: 0.9 };

test('a small course is played whole', () => {
  const few = cards(30);
  const small = { ...course, freshLeft: 20 };
  expect(sampleOf(few, small)).toEqual({ cards: few, course: small, times: 1 });
});

test('of a large one a part is played, weak and strong words, new ones and minutes in proportion', () => {
  const part = sampleOf(cards(5000), course);
  expect(part.times).toBe(10);
  expect(part.cards).toHaveLength(500);
  expect(part.course).toMatchObject({ freshLeft: 100, daily: { seconds: 120 } });
  const byWords = sampleOf(cards(5000), { ...course, daily: { freshADay: 8, isMore: false } });
  expect(byWords.course).toMatchObject({ daily: { freshADay: 0.8 } });
  const mean = part.cards.reduce((sum, { trace }) => sum + trace.stability, 0) / 500;
  expect(mean).toBeCloseTo(25.5, 0);
});

test('the part promises what ten such courses promise together', () => {
  const outlook = outlookOf({ today: 10, exam: 40, evidence: evidenceOf(120, 0.9) });
  const asked = (times: number) => ({
    ...{ outlook, began: 0, cards: cards(500 * times) },
    course: { freshLeft: 100 * times, daily: { seconds: 120 * times }, attendance: 0.9 },
  });
  const [small, large] = [promiseOf(asked(1), repeatable(5)), promiseOf(asked(10), repeatable(5))];
  expect((large?.about ?? 0) / (small?.about ?? 1)).toBeCloseTo(10, 0);
  // Words fall out independently, ways of forgetting do not: the range of the whole is relatively the narrower one.
  const widthOf = (promise: typeof small) => ((promise?.high ?? 0) - (promise?.low ?? 0)) / (promise?.about ?? 1);
  expect(widthOf(large)).toBeLessThanOrEqual(widthOf(small));
});
