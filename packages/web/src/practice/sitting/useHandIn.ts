import { ApiError } from '@ninefold/contract/client';
import type { Result } from '@ninefold/contract/practice/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sitting } from './sitting.ts';
import { useSheetFact } from './useSitting.ts';

const RETRY_MS = 3000;
/** How long "time is up" stays on the screen, however fast the server is. */
const TIME_UP_MS = 1500;

type HandIn = {
  busy: boolean;
  /** What the server said when it refused, '' for no answer at all; null while nothing went wrong. */
  failed: string | null;
  timeIsUp: boolean;
  handIn: () => void;
  onTimeUp: () => void;
};

/**
 * Handing in, once. When the time is up it is retried until the server has answered. The answers are on this device and on
 * the server already, so a late reply changes nothing.
 */
export function useHandIn(sitting: Sitting, onMarked: (result: Result | null) => void): HandIn {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const closed = useSheetFact(sitting, 'closed');
  const under = useRef(false);
  const readBy = useRef(0);
  const [tries, setTries] = useState(0);

  const handIn = useCallback(async () => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    try {
      const result = await sitting.submit();
      await until(readBy.current);
      onMarked(result);
    } catch (error) {
      // There is a clash to settle, or another tab writes: the page shows that anyway.
      const settled = error instanceof ApiError && error.error === 'conflict';
      const refusal = error instanceof ApiError && error.error !== 'network' ? error.message : '';
      setFailed(settled ? null : refusal);
    } finally {
      under.current = false;
      setBusy(false);
      setTries((count) => count + 1);
    }
  }, [sitting, onMarked]);

  // The server's clock was faster, or another device handed in.
  useEffect(() => {
    if (closed) void until(readBy.current).then(() => onMarked(null));
  }, [closed, onMarked]);

  useEffect(() => {
    if (!timeIsUp || busy || closed) return;
    // There is no time left to choose: what was answered here counts.
    if (sitting.sheet.status().clashes.length > 0) sitting.sheet.settle('mine');
    const timer = setTimeout(() => void handIn(), tries === 0 ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [timeIsUp, busy, closed, tries, handIn, sitting]);

  const onTimeUp = useCallback(() => {
    readBy.current = Date.now() + TIME_UP_MS;
    setTimeIsUp(true);
  }, []);
  return { busy, failed, timeIsUp, handIn: () => void handIn(), onTimeUp };
}

const until = (at: number) => new Promise((done) => setTimeout(done, Math.max(0, at - Date.now())));
