import { orderWithin, stretchOf } from '@ninefold/core/intensive-listening/sentence-order';
import type { IntensiveMode } from '../intensive-search.ts';

/** Where the learner is, and what is played again and again. */
export type PlayingState = {
  /** What is done with the sentences. */
  mode: IntensiveMode;
  order: number;
  /** One sentence, again and again. */
  loops: boolean;
  /** From one sentence to another; `to` null: its end is still to be chosen. */
  stretch: { from: number; to: number | null } | null;
  /** After a sentence comes the next one. */
  goesOn: boolean;
  heard: readonly number[];
};

type Timed = { order: number; start: number; end: number };

export type PlayingEvent =
  | { type: 'went'; order: number }
  | { type: 'heard'; orders: readonly number[] }
  | { type: 'mode_changed'; mode: IntensiveMode }
  | { type: 'loop_pressed' }
  | { type: 'stretch_pressed' }
  | { type: 'go_on_pressed' };

export const playingReducer =
  (count: number) =>
  (state: PlayingState, event: PlayingEvent): PlayingState => {
    switch (event.type) {
      case 'went':
        return { ...state, order: orderWithin(event.order, count) };
      case 'heard':
        return { ...state, heard: [...new Set([...state.heard, ...event.orders])].sort((a, b) => a - b) };
      // Only listening has the buttons to turn these off. Left on, they would move a learner on who is writing.
      case 'mode_changed':
        return event.mode === state.mode
          ? state
          : { ...state, mode: event.mode, loops: false, stretch: null, goesOn: false };
      case 'loop_pressed':
        return { ...state, loops: !state.loops, stretch: null, goesOn: false };
      case 'go_on_pressed':
        return { ...state, goesOn: !state.goesOn, loops: false, stretch: null };
      case 'stretch_pressed':
        return { ...state, loops: false, goesOn: false, stretch: nextStretch(state) };
    }
  };

/** The first press is its beginning, the second its end, the third takes it away. */
function nextStretch({ stretch, order }: PlayingState): PlayingState['stretch'] {
  if (!stretch) return { from: order, to: null };
  return stretch.to === null ? { from: Math.min(stretch.from, order), to: Math.max(stretch.from, order) } : null;
}

/** What a press on play is about: the chosen stretch, else the sentence. */
export function toPlay(sentences: readonly Timed[], { order, stretch }: PlayingState) {
  const [first, last] = stretch && stretch.to !== null ? [stretch.from, stretch.to] : [order, order];
  const times = stretchOf(sentences, first, last);
  return times && { ...times, first, last };
}

/** What happens when the stretch was heard to its end. */
export function atTheEnd(state: PlayingState, count: number): 'again' | 'next' | 'stop' {
  if (state.loops || (state.stretch && state.stretch.to !== null)) return 'again';
  return state.goesOn && state.order < count ? 'next' : 'stop';
}
