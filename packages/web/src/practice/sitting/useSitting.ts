import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Annotations, readAnnotations } from '../annotations/annotations.ts';
import type { SheetStatus } from '../journal/sheet.ts';
import { type Newcomer, openSitting, type Sitting } from './sitting.ts';

/** Whatever is written on a sheet: an attempt, or the draft of an essay. */
export type OnSheet = Pick<Sitting, 'sheet'>;

/** Opens the attempt for this tab, and leaves it when the page is left. */
export function useSitting(attempt: Attempt, isPlaying?: () => boolean, newcomer?: Newcomer): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);

  useEffect(() => {
    let left = false;
    let opened: Sitting | null = null;
    void openSitting(attempt, isPlaying, newcomer).then((one) => {
      if (left) return one.close();
      opened = one;
      setSitting(one);
    });
    return () => {
      left = true;
      opened?.close();
      setSitting(null);
    };
  }, [attempt, isPlaying, newcomer]);

  return sitting;
}

export function useSheetStatus({ sheet }: OnSheet): SheetStatus {
  return useSyncExternalStore(sheet.subscribeStatus, sheet.status);
}

/** One fact of the status, so that the frame is not redrawn whenever one more answer waits to be sent. */
export function useSheetFact<Fact extends keyof SheetStatus>({ sheet }: OnSheet, fact: Fact): SheetStatus[Fact] {
  return useSyncExternalStore(sheet.subscribeStatus, () => sheet.status()[fact]);
}

/** The annotations, and a function that changes them. */
export function useAnnotations({
  sheet,
}: Sitting): [Annotations, (change: (annotations: Annotations) => Annotations) => void] {
  const stored = useSyncExternalStore(sheet.subscribeAnnotations, sheet.annotations);
  const annotations = useMemo(() => readAnnotations(stored), [stored]);
  return [annotations, (change) => sheet.putAnnotations(change(readAnnotations(sheet.annotations())))];
}
