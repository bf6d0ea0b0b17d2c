import { expect, test } from 'vitest';
import { readTestOptions } from './test-options.ts';

test('without a word, everything runs', () => {
  expect(readTestOptions([])).toEqual({ parts: ['check', 'unit', 'server', 'journeys'], filters: [] });
});

test('one part alone, narrowed to some files', () => {
  expect(readTestOptions(['--only', 'journeys', 'login'])).toEqual({ parts: ['journeys'], filters: ['login'] });
  expect(readTestOptions(['--server-only'])).toEqual({ parts: ['server'], filters: [] });
});

test.each([['--only', 'everything'], ['--fast'], ['login']])(
  'a word nobody knows is refused, not ignored: %s',
  (...args) => {
    expect(readTestOptions(args)).toBeNull();
  },
);
