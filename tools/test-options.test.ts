import { expect, test } from 'vitest';
import { readTestOptions } from './test-options.ts';

test('without a word, everything runs that needs no other program', () => {
  expect(readTestOptions([])).toEqual({ parts: ['check', 'unit', 'server', 'journeys'], filters: [] });
});

test('a run on PostgreSQL is asked for', () => {
  const parts = ['check', 'unit', 'server', 'postgres', 'journeys'];
  expect(readTestOptions(['--postgres'])).toEqual({ parts, filters: [] });
});

test('one part alone, narrowed to some files', () => {
  expect(readTestOptions(['--only', 'journeys', 'login'])).toEqual({ parts: ['journeys'], filters: ['login'] });
  expect(readTestOptions(['--only', 'postgres'])).toEqual({ parts: ['postgres'], filters: [] });
  expect(readTestOptions(['--server-only'])).toEqual({ parts: ['server'], filters: [] });
});

test.each([['--only', 'everything'], ['--fast'], ['login']])(
  'a word nobody knows is refused, not ignored: %s',
  (...args) => {
    expect(readTestOptions(args)).toBeNull();
  },
);
