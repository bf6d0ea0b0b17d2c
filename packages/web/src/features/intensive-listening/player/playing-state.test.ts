import { expect, test } from 'vitest';
import { atTheEnd, type PlayingEvent, type PlayingState, playingReducer, toPlay } from './playing-state.ts';

const START: PlayingState = { mode: 'listen', order: 3, loops: false, stretch: null, goesOn: false, heard: [] };
const sentences = [1, 2, 3, 4, 5].map((order) => ({ order, start: order * 2, end: order * 2 + 1.5 }));
const after = (...events: PlayingEvent[]) => events.reduce(playingReducer(5), START);

test.each([
  { order: 6, at: 5, why: 'after the last sentence there is none' },
  { order: 0, at: 1, why: 'before the first there is none' },
  { order: 4, at: 4, why: 'inside' },
])('going to sentence $order of 5 is $at: $why', ({ order, at }) => {
  expect(after({ type: 'went', order }).order).toBe(at);
});

test('a stretch is chosen by its two ends, in either order, and taken away by the third press', () => {
  const chosen = after({ type: 'stretch_pressed' }, { type: 'went', order: 1 }, { type: 'stretch_pressed' });
  expect(chosen.stretch).toEqual({ from: 1, to: 3 });
  expect(toPlay(sentences, chosen)).toEqual({ from: 2, to: 7.5, first: 1, last: 3 });
  expect(playingReducer(5)(chosen, { type: 'stretch_pressed' }).stretch).toBeNull();
});

test('while its end is still to be chosen, the sentence itself is played', () => {
  expect(toPlay(sentences, after({ type: 'stretch_pressed' }))).toMatchObject({ first: 3, last: 3 });
});

test.each([
  { events: [], end: 'stop', why: 'a sentence is played once' },
  { events: [{ type: 'loop_pressed' }], end: 'again', why: 'a loop goes on' },
  { events: [{ type: 'stretch_pressed' }, { type: 'stretch_pressed' }], end: 'again', why: 'a stretch of one as well' },
  { events: [{ type: 'stretch_pressed' }], end: 'stop', why: 'half a stretch is none' },
  { events: [{ type: 'go_on_pressed' }], end: 'next', why: 'on to the next sentence' },
  { events: [{ type: 'went', order: 5 }, { type: 'go_on_pressed' }], end: 'stop', why: 'there is no next one' },
  { events: [{ type: 'go_on_pressed' }, { type: 'loop_pressed' }], end: 'again', why: 'the last choice counts' },
] as { events: PlayingEvent[]; end: string; why: string }[])('at the end: $end, because $why', ({ events, end }) => {
  expect(atTheEnd(after(...events), 5)).toBe(end);
});

test('what was heard is counted once and stays', () => {
  expect(after({ type: 'heard', orders: [3, 2] }, { type: 'heard', orders: [3] }).heard).toEqual([2, 3]);
});

test.each([
  { events: [{ type: 'go_on_pressed' }], why: 'a sentence that is being written must not be turned over' },
  { events: [{ type: 'loop_pressed' }], why: 'dictation has no button that would end the loop' },
  { events: [{ type: 'stretch_pressed' }, { type: 'stretch_pressed' }], why: 'a stretch moves the place as well' },
] as { events: PlayingEvent[]; why: string }[])('another mode begins without loops: $why', ({ events }) => {
  const written = after(...events, { type: 'heard', orders: [1] }, { type: 'mode_changed', mode: 'dictation' });
  expect(written).toEqual({ ...START, mode: 'dictation', heard: [1] });
  expect(atTheEnd(written, 5)).toBe('stop');
});

test('the mode one is in changes nothing', () => {
  const looping = after({ type: 'loop_pressed' });
  expect(playingReducer(5)(looping, { type: 'mode_changed', mode: 'listen' })).toBe(looping);
});
