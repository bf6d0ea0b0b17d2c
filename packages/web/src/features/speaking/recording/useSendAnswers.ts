import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tryLater } from '#platform/recorder/try-later.ts';
import { useMe } from '#session/session.ts';
import { storeAnswer } from '../speaking.queries.ts';
import type { AnswerOf } from './answer-of.ts';
import { openAnswerQueue } from './answer-queue.ts';

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
      return still.length > 0;
    };
    const start = async () => {
      await (await opening).finishCutOff();
      await send();
    };
    // A device without a store has nothing to send.
    start().catch(() => {});
    const stop = tryLater(send);
    return () => {
      left = true;
      stop();
    };
  }, [userId, role, client]);
  return waiting;
}
