import { ApiError } from '@ninefold/contract/client';
import type { Lesson, LessonProgress } from '@ninefold/contract/courses/lesson';
import { withDone } from '@ninefold/core/courses/lesson-progress';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#lib/api.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { useMe } from '#session/session.ts';
import { joined, keptProgress, type Waiting } from './kept-progress.ts';
import { lessonQueries, refetchCourses, type Where } from './lesson.queries.ts';

/** What is not at the server yet is sent again so often, and when the network is back. */
const AGAIN_MS = 15_000;

export type Progress = ReturnType<typeof useLessonProgress>;
/** `waits`: sent again until it arrives. `refused`: in the server's words; the same again would be refused again. */
type Trouble = { is: 'waits' } | { is: 'refused'; why: string };

/** Where the learner is and what they have done. Told to the server in the order it happens, and again until it arrives. */
export function useLessonProgress(where: Where, lesson: Lesson) {
  const client = useQueryClient();
  const userId = useMe()?.id ?? 0;
  const { courseId, lessonId, preview } = where;
  const [progress, setProgress] = useState<LessonProgress>(lesson.progress);
  const [coins, setCoins] = useState({ paid: 0, over_limit: 0 as 0 | 1 });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // What an earlier visit could not send goes first.
  const waiting = useRef<Waiting | null>(keptProgress(userId, lessonId).read());
  const sending = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    const told = waiting.current;
    if (preview || sending.current || !told) return;
    const kept = keptProgress(userId, lessonId);
    sending.current = true;
    waiting.current = null;
    try {
      const at = { course_id: courseId, lesson_id: lessonId, ...told.place, through: told.through };
      const saved = await api.course.saveLessonProgress(at);
      setTrouble(null);
      setProgress((now) => ({ ...saved.progress, done: withDone(now.done, saved.progress.done), answer: now.answer }));
      if (saved.coins.paid > 0 || saved.coins.over_limit) setCoins(saved.coins);
      if (!waiting.current) kept.forget();
      if (saved.progress.state === 'done') {
        refetchCourses(client, courseId);
        refetchProgress(client);
      }
    } catch (error) {
      if (mayArrive(error)) {
        // Meanwhile the learner may have gone on.
        const newer = waitingNow(waiting);
        waiting.current = joined(told, (newer ?? told).place, newer?.through ?? []);
        setTrouble({ is: 'waits' });
      } else {
        kept.forget();
        setTrouble({ is: 'refused', why: error instanceof Error ? error.message : '' });
      }
      return;
    } finally {
      sending.current = false;
    }
    if (waiting.current) await send();
  }, [client, userId, courseId, lessonId, preview]);

  const tell = useCallback(
    (place: Waiting['place'], through: readonly number[] = []): Promise<void> => {
      if (preview) return Promise.resolve();
      waiting.current = joined(waiting.current, place, through);
      keptProgress(userId, lessonId).keep(waiting.current);
      if (through.length) setProgress((now) => ({ ...now, done: withDone(now.done, through) }));
      return send();
    },
    [send, preview, userId, lessonId],
  );

  useEffect(() => {
    const again = () => void send();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      void send();
    };
  }, [send]);

  // The next visit asks the server, and does not begin with what this one began with.
  useEffect(
    () => () => client.removeQueries(lessonQueries.lesson({ courseId, lessonId, preview })),
    [client, courseId, lessonId, preview],
  );

  const answered = useCallback((answer: string) => setProgress((now) => ({ ...now, answer })), []);
  return { progress, coins, trouble, tell, answered, send };
}

/** No answer, or a server in trouble: the same again may succeed. A refusal will not. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.error === 'network' || error.code >= 500;

const waitingNow = (waiting: RefObject<Waiting | null>): Waiting | null => waiting.current;
