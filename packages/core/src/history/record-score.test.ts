import { expect, test } from 'vitest';
import { changeAgainst, type RecordResult, sortingScore } from './record-score.ts';
import { RECORD_TYPES } from './record-types.ts';

const result = (right: number, total: number, band = -1): RecordResult => ({ right, total, band });

test.each([
  { why: 'a share of the marks', type: RECORD_TYPES.reading, of: result(33, 40, 7.5), score: 825 },
  { why: 'a short paper, as good as a long one', type: RECORD_TYPES.listening, of: result(5, 10), score: 500 },
  { why: 'nothing was asked', type: RECORD_TYPES.training_reading, of: result(0, 0), score: -1 },
  { why: 'the band of an essay', type: RECORD_TYPES.writing_task_2, of: result(0, 0, 6.5), score: 650 },
  {
    why: 'an essay without a band stands behind all others',
    type: RECORD_TYPES.writing_task_1,
    of: result(0, 0),
    score: -1,
  },
])('$why', ({ type, of, score }) => {
  expect(sortingScore(type, of)).toBe(score);
});

test.each([
  { why: 'the first time', now: result(9, 13), before: null, change: null },
  { why: 'two more marks', now: result(11, 13), before: result(9, 13), change: { by: 'marks', change: 2 } },
  { why: 'one mark less', now: result(8, 13), before: result(9, 13), change: { by: 'marks', change: -1 } },
  { why: 'the same again', now: result(9, 13), before: result(9, 13), change: { by: 'marks', change: 0 } },
  {
    why: 'bands before marks',
    now: result(33, 40, 7.5),
    before: result(30, 40, 7),
    change: { by: 'band', change: 0.5 },
  },
  {
    why: 'marks, where the first time had no band',
    now: result(33, 40, 7.5),
    before: result(30, 40),
    change: { by: 'marks', change: 3 },
  },
  { why: 'another length cannot be compared', now: result(9, 13), before: result(9, 14), change: null },
  { why: 'an essay that got no band', now: result(0, 0), before: result(0, 0, 6), change: null },
])('$why', ({ now, before, change }) => {
  expect(changeAgainst(now, before)).toEqual(change);
});
