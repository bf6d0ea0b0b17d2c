import { expect, test } from 'vitest';
import { roundsOf } from './parts.ts';
import { readTestOptions } from './test-options.ts';

const titles = (...args: string[]) =>
  roundsOf(readTestOptions(args) ?? { parts: [], filters: [] }).map((round) => round.map(({ title }) => title));

test('PostgreSQL runs beside the other tests, everything else one after another', () => {
  expect(titles('--postgres')).toEqual([['Check and page'], ['First load'], ['Tests', 'PostgreSQL'], ['Journeys']]);
});

test.each([
  [['--only', 'postgres'], [['PostgreSQL']]],
  [
    ['--only', 'journeys'],
    [['Page'], ['First load'], ['Journeys']],
  ],
  [['--only', 'server'], [['Tests']]],
])('alone: %s', (args, rounds) => {
  expect(titles(...args)).toEqual(rounds);
});
