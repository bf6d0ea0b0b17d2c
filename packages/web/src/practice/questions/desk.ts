import type { QuestionResult } from '@ninefold/contract/practice/result';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Answer } from '../paper/answers.ts';
import { answerKey } from '../paper/answers.ts';
import type { Part, Seat } from '../paper/seats.ts';

/** Where the answers are; a sheet while practising, a fixed list in review. */
export type AnswerBook = {
  answer(key: string): Answer | undefined;
  subscribe(key: string, listener: () => void): () => void;
  give(key: string, value: Answer): void;
};

/** The number of the current question. Outside React's state, so that going on redraws two questions and not forty. */
export type Current = {
  get(): number;
  subscribe(listener: () => void): () => void;
  set(n: number): void;
};

/** What the views of a part's questions need. */
export type Desk = {
  part: Part;
  book: AnswerBook;
  current: Current;
  readOnly: boolean;
  flags: readonly number[];
  /** By answer key: what was checked in practice mode, or everything in review. */
  results: ReadonlyMap<string, QuestionResult>;
  /** Practice mode: asks whether this answer is right. */
  onCheck?: (key: string) => void;
  /** A phone shows only the current question. */
  oneAtATime: boolean;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('a question was drawn without a desk around it');
  return desk;
}

export function useAnswer(key: string): Answer | undefined {
  const { book } = useDesk();
  const subscribe = useCallback((listener: () => void) => book.subscribe(key, listener), [book, key]);
  return useSyncExternalStore(subscribe, () => book.answer(key));
}

/** The answers of several questions at once, for a list of options that shows which are used. */
export function useAnswersOf(keys: readonly string[]): readonly (Answer | undefined)[] {
  const { book } = useDesk();
  const joined = keys.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = joined.split(' ').map((key) => book.subscribe(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [book, joined],
  );
  const seen = useSyncExternalStore(subscribe, () =>
    JSON.stringify(joined.split(' ').map((key) => book.answer(key) ?? null)),
  );
  return useMemo(() => (JSON.parse(seen) as (Answer | null)[]).map((answer) => answer ?? undefined), [seen]);
}

export function useIsCurrent(seats: readonly Seat[]): boolean {
  const { current } = useDesk();
  return useSyncExternalStore(current.subscribe, () => seats.some(({ n }) => n === current.get()));
}

/** The seats of the question that has this number in its own paper. */
export function useSeatsOfGap(gap: number): readonly Seat[] {
  const { part } = useDesk();
  return useMemo(() => part.seats.filter(({ question }) => question.n.includes(gap)), [part, gap]);
}

export function useSeatsOf(questionKey: string): readonly Seat[] {
  const { part } = useDesk();
  const key = answerKey(part.paper.id, questionKey);
  return useMemo(() => part.seats.filter((seat) => seat.key === key), [part, key]);
}
