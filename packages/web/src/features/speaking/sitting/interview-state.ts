import type { SpeakingMode } from '@ninefold/core/speaking/parts';

/**
 * Where a sitting is. asking: the examiner speaks. preparing: the minute before the talk. ready: it may be recorded; the
 * exam does so by itself. answered: practice only, where an answer may be heard and given again. over: nothing is left.
 */
export type Stage = 'asking' | 'preparing' | 'ready' | 'answered' | 'over';

export type InterviewState = {
  order: number;
  stage: Stage;
};

export type InterviewEvent =
  | { type: 'asked'; isTalk: boolean; prepared: boolean }
  | { type: 'prepared' }
  | { type: 'kept'; mode: SpeakingMode; next: number | null }
  | { type: 'next'; next: number | null }
  | { type: 'again' }
  | { type: 'chosen'; order: number; answered: boolean }
  | { type: 'over' };

export function begin(next: number | null): InterviewState {
  return next === null ? { order: 0, stage: 'over' } : { order: next, stage: 'asking' };
}

export function interviewState(state: InterviewState, event: InterviewEvent): InterviewState {
  switch (event.type) {
    case 'asked':
      if (state.stage !== 'asking') return state;
      return { ...state, stage: event.isTalk && !event.prepared ? 'preparing' : 'ready' };
    case 'prepared':
      return state.stage === 'preparing' ? { ...state, stage: 'ready' } : state;
    case 'kept':
      return event.mode === 'exam' ? goTo(state, event.next) : { ...state, stage: 'answered' };
    case 'next':
      return goTo(state, event.next);
    case 'again':
      return { ...state, stage: 'ready' };
    case 'chosen':
      return { ...state, order: event.order, stage: event.answered ? 'answered' : 'asking' };
    case 'over':
      return { ...state, stage: 'over' };
  }
}

const goTo = (state: InterviewState, next: number | null): InterviewState =>
  next === null ? { ...state, stage: 'over' } : { ...state, order: next, stage: 'asking' };
