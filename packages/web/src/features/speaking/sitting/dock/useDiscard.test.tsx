import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../recording/useAnswers.ts';
import { useDiscard } from './useDiscard.ts';

afterEach(cleanup);

function open(phase: Answers['phase']) {
  const acts = { pause: vi.fn(), goOn: vi.fn(), discard: vi.fn() };
  const { result, rerender } = renderHook((now: Answers['phase']) => useDiscard({ phase: now, ...acts }), {
    initialProps: phase,
  });
  return { ...acts, result, rerender };
}

test('the question goes when the microphone is pulled out meanwhile: what was said is kept', () => {
  const { result, rerender, discard } = open('recording');
  act(() => result.current.ask());
  rerender('paused');
  expect(result.current.asked).toBe(true);
  rerender('ready');
  expect(result.current.asked).toBe(false);
  rerender('recording');
  expect([result.current.asked, discard.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ['recording', 1],
  ['paused', 0],
] as const)('to keep one that was %s goes on %i times', (phase, times) => {
  const { result, rerender, goOn } = open(phase);
  act(() => result.current.ask());
  rerender('paused');
  act(() => result.current.keep());
  expect([result.current.asked, goOn.mock.calls.length]).toEqual([false, times]);
});
