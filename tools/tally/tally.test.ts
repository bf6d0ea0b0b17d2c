import { expect, test } from 'vitest';
import { playwrightTally } from './playwright-tally.ts';
import { NOTHING, stepTally, sum, tallyLine, tallyNames, withUnsteadyLimit } from './tally.ts';
import { afterSecondTry, failedFiles, vitestTally } from './vitest-tally.ts';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, n) => ({ status, fullName: `test ${n + 1}` })),
});
const vitest = { testResults: [file('a.test.ts', 'passed', 'passed'), file('b.test.ts', 'passed', 'pending')] };
const journey = (status: string) => ({
  suites: [
    { suites: [{ specs: [{ title: 'logs in', file: 'log-in.ts', tests: [{ projectName: 'mobile', status }] }] }] },
  ],
  errors: [],
});

test('the last line sums all runners and speaks of skipped tests only when there are some', () => {
  const steps = stepTally([
    { name: 'types', passed: true },
    { name: 'format', passed: false },
  ]);
  const all = sum([vitestTally(vitest, 0), playwrightTally(journey('expected'), 0), steps]);
  expect(tallyLine(all)).toBe('5 passed, 1 failed, 1 skipped');
  expect(tallyNames(all)).toEqual(['✗ format']);
  expect(tallyLine(NOTHING)).toBe('0 passed, 0 failed');
});

test('a runner that left no report has failed', () => {
  expect(vitestTally(null, 0).failed).toBe(1);
  expect(playwrightTally(null, 0).failed).toBe(1);
});

test('a runner that crashed after all tests passed has failed', () => {
  expect(vitestTally(vitest, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1 });
  expect(playwrightTally(journey('expected'), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a test file that could not even be loaded is a failure', () => {
  const broken = { testResults: [{ ...file('a.test.ts'), status: 'failed' }] };
  expect(vitestTally(broken, 1)).toMatchObject({ failed: 1, failures: ['a.test.ts: could not be run'] });
});

test('a failed test is counted once, not again for its file', () => {
  expect(vitestTally({ testResults: [file('a.test.ts', 'failed')] }, 1).failed).toBe(1);
});

test('what failed beside others and passed alone counts as passed, and is named', () => {
  const first = { testResults: [...vitest.testResults, file('c.test.ts', 'passed', 'failed')] };
  expect(failedFiles(first)).toEqual(['c.test.ts']);
  const tally = afterSecondTry(first, { testResults: [file('c.test.ts', 'passed', 'passed')] }, 0);
  expect(tally).toMatchObject({ passed: 5, failed: 0, skipped: 1, unsteady: ['c.test.ts: test 2'] });
});

test('what fails again has failed, once', () => {
  const first = { testResults: [file('a.test.ts', 'passed'), file('c.test.ts', 'failed', 'failed')] };
  const tally = afterSecondTry(first, { testResults: [file('c.test.ts', 'passed', 'failed')] }, 1);
  expect(tally).toMatchObject({ passed: 2, failed: 1, unsteady: ['c.test.ts: test 1'] });
  expect(tallyNames(tally)[0]).toBe('✗ c.test.ts: test 2');
});

test('a journey that passed only at the second try is named', () => {
  const tally = playwrightTally(journey('flaky'), 0);
  expect(tally).toMatchObject({ passed: 1, failed: 0, unsteady: ['log-in.ts [mobile]: logs in'] });
  expect(playwrightTally(journey('unexpected'), 1)).toMatchObject({ failed: 1 });
});

test('three that needed a second try are told; a fourth fails the run, with all of them named', () => {
  const run = (unsteady: string[]) => withUnsteadyLimit({ ...NOTHING, passed: 9, unsteady });
  expect(run(['a', 'b', 'c'])).toMatchObject({ passed: 9, failed: 0 });
  const failed = run(['a', 'b', 'c', 'd']);
  expect(tallyLine(failed)).toBe('9 passed, 1 failed');
  expect(tallyNames(failed)).toEqual([
    '✗ 4 tests passed only when tried again; at most 3 may',
    ...['a', 'b', 'c', 'd'].map((name) => `~ passed only when tried again: ${name}`),
  ]);
});
