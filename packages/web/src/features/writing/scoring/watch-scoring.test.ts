// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopWatching, watchScoring } from './watch-scoring.ts';

const RECORD = 9;
const onOver = vi.fn();
let asked = 0;
let answer: () => unknown = () => ({});

beforeEach(() => {
  vi.useFakeTimers();
  onOver.mockReset();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify(answer()));
  });
});
afterEach(() => {
  stopWatching(RECORD);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const scoring = (status: number) => ({ code: 200, msg: '', data: { status, ask_again_ms: 2000 } });

test('it asks until the scoring is over, and tells once', async () => {
  answer = () => scoring(2);
  watchScoring(RECORD, onOver);
  await pass(6);
  expect([asked, onOver.mock.calls.length]).toEqual([3, 0]);
  answer = () => scoring(3);
  await pass(60);
  expect([asked, onOver.mock.calls]).toEqual([4, [['scored']]]);
});

test.each([401, 403, 404])('a %i is not asked about again: logged out, somebody else’s, or gone', async (code) => {
  answer = () => ({ code, error: 'not_found', msg: '' });
  watchScoring(RECORD, onOver);
  await pass(600);
  expect([asked, onOver.mock.calls.length]).toEqual([1, 0]);
});

test('without an answer it waits longer and longer, and goes on when there is one', async () => {
  answer = () => {
    throw new TypeError('no network');
  };
  watchScoring(RECORD, onOver);
  await pass(600);
  expect(asked).toBeLessThan(20);
  answer = () => scoring(3);
  await pass(61);
  expect(onOver.mock.calls).toEqual([['scored']]);
});
