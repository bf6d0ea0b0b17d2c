import type { ReviewInput } from '@ninefold/contract/vocabulary/learning';
import { useCallback, useEffect, useState } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import { useMe } from '#session/session.ts';
import { type Away, type Giver, keepReview, keptReviews, sendReviews } from './review-queue.ts';

const TRY_AGAIN_MS = 15_000;

/** Keeps each grade and sends it behind the learner's back; tries again while some have not got through. */
export function useReviewQueue() {
  const me = useMe();
  const id = me?.id;
  const role = me?.role;
  const [kept, setKept] = useState(0);
  const [away, setAway] = useState<Away | null>(null);

  const flush = useCallback(async (): Promise<boolean> => {
    const giver = giverOf(id, role);
    if (!giver) return true;
    const stopped = await sendReviews(giver);
    setKept(keptReviews(giver.id).length);
    setAway(stopped);
    return stopped === null;
  }, [id, role]);

  const add = useCallback(
    (review: ReviewInput) => {
      const giver = giverOf(id, role);
      if (!giver) return;
      keepReview(giver, review);
      // Kept at once; sending it must not delay the next card.
      afterPaint(() => void flush());
    },
    [id, role, flush],
  );

  useEffect(() => {
    const send = () => void flush();
    send();
    window.addEventListener('online', send);
    // Grades of a guest who became somebody else's account are not asked about again and again.
    const timer = setInterval(() => {
      if (id !== undefined && keptReviews(id).length > 0) send();
    }, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [flush, id]);

  return { ready: id !== undefined, kept, away, add, flush };
}

const giverOf = (id: Giver['id'] | undefined, role: Giver['role'] | undefined): Giver | null =>
  id === undefined || role === undefined ? null : { id, role };
