import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoss } from './watch-loss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const track = { muted: false };
  const context: { state: AudioContextState } = { state: 'running' };
  const lost = vi.fn();
  const watch = watchLoss({ track, context }, lost);
  const pass = (seconds: number, samples = true) => {
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      if (samples) watch.heard();
      vi.advanceTimersByTime(100);
    }
  };
  return { track, context, lost, watch, pass };
}

test('a microphone that is heard is not lost', () => {
  const { lost, pass } = open();
  pass(60);
  expect(lost).not.toHaveBeenCalled();
});

test('three seconds without a sample are a lost microphone, told once', () => {
  const { lost, pass } = open();
  pass(5);
  pass(2, false);
  expect(lost).not.toHaveBeenCalled();
  pass(10, false);
  expect(lost).toHaveBeenCalledOnce();
});

test('a call that mutes the track or interrupts the audio loses it, a moment does not', () => {
  const muted = open();
  muted.track.muted = true;
  muted.pass(0.8);
  muted.track.muted = false;
  muted.pass(5);
  expect(muted.lost).not.toHaveBeenCalled();
  muted.track.muted = true;
  muted.pass(2);
  expect(muted.lost).toHaveBeenCalledOnce();
  const interrupted = open();
  interrupted.context.state = 'suspended';
  interrupted.pass(2);
  expect(interrupted.lost).toHaveBeenCalledOnce();
});

test('after the end nothing is told', () => {
  const { lost, watch, pass } = open();
  watch.stop();
  pass(10, false);
  expect(lost).not.toHaveBeenCalled();
});
