import { describe, expect, test } from 'vitest';
import { outlookOf } from '../memory/outlook.ts';
import type { Grade } from '../memory/trace.ts';
import { afterAnswer, KNOWN_BEFORE, type WordCard } from './card.ts';
import { paceOf, timeOf, withoutTime, withRepeat, withTime } from './pace.ts';

test('the learner’s own pace counts from ten times on, and a break does not', () => {
  const few = { fresh_seconds: [60], review_seconds: [], lapse_seconds: [] };
  expect(paceOf(few)).toEqual({ fresh: 25, review: 8, lapse: 12 });
  const times = Array.from({ length: 10 }, () => 4);
  expect(
    paceOf({ fresh_seconds: times.map(() => 40), review_seconds: times, lapse_seconds: times.map(() => 9) }),
  ).toEqual({
    fresh: 40,
    review: 4,
    lapse: 5,
  });
  expect(withTime([], 5000)).toEqual([60]);
});

test('a new word costs its repeats as well, so that quick first looks do not make new words look cheap', () => {
  let fresh_seconds: number[] = [];
  for (let word = 0; word < 20; word++) {
    fresh_seconds = withTime(fresh_seconds, 12);
    for (let repeat = 0; repeat < word % 3; repeat++) fresh_seconds = withRepeat(fresh_seconds, 10);
  }
  expect(paceOf({ fresh_seconds, review_seconds: [], lapse_seconds: [] }).fresh).toBeCloseTo(12 + 19 * 0.5, 5);
  expect(withRepeat([], 10)).toEqual([]);
});

describe('which times an answer belongs to', () => {
  /** A card after grades on their days, the last of them today (10). */
  const after = (start: WordCard | null, ...grades: [day: number, grade: Grade][]): WordCard | null =>
    grades.reduce<WordCard | null>(
      (card, [today, grade]) => afterAnswer(outlookOf({ today, exam: 60 }), card, { grade, form: 'meaning' }),
      start,
    );
  const hard = after(null, [1, 3], [2, 1], [4, 1], [6, 1], [8, 1]);

  test.each<{ before: WordCard | null; grade: Grade; kind: string | null; why: string }>([
    { before: null, grade: 3, kind: 'fresh', why: 'met' },
    { before: after(null, [3, 3]), grade: 3, kind: 'review', why: 'recalled' },
    { before: after(null, [3, 3]), grade: 1, kind: 'lapse', why: 'forgotten' },
    { before: after(null, [10, 3]), grade: 3, kind: 'fresh', why: 'met today, once more' },
    { before: after(null, [10, 1]), grade: 3, kind: 'fresh', why: 'met today and missed, once more' },
    { before: after(null, [3, 3], [10, 1]), grade: 3, kind: 'lapse', why: 'forgotten today, once more' },
    { before: after(null, [3, 3], [10, 3]), grade: 3, kind: null, why: 'right today already' },
    { before: hard, grade: 3, kind: null, why: 'a hard word is read' },
    { before: hard, grade: 1, kind: null, why: 'a hard word is read, and still not there' },
    { before: KNOWN_BEFORE, grade: 3, kind: 'review', why: 'a known word is checked' },
    { before: KNOWN_BEFORE, grade: 1, kind: 'fresh', why: 'said to be known, and new after all' },
    { before: after(KNOWN_BEFORE, [10, 1]), grade: 3, kind: 'fresh', why: 'the same, once more' },
    { before: after(KNOWN_BEFORE, [3, 3], [10, 1]), grade: 3, kind: 'fresh', why: 'the same, checked before' },
    { before: after(KNOWN_BEFORE, [10, 3]), grade: 3, kind: null, why: 'a checked word once more' },
  ])('$kind: $why', ({ before, grade, kind }) => {
    expect(timeOf(10, before, grade)).toBe(kind);
  });
});

test('a long evening of repeats makes no word dearer than three long looks', () => {
  let times = [12, 14];
  for (let n = 0; n < 40; n++) times = withRepeat(times, 40);
  expect(Math.max(...times)).toBeLessThanOrEqual(180);
  expect(withRepeat([170, 12], 40)).toEqual([170, 52]);
  expect(withRepeat([12, 170], 40)).toEqual([52, 170]);
});

test('an answer that is taken back takes its time along, so that answering again does not count twice', () => {
  expect(withoutTime(withTime([9], 12), 12, false)).toEqual([9]);
  expect(withoutTime(withRepeat([9, 12], 20), 20, true)).toEqual([9, 12]);
  expect(withoutTime(withRepeat(withTime([9], 12), 20), 12, false)).toEqual([29]);
  expect(withoutTime(withTime([9], 500), 500, false)).toEqual([9]);
  expect(withoutTime([], 12, false)).toEqual([]);
});
