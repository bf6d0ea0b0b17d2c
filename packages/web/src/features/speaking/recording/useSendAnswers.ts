import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '#session/session.ts';
import { storeAnswer } from '../speaking.queries.ts';
import type { AnswerOf } from './answer-of.ts';
import { openAnswerQueue } from './answer-queue.ts';

const TRY_AGAIN_MS = 4000;
const NONE: readonly AnswerOf[] = [];

/**
 * Sends what earlier visits left on this device, on every page of speaking and not only where it was recorded. Tells what
 * still waits.
 */
export function useSendAnswers(): readonly AnswerOf[] {
  const client = useQueryClient();
  const { id: userId, role } = useMe() ?? {};
  const [waiting, setWaiting] = useState(NONE);
  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    let left = false;
    const opening = openAnswerQueue(
      { id: userId, role },
      {
        onFinished: (of, answer) => storeAnswer(client, of.recordId, answer),
        // NotTaken shows it.
        onRefused: () => {},
      },
    );
    const send = async () => {
      const own = await opening;
      await own.flush();
      const still = await own.waiting();
      if (!left) setWaiting((before) => (before.length === 0 && still.length === 0 ? before : still));
    };
    const start = async () => {
      await (await opening).finishCutOff();
      await send();
    };
    // A device without a store has nothing to send.
    start().catch(() => {});
    const again = () => void send().catch(() => {});
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [userId, role, client]);
  return waiting;
}
