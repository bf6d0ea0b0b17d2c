import type { QuestionResult } from '@ninefold/contract/practice/result';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import type { Annotations } from '../annotations/annotations.ts';
import { isBlank } from '../paper/answers.ts';
import { allSeats, type Part, partsOf, type Seat } from '../paper/seats.ts';
import { currentAt } from '../questions/current.ts';
import type { Current } from '../questions/desk.ts';
import { focusSeat } from '../questions/focus-seat.ts';
import type { Sitting } from './sitting.ts';
import { useAnnotations, useSheetFact } from './useSitting.ts';

export type PlayerState = {
  sitting: Sitting;
  parts: readonly Part[];
  seats: readonly Seat[];
  part: Part;
  current: Current;
  annotations: Annotations;
  changeAnnotations: (change: (annotations: Annotations) => Annotations) => void;
  readOnly: boolean;
  /** Goes to the question with this number, and puts the focus there unless told otherwise. */
  goTo: (n: number, options?: { focus: boolean }) => void;
  step: (by: 1 | -1, options?: { focus: boolean }) => void;
  toggleFlag: (n: number) => void;
  results: ReadonlyMap<string, QuestionResult>;
  addResult: (result: QuestionResult) => void;
};

/** Everything the frame and the panes of a player share. */
export function usePlayer(sitting: Sitting): PlayerState {
  const { attempt, sheet } = sitting;
  const parts = useMemo(() => onlyAsked(partsOf(attempt.papers), attempt.only), [attempt]);
  const seats = useMemo(() => allSeats(parts), [parts]);
  const [current] = useState(() => currentAt(startAt(sitting, seats), (n) => keepPlace(attempt.id, n)));
  const [annotations, changeAnnotations] = useAnnotations(sitting);
  const elsewhere = useSheetFact(sitting, 'elsewhere');
  const closed = useSheetFact(sitting, 'closed');
  const [results, setResults] = useState<ReadonlyMap<string, QuestionResult>>(new Map());

  const partAt = useSyncExternalStore(current.subscribe, () => seats.find(({ n }) => n === current.get())?.part ?? 0);
  const part = parts.find(({ index }) => index === partAt) ?? parts[0];
  if (!part) throw new Error('an attempt without a paper');

  useEffect(() => {
    const tell = () => {
      const seat = seats.find(({ n }) => n === current.get());
      if (seat) sitting.atGroup(`${parts[seat.part]?.paper.id}.${seat.group}`);
    };
    tell();
    return current.subscribe(tell);
  }, [current, seats, parts, sitting]);

  // On a phone, focus in a gap would open the keyboard over half the screen; the learner taps when ready to type.
  const byHand = useBreakpoint() !== 'mobile';
  const goTo = useCallback(
    (n: number, options = { focus: byHand }) => {
      current.set(n);
      focusSeat(n, options);
    },
    [current, byHand],
  );
  const step = useCallback(
    (by: 1 | -1, options?: { focus: boolean }) => {
      const at = seats.findIndex(({ n }) => n === current.get());
      const next = seats[at + by];
      if (next) goTo(next.n, options);
    },
    [seats, current, goTo],
  );

  return {
    sitting,
    parts,
    seats,
    part,
    current,
    annotations,
    changeAnnotations,
    readOnly: elsewhere || closed,
    goTo,
    step,
    toggleFlag: (n) =>
      changeAnnotations((now) => ({
        ...now,
        flags: now.flags.includes(n) ? now.flags.filter((one) => one !== n) : [...now.flags, n],
      })),
    results,
    addResult: (result) => setResults((now) => new Map(now).set(result.key, result)),
  };

  function startAt({ attempt: { id } }: Sitting, all: readonly Seat[]): number {
    const kept = Number(safeStorage.get(placeName(id)));
    if (all.some(({ n }) => n === kept)) return kept;
    return (all.find(({ key }) => isBlank(sheet.answer(key))) ?? all[0])?.n ?? 1;
  }
}

/** A redo asks only some of the questions; the others are not shown. */
function onlyAsked(parts: Part[], only: readonly string[]): Part[] {
  if (only.length === 0) return parts;
  return parts
    .map((part) => ({ ...part, seats: part.seats.filter(({ key }) => only.includes(key)) }))
    .filter(({ seats }) => seats.length > 0);
}

const placeName = (attempt: number) => `nf-place-${attempt}`;
const keepPlace = (attempt: number, n: number) => safeStorage.set(placeName(attempt), String(n));
