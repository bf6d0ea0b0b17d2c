import { ApiError } from '@ninefold/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import { handInExam } from '../draft/hand-in.ts';

const RETRY_MS = 3000;
/** How long "time is up" stays on the screen, however fast the server is. */
const TIME_UP_MS = 1500;

/**
 * Handing in an exam, once, with its other task if it has one. When the time is up it is retried until the server has
 * answered; what was written is on this device and on the server already, so a late reply changes nothing.
 */
export function useHandInEssay(draft: Draft, onClosed: () => void) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState(false);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const [tries, setTries] = useState(0);
  const under = useRef(false);
  const readBy = useRef(0);

  const handIn = useCallback(async () => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    try {
      await handInExam(draft);
      await until(readBy.current);
      setDone(true);
      onClosed();
    } catch (error) {
      // Two texts to settle, or another tab writes: the page shows that anyway.
      setFailed(!(error instanceof ApiError && error.error === 'conflict'));
    } finally {
      under.current = false;
      setBusy(false);
      setTries((count) => count + 1);
    }
  }, [draft, onClosed]);

  useEffect(() => {
    if (!timeIsUp || busy || done) return;
    // There is no time left to choose: what was written here counts.
    if (draft.sheet.status().clashes.length > 0) draft.sheet.settle('mine');
    const timer = setTimeout(() => void handIn(), tries === 0 ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [timeIsUp, busy, done, tries, handIn, draft]);

  const onTimeUp = useCallback(() => {
    readBy.current = Date.now() + TIME_UP_MS;
    setTimeIsUp(true);
  }, []);
  return { busy, failed, done, timeIsUp, handIn: () => void handIn(), onTimeUp };
}

const until = (at: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
