import { expect, test } from 'vitest';
import { noScores } from '../bands/past-scores.ts';
import { scoresOf, TWELVE_LEARNERS } from './plan-row.testing.ts';
import {
  actionLevel,
  actionOf,
  changeOf,
  currentScore,
  levelOf,
  planRow,
  planRows,
  progressOf,
  statusOf,
} from './plan-row.ts';

/** The rules are those of the finished product; which pages are there is a question of its own, at the end. */
const everything = () => true;

test.each([
  { past: 6, mock: 6.5, is: 6.5, why: 'current is the mock score if present' },
  { past: 6, mock: -1, is: 6, why: 'else the past score' },
  { past: -1, mock: -1, is: -1, why: 'else none' },
  { past: 6, mock: 0, is: 0, why: 'a mock of 0 is a score' },
])('past $past and mock $mock make a current score of $is: $why', ({ past, mock, is }) => {
  expect(currentScore(past, mock)).toBe(is);
});

test.each([
  { target: 7, current: -1, level: 4, status: 'not_tested', why: 'no score: “to be mock-tested”, level 4' },
  { target: 7, current: 7, level: 1, status: 'reached', why: 'gap <= 0: reached, level 1' },
  { target: 7, current: 8, level: 1, status: 'reached', why: 'above the target is reached too' },
  { target: 7, current: 6.5, level: 2, status: 'near', why: 'gap <= 0.5: level 2' },
  { target: 7, current: 6, level: 3, status: 'bottleneck', why: 'gap <= 1: level 3, core bottleneck' },
  { target: 7, current: 5.5, level: 4, status: 'bottleneck', why: 'gap > 1: level 4, core bottleneck' },
  { target: 4, current: 3.5, level: 2, status: 'near', why: 'only the gap counts' },
] as const)('target $target, current $current: level $level, $status ($why)', ({ target, current, level, status }) => {
  expect([levelOf(target, current), statusOf(target, current)]).toEqual([level, status]);
});

test.each([
  { level: 1, current: 3, desktop: 4, mobile: 3, why: 'level 1 re-evaluated: <= 4 gives level 4' },
  { level: 1, current: 4, desktop: 4, mobile: 3, why: '4 is still level 4' },
  { level: 1, current: 4.5, desktop: 3, mobile: 3, why: '< 5 gives level 3' },
  { level: 1, current: 5, desktop: 2, mobile: 2, why: '< 6 gives level 2' },
  { level: 1, current: 5.5, desktop: 2, mobile: 2, why: '< 6 gives level 2' },
  { level: 1, current: 6, desktop: 1, mobile: 3, why: 'from 6 on it stays 1; mobile treats 1 as 3' },
  { level: 2, current: 3, desktop: 2, mobile: 2, why: 'only level 1 is re-evaluated' },
  { level: 3, current: 3, desktop: 3, mobile: 3, why: 'only level 1 is re-evaluated' },
  { level: 4, current: 5, desktop: 4, mobile: 3, why: 'on mobile, level 4 is treated as level 3' },
  { level: 4, current: -1, desktop: 4, mobile: 3, why: 'no score on mobile: practice' },
] as const)(
  'level $level at $current acts as $desktop, on mobile as $mobile: $why',
  ({ level, current, desktop, mobile }) => {
    expect([actionLevel(level, current, false), actionLevel(level, current, true)]).toEqual([desktop, mobile]);
  },
);

test.each([
  { skill: 'listening', paths: ['/mock_list', '/listening-list', '/listening-list', '/'] },
  { skill: 'reading', paths: ['/mock_list', '/reading-list', '/reading-list', '/'] },
  { skill: 'writing', paths: ['/mock_list', '/writing-list-next', '/writing-list-next', '/'] },
  { skill: 'speaking', paths: ['/speaking', '/speaking', '/speaking', '/speaking'] },
] as const)('the action targets of $skill for levels 1 to 4 are $paths', ({ skill, paths }) => {
  expect(([1, 2, 3, 4] as const).map((level) => actionOf(skill, level).path)).toEqual(paths);
});

test.each([
  { past: 6, mock: 6.5, is: { direction: 'up', by: 0.5 } },
  { past: 5.5, mock: 5, is: { direction: 'down', by: 0.5 } },
  { past: 6, mock: 6, is: { direction: 'none', by: 0 } },
  { past: -1, mock: 6, is: { direction: 'none', by: 0 } },
  { past: 6, mock: -1, is: { direction: 'none', by: 0 } },
])('the arrow from past $past to mock $mock is $is.direction', ({ past, mock, is }) => {
  expect(changeOf(past, mock)).toEqual(is);
});

test.each([
  { current: 6.5, target: 7.5, past: 6, is: 1 / 3, why: '(current - base) / (target - base), base = past' },
  { current: 6, target: 8, past: -1, is: 0.75, why: 'without a past score the base is 0' },
  { current: 5, target: 6.5, past: 5.5, is: 0, why: 'a fall is not a negative bar' },
  { current: 8, target: 7.5, past: 6, is: 1, why: 'never over 100 %' },
  { current: 7, target: 7, past: 7, is: 1, why: 'reached with the first score: full, not 0 / 0' },
  { current: 6.5, target: 7, past: 7, is: 0, why: 'fallen below a target that equals the past' },
  { current: -1, target: 7, past: -1, is: 0, why: 'no score, empty bar' },
])('progress of $current between $past and $target is $is: $why', ({ current, target, past, is }) => {
  expect(progressOf(current, target, past)).toBeCloseTo(is, 10);
});

test('re-evaluation and the mobile rule change the action only: the status stays “reached”', () => {
  const scores = {
    targets: { listening: 4, reading: 4, writing: 4, speaking: 4 },
    past: noScores(),
    mock: { ...noScores(), listening: 4 },
  };
  const row = planRow('listening', scores, false, everything);
  expect(row).toMatchObject({ status: 'reached', level: 1, action: { kind: 'class', path: '/' } });
  expect(planRow('listening', scores, true, everything)).toMatchObject({
    status: 'reached',
    level: 1,
    action: { kind: 'practise' },
  });
});

const untested = {
  targets: { listening: 6, reading: 6, writing: 6, speaking: 6 },
  past: noScores(),
  mock: noScores(),
};

test('without a score a second link offers the mock test', () => {
  const rows = planRows(untested, false, everything);
  expect(rows.map((row) => row.skill)).toEqual(['listening', 'reading', 'writing', 'speaking']);
  for (const row of rows)
    expect(row).toMatchObject({ status: 'not_tested', gap: null, second: { path: '/mock_list' } });
});

test.each(TWELVE_LEARNERS)('twelve learners: $who', ({ targets, past, mock, levels, paths }) => {
  const rows = planRows({ targets: scoresOf(targets), past: scoresOf(past), mock: scoresOf(mock) }, false, everything);
  expect(rows.map((row) => row.level)).toEqual(levels);
  expect(rows.map((row) => row.action?.path)).toEqual(paths);
});

const only =
  (...there: string[]) =>
  (path: string) =>
    there.some((begin) => path.startsWith(begin));

test.each([
  {
    isOpen: only('/listening-list', '/reading-list'),
    paths: ['/listening-list', '/reading-list', undefined, undefined],
    seconds: 0,
    why: 'no class and no mock yet: practice instead, and nothing where there is none',
  },
  {
    isOpen: only('/listening-list', '/mock_list'),
    paths: ['/listening-list', undefined, undefined, undefined],
    seconds: 4,
    why: 'the mock stays a second link, beside a skill that has nothing else',
  },
  { isOpen: only('/lesson'), paths: ['/', '/', '/', undefined], seconds: 0, why: 'with lessons there are classes' },
])('nobody is sent to a page that is still being built: $why', ({ isOpen, paths, seconds }) => {
  const rows = planRows(untested, false, isOpen);
  expect(rows.map((row) => row.action?.path)).toEqual(paths);
  expect(rows.filter((row) => row.second)).toHaveLength(seconds);
});
