import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canHear, useAnswerPlayer } from './useAnswerPlayer.ts';

const made: HTMLAudioElement[] = [];

beforeEach(() => {
  made.length = 0;
  const Real = Audio;
  vi.stubGlobal('Audio', function audio() {
    const one = new Real();
    made.push(one);
    return one;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('another answer plays as fast as the menu says', () => {
  const { result, rerender } = renderHook((url: string) => useAnswerPlayer(url), { initialProps: '/one.wav' });
  act(() => result.current.setSpeed(0.8));
  rerender('/two.wav');
  expect([result.current.speed, made.at(-1)?.playbackRate, made.at(-1)?.defaultPlaybackRate]).toEqual([0.8, 0.8, 0.8]);
});

test('a place that is chosen by hand plays on, though a quote had an end', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useAnswerPlayer('/one.wav'));
  const own = made[0] as HTMLAudioElement;
  const pause = vi.spyOn(own, 'pause');
  act(() => result.current.playFrom(2, 4));
  Object.defineProperty(own, 'paused', { value: false });
  act(() => result.current.seek(10));
  act(() => void vi.advanceTimersByTime(500));
  expect(pause).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a sentence is played again and again until it is let go', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useAnswerPlayer('/one.wav'));
  const own = made[0] as HTMLAudioElement;
  Object.defineProperty(own, 'paused', { value: false });
  act(() => result.current.setLoop({ from: 2, to: 4 }));
  own.currentTime = 4.1;
  act(() => void vi.advanceTimersByTime(100));
  expect([own.currentTime, result.current.loop]).toEqual([2, { from: 2, to: 4 }]);
  act(() => result.current.setLoop(null));
  own.currentTime = 4.1;
  act(() => void vi.advanceTimersByTime(100));
  expect(own.currentTime).toBe(4.1);
  vi.useRealTimers();
});

test('a recording that was deleted is nothing to hear', () => {
  const { result } = renderHook(() => useAnswerPlayer(''));
  expect([result.current.state, canHear(result.current)]).toEqual(['gone', false]);
});
