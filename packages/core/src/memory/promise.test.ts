import { expect, test } from 'vitest';
import { evidenceOf, repeatable, traceOf } from './memory.testing.ts';
import { outlookOf } from './outlook.ts';
import { ENOUGH_TO_PROMISE, promiseOf } from './promise.ts';

const course = { freshLeft: 1000, seconds: 600, attendance: 0.85 };
const traces = Array.from({ length: 100 }, (_, n) => traceOf({ stability: 5 + (n % 10), day: 10 }));
const asked = (today: number, exam: number, reviews = 120) => ({
  outlook: outlookOf({ today, exam, evidence: evidenceOf(reviews, 0.9) }),
  traces,
  course,
  began: 0,
});

test('nothing is promised before fifty reviews, on exam day or after it', () => {
  expect(promiseOf(asked(10, 40, ENOUGH_TO_PROMISE - 1), repeatable(1))).toBeNull();
  expect(promiseOf(asked(40, 40), repeatable(1))).toBeNull();
  expect(promiseOf(asked(41, 40), repeatable(1))).toBeNull();
  expect(promiseOf(asked(10, 40, ENOUGH_TO_PROMISE), repeatable(1))).not.toBeNull();
});

test('the range never pretends to more than was measured', () => {
  for (const { today, exam, floor } of [
    { today: 11, exam: 12, floor: 0.08 },
    { today: 10, exam: 40, floor: 0.15 },
    { today: 35, exam: 40, floor: 0.1 },
  ]) {
    const promise = promiseOf(asked(today, exam), repeatable(3));
    if (!promise) throw new Error('a promise was expected');
    expect(promise.high - promise.low).toBeGreaterThanOrEqual(Math.floor(2 * 1.28 * floor * promise.about) - 2);
    expect(promise.high).toBeLessThanOrEqual(1100);
    expect(promise.low).toBeLessThan(promise.about);
  }
});

test('ten minutes more bring more words, and the same question gets the same answer', () => {
  const more = { ...asked(10, 40), course: { ...course, seconds: 1200 } };
  const first = promiseOf(asked(10, 40), repeatable(5));
  expect(promiseOf(asked(10, 40), repeatable(5))).toEqual(first);
  expect(promiseOf(more, repeatable(5))?.about).toBeGreaterThan(first?.about ?? 0);
});
