import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { useCallback, useEffect, useState } from 'react';
import { useMe } from '#session/session.ts';
import { keepReview, keptReviews, sendReviews } from './review-queue.ts';

const TRY_AGAIN_MS = 15_000;

/** Keeps each grade and sends it behind the learner's back; tries again while some have not got through. */
export function useReviewQueue() {
  const userId = useMe()?.id;
  const [kept, setKept] = useState(0);

  const flush = useCallback(async (): Promise<boolean> => {
    if (userId === undefined) return true;
    const sent = await sendReviews(userId);
    setKept(keptReviews(userId).length);
    return sent;
  }, [userId]);

  const add = useCallback(
    (review: ReviewInput) => {
      if (userId === undefined) return;
      keepReview(userId, review);
      void flush();
    },
    [userId, flush],
  );

  useEffect(() => {
    const send = () => void flush();
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [flush]);

  return { ready: userId !== undefined, kept, add, flush };
}
