import { expect, test } from 'vitest';
import { NOTHING, playwrightTally, stepTally, sum, tallyLine, vitestTally } from './tally.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
const journeys = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

test('the last line sums all runners and speaks of skipped tests only when there are some', () => {
  const all = [vitestTally(vitest, 0), playwrightTally(journeys, 0), stepTally([{ passed: true }, { passed: false }])];
  expect(tallyLine(sum(all))).toBe('6 passed, 1 failed, 1 skipped');
  expect(tallyLine(NOTHING)).toBe('0 passed, 0 failed');
});

test('a runner that left no report has failed', () => {
  expect(vitestTally(null, 0).failed).toBe(1);
  expect(playwrightTally(null, 0).failed).toBe(1);
});

test('a runner that crashed after all tests passed has failed', () => {
  expect(vitestTally(vitest, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  expect(playwrightTally(journeys, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('a test file that could not even be loaded is a failure', () => {
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }] }] };
  expect(vitestTally(broken, 1).failed).toBe(1);
});

test('a failed test is counted once, not again for its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  expect(vitestTally({ ...vitest, numFailedTests: 1, testResults }, 1).failed).toBe(1);
});

test('a journey that passed only at the second try has failed', () => {
  expect(playwrightTally({ ...journeys, stats: { ...journeys.stats, flaky: 1 } }, 0).failed).toBe(1);
});
