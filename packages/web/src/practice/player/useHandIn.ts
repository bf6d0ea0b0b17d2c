import { ApiError } from '@ninefold/contract/client';
import type { Result } from '@ninefold/contract/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from './session.ts';
import { useSheetStatus } from './useSession.ts';

const RETRY_MS = 3000;

export type HandIn = {
  busy: boolean;
  /** What the server said when it refused, '' for no answer at all; null while nothing went wrong. */
  failed: string | null;
  timeIsUp: boolean;
  handIn: () => void;
  onTimeUp: () => void;
};

/**
 * Handing in, once. When the time is up it is tried until the server has answered: the answers are on this device and
 * on the server already, so a late reply changes nothing.
 */
export function useHandIn(session: Session, onMarked: (result: Result | null) => void): HandIn {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [timeIsUp, setTimeIsUp] = useState(false);
  const { closed } = useSheetStatus(session);
  const under = useRef(false);

  const handIn = useCallback(async () => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    try {
      onMarked(await session.submit());
    } catch (error) {
      const refusal = error instanceof ApiError && error.error !== 'network' ? error.message : '';
      setFailed(refusal);
    } finally {
      under.current = false;
      setBusy(false);
    }
  }, [session, onMarked]);

  // The server's clock was faster, or another device handed in.
  useEffect(() => {
    if (closed) onMarked(null);
  }, [closed, onMarked]);

  useEffect(() => {
    if (!timeIsUp || busy || closed) return;
    const timer = setTimeout(() => void handIn(), failed === null ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [timeIsUp, busy, closed, failed, handIn]);

  const onTimeUp = useCallback(() => setTimeIsUp(true), []);
  return { busy, failed, timeIsUp, handIn: () => void handIn(), onTimeUp };
}
