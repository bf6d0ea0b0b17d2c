import { expect, test } from 'vitest';
import { noScores } from '../bands/past-scores.ts';
import {
  clampTarget,
  heldByPast,
  lowestTarget,
  overallOf,
  SUGGESTED_TARGETS,
  strategyOf,
  strategyTargets,
  suggestedAim,
  wrongTargets,
} from './targets.ts';

const none = noScores();

test.each([
  { past: -1, lowest: 4, why: 'nothing reached yet' },
  { past: 3.5, lowest: 4, why: 'four at least' },
  { past: 4, lowest: 4, why: 'both are four' },
  { past: 7.5, lowest: 7.5, why: 'at least that skill’s past score' },
])('with a past score of $past the lowest target is $lowest: $why', ({ past, lowest }) => {
  expect(lowestTarget(past)).toBe(lowest);
});

test.each([
  { target: 3, past: -1, is: 4, why: 'overall minimum 4' },
  { target: 9.5, past: -1, is: 9, why: 'maximum 9' },
  { target: 6, past: 6.5, is: 6.5, why: 'not below the past score' },
  { target: 6.3, past: -1, is: 6.5, why: 'half steps' },
  { target: Number.NaN, past: -1, is: 6, why: 'a broken stored draft falls back to the default' },
])('a target of $target with past $past becomes $is: $why', ({ target, past, is }) => {
  expect(clampTarget(target, past)).toBe(is);
});

const scores = (listening: number, reading: number, writing: number, speaking: number) => ({
  listening,
  reading,
  writing,
  speaking,
});

test.each([
  {
    overall: 7,
    strategy: 'strengths',
    past: none,
    is: scores(7.5, 7.5, 6.5, 6.5),
    total: 7,
    why: 'listening and reading get the higher half-step; writing and speaking the lower',
  },
  { overall: 7, strategy: 'balanced', past: none, is: scores(7, 7, 7, 7), total: 7, why: 'all four equal' },
  { overall: 9, strategy: 'strengths', past: none, is: scores(9, 9, 8.5, 8.5), total: 9, why: 'nothing above nine' },
  { overall: 4, strategy: 'strengths', past: none, is: scores(4.5, 4.5, 4, 4), total: 4.5, why: 'nothing below four' },
  {
    overall: 6,
    strategy: 'strengths',
    past: scores(-1, 7, 6, -1),
    is: scores(6.5, 7, 6, 5.5),
    total: 6.5,
    why: 'nothing below the past; the overall is recomputed',
  },
  {
    overall: 6,
    strategy: 'balanced',
    past: scores(8, 8, 5, 5),
    is: scores(8, 8, 6, 6),
    total: 7,
    why: 'the past lifts the overall',
  },
] as const)('$strategy for $overall: $why', ({ overall, strategy, past, is, total }) => {
  const targets = strategyTargets(overall, strategy, past);
  expect(targets).toEqual(is);
  expect(overallOf(targets)).toBe(total);
});

test.each([
  { past: none, overall: 7, held: [], why: 'no past, all four equal' },
  {
    past: scores(6, 7.5, 7, 5),
    overall: 7,
    held: ['reading'],
    why: 'only a higher score is kept; an equal one is met',
  },
  { past: scores(8, 8, 5, 5), overall: 7, held: ['listening', 'reading'], why: 'two are higher' },
])('balanced for $overall leaves $held where they are: $why', ({ past, overall, held }) => {
  expect(heldByPast(overall, 'balanced', past)).toEqual(held);
  const targets = strategyTargets(overall, 'balanced', past);
  for (const skill of ['listening', 'reading', 'writing', 'speaking'] as const)
    expect(targets[skill]).toBe(held.some((one) => one === skill) ? past[skill] : overall);
});

test.each([
  { past: none, aim: 6, why: 'the default' },
  { past: scores(5, 5, 5, 5), aim: 6, why: 'not below the default' },
  { past: scores(7, 7, 7, 7), aim: 7.5, why: 'half a band more than last time: nobody plans for +0.0' },
  { past: scores(9, 9, 9, 9), aim: 9, why: 'nothing above nine' },
  { past: scores(-1, 7, -1, -1), aim: 7.5, why: 'from what was entered' },
])('with $past the first aim is $aim: $why', ({ past, aim }) => {
  expect(suggestedAim(past)).toBe(aim);
});

test('a strategy is recognised by its targets, and single changes are nobody’s strategy', () => {
  expect(strategyOf(scores(7.5, 7.5, 6.5, 6.5), 7, none)).toBe('strengths');
  expect(strategyOf(scores(7, 7, 7, 7), 7, none)).toBe('balanced');
  expect(strategyOf(scores(8, 7, 7, 6.5), 7, none)).toBeNull();
});

test('the suggestion is what “play to strengths” gives for the default overall of 6', () => {
  expect(strategyTargets(6, 'strengths', none)).toEqual(SUGGESTED_TARGETS);
  expect(overallOf(SUGGESTED_TARGETS)).toBe(6);
});

test('wrong targets are named by skill', () => {
  expect(wrongTargets(scores(6.5, 6.5, 5.5, 5.5), none)).toEqual([]);
  expect(wrongTargets(scores(3.5, 6.3, 9.5, 5), scores(-1, -1, -1, 5.5))).toEqual([
    'listening',
    'reading',
    'writing',
    'speaking',
  ]);
});
