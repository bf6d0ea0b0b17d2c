import { expect, test } from 'vitest';
import { evidenceOf, repeatable, traceOf } from './memory.testing.ts';
import { outlookOf } from './outlook.ts';
import type { Course } from './play-ahead.ts';
import { DAYS_TO_PROMISE, ENOUGH_TO_PROMISE, promiseOf } from './promise.ts';

const course = { freshLeft: 1000, daily: { seconds: 600 }, attendance: 0.85 };
const cards = Array.from({ length: 100 }, (_, n) => ({
  trace: traceOf({ stability: 5 + (n % 10), day: 10 }),
  counts: true,
}));
const asked = (today: number, exam: number, reviews = 120) => ({
  outlook: outlookOf({ today, exam, evidence: evidenceOf(reviews, 0.9) }),
  cards,
  course,
  began: 0,
});

test('nothing is promised before fifty reviews, on exam day or after it', () => {
  expect(promiseOf(asked(10, 40, ENOUGH_TO_PROMISE - 1), repeatable(1))).toBeNull();
  expect(promiseOf(asked(40, 40), repeatable(1))).toBeNull();
  expect(promiseOf(asked(41, 40), repeatable(1))).toBeNull();
  expect(promiseOf(asked(10, 40, ENOUGH_TO_PROMISE), repeatable(1))).not.toBeNull();
});

test('nothing is promised for a day years ahead', () => {
  expect(promiseOf(asked(10, 10 + DAYS_TO_PROMISE + 1), repeatable(1))).toBeNull();
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
  const more = { ...asked(10, 40), course: { ...course, daily: { seconds: 1200 } } };
  const first = promiseOf(asked(10, 40), repeatable(5));
  expect(promiseOf(asked(10, 40), repeatable(5))).toEqual(first);
  expect(promiseOf(more, repeatable(5))?.about).toBeGreaterThan(first?.about ?? 0);
});

test.each([
  { exam: 12, why: 'on the eve' },
  { exam: 40, why: 'a month before' },
])('words known at first sight are not promised $why, neither met ones nor those to come', ({ exam }) => {
  const outlook = { ...asked(11, exam).outlook, firstGrades: [0, 0, 0, 100] as const };
  const known = cards.map((card) => ({ ...card, counts: false }));
  expect(promiseOf({ ...asked(11, exam), outlook, cards: known }, repeatable(1))?.about).toBe(0);
  const half = cards.map((card, n) => ({ ...card, counts: n % 2 === 0 }));
  const all = promiseOf({ ...asked(11, exam), outlook }, repeatable(1));
  const counted = promiseOf({ ...asked(11, exam), outlook, cards: half }, repeatable(1));
  expect((counted?.about ?? 0) / (all?.about ?? 1)).toBeCloseTo(0.5, 1);
});

const words = (count: number, share: number, daily: Course['daily'], ahead: number) => ({
  outlook: outlookOf({ today: 10, exam: 10 + ahead, evidence: evidenceOf(200, share) }),
  cards: Array.from({ length: count }, (_, n) => ({
    trace: traceOf({ stability: 5 + (n % 30), day: 9 - (n % 5) }),
    counts: true,
  })),
  began: 0,
  course: { freshLeft: 0, daily, attendance: 0.9 },
});

test.each([
  { ahead: 1, share: 0.9 },
  { ahead: 3, share: 0.9 },
  { ahead: 7, share: 0.9 },
  { ahead: 7, share: 0.6 },
  { ahead: 30, share: 0.97 },
])('$ahead days ahead keeping to the plan is never promised less than stopping', ({ ahead, share }) => {
  for (const daily of [{ seconds: 300 }, { freshADay: 8, isMore: false }])
    for (const seed of [1, 2, 3, 4, 5]) {
      const promise = promiseOf(words(300, share, daily, ahead), repeatable(seed));
      if (!promise) throw new Error('a promise was expected');
      expect(promise.about).toBeGreaterThanOrEqual(promise.stopped.at(-1)?.known ?? Number.NaN);
      expect(promise.today).toBeGreaterThanOrEqual(promise.stopped.at(-1)?.known ?? Number.NaN);
      for (const { day, known } of promise.way)
        expect(known).toBeGreaterThanOrEqual(promise.stopped.find((one) => one.day === day)?.known ?? Number.NaN);
    }
});

test('a plan of eight words a day is not promised sixteen', () => {
  const outlook = outlookOf({ today: 10, exam: 50, evidence: evidenceOf(110, 0.95) });
  const met = Array.from({ length: 80 }, (_, n) => ({
    trace: traceOf({ stability: 3 + (n % 8), day: 9 - (n % 9) }),
    counts: true,
  }));
  const eight = { freshLeft: 2000, daily: { freshADay: 8, isMore: false }, attendance: 1 };
  const promise = promiseOf({ outlook, cards: met, course: eight, began: 0 }, repeatable(3));
  // Eight on each of the days that still begin words, and none in the last three.
  expect(promise?.about).toBeLessThanOrEqual(80 + 8 * 37);
  expect(promise?.about).toBeGreaterThan(200);
});
