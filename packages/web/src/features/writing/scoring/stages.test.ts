import { describe, expect, test } from 'vitest';
import { isSlow, SHOWN_STAGES, stateOf } from './stages.ts';

describe('the steps of a scoring', () => {
  test.each([
    { now: 'waiting', states: ['next', 'next', 'next', 'next', 'next'], why: 'nothing has begun' },
    { now: 'bands', states: ['done', 'done', 'now', 'next', 'next'], why: 'in the middle' },
    { now: 'done', states: ['done', 'done', 'done', 'done', 'done'], why: 'the report is there' },
  ] as const)('$why', ({ now, states }) => {
    expect(SHOWN_STAGES.map((stage) => stateOf(stage, now))).toEqual(states);
  });
});

describe('when a wait is called slow', () => {
  test.each([
    { elapsed: 10, stage: 'language', slow: false, why: 'an ordinary wait' },
    { elapsed: 61, stage: 'comments', slow: true, why: 'a minute is not ordinary' },
    { elapsed: 61, stage: 'waiting', slow: false, why: 'a queue says itself how long it is' },
  ] as const)('$why', ({ elapsed, stage, slow }) => {
    expect(isSlow(elapsed, stage)).toBe(slow);
  });
});
