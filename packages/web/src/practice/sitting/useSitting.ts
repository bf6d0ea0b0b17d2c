import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readWork, type Work } from '../annotations/annotations.ts';
import type { SheetStatus } from '../journal/sheet.ts';
import { openSession, type Session } from './sitting.ts';

/** Opens the attempt for this tab, and leaves it when the page is left. */
export function useSession(attempt: Attempt): Session | null {
  const [session, setSession] = useState<Session | null>(null);

  useEffect(() => {
    let left = false;
    let opened: Session | null = null;
    void openSession(attempt).then((one) => {
      if (left) return one.close();
      opened = one;
      setSession(one);
    });
    return () => {
      left = true;
      opened?.close();
      setSession(null);
    };
  }, [attempt]);

  return session;
}

export function useSheetStatus({ sheet }: Session): SheetStatus {
  return useSyncExternalStore(sheet.subscribeStatus, sheet.status);
}

/** One fact of it. The frame around a paper must not be drawn again because one more answer waits to be sent. */
export function useSheetFact<Fact extends keyof SheetStatus>({ sheet }: Session, fact: Fact): SheetStatus[Fact] {
  return useSyncExternalStore(sheet.subscribeStatus, () => sheet.status()[fact]);
}

/** Highlights, notes and ticks, and changing them. */
export function useWork({ sheet }: Session): [Work, (change: (work: Work) => Work) => void] {
  const stored = useSyncExternalStore(sheet.subscribeWork, sheet.work);
  const work = useMemo(() => readWork(stored), [stored]);
  return [work, (change) => sheet.putWork(change(readWork(sheet.work())))];
}
