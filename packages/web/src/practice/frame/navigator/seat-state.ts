import { useCallback, useSyncExternalStore } from 'react';
import { answeredSeats } from '../../paper/answers.ts';
import type { Part, Seat } from '../../paper/seats.ts';
import type { AnswerBook, Current } from '../../questions/desk.ts';

export const isAnswered = (book: AnswerBook, seat: Seat): boolean =>
  answeredSeats(book.answer(seat.key), seat.of) > seat.at;

/** Redraws a number only when it becomes answered or unanswered, not with every letter. */
export function useAnswered(book: AnswerBook, seat: Seat): boolean {
  const subscribe = useCallback((listener: () => void) => book.subscribe(seat.key, listener), [book, seat]);
  return useSyncExternalStore(subscribe, () => isAnswered(book, seat));
}

export function useIsAt(current: Current, n: number): boolean {
  return useSyncExternalStore(current.subscribe, () => current.get() === n);
}

export function useCurrentNumber(current: Current): number {
  return useSyncExternalStore(current.subscribe, current.get);
}

export function useAnsweredCount(book: AnswerBook, part: Part): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = part.seats.map(({ key }) => book.subscribe(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [book, part],
  );
  return useSyncExternalStore(subscribe, () => part.seats.filter((seat) => isAnswered(book, seat)).length);
}
