import { expect, test } from 'vitest';
import { overBudget, spentOnJourneys, spentOnServer } from './budgets.ts';

const file = (name: string, startTime: number, endTime: number) => ({
  name: `/somewhere/packages/server/src/${name}`,
  status: 'passed',
  startTime,
  endTime,
  assertionResults: [],
});
const journey = (file: string, ...durations: number[]) => ({
  title: 'walks',
  file,
  tests: durations.map((duration) => ({ projectName: 'desktop', status: 'expected', results: [{ duration }] })),
});

test('server tests are added up by the feature they lie in; what belongs to none has no budget', () => {
  const testResults = [
    file('features/economy/coins/coins.test.ts', 1000, 9000),
    file('features/economy/tasks/tasks.test.ts', 2000, 15_500),
    file('http/log.test.ts', 0, 99_000),
  ];
  expect(spentOnServer({ testResults })).toEqual([{ feature: 'economy', kind: 'server', seconds: 21.5 }]);
});

test('journeys are added up over screens and tries', () => {
  const suites = [{ suites: [{ specs: [journey('identity/log-in.ts', 20_000, 41_000)] }] }];
  const again = [{ specs: [journey('planner/poster.ts', 3000)] }];
  expect(spentOnJourneys({ suites: [...suites, ...again], errors: [] })).toEqual([
    { feature: 'identity', kind: 'journeys', seconds: 61 },
    { feature: 'planner', kind: 'journeys', seconds: 3 },
  ]);
});

test('who is over its budget is told, the farthest first', () => {
  const spent = [
    { feature: 'identity', kind: 'journeys', seconds: 61 },
    { feature: 'planner', kind: 'journeys', seconds: 60 },
    { feature: 'economy', kind: 'server', seconds: 40 },
  ] as const;
  expect(overBudget(spent)).toEqual([
    'economy        server      40 s, at most 20',
    'identity       journeys    61 s, at most 60',
  ]);
});

test('a run without a report spent nothing that is known', () => {
  expect([...spentOnServer(null), ...spentOnJourneys(null)]).toEqual([]);
});
