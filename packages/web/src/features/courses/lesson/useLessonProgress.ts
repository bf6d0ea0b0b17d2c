import { ApiError } from '@ninefold/contract/client';
import type { HandedIn, Lesson, LessonProgress } from '@ninefold/contract/courses/lesson';
import { type Stay, withDone } from '@ninefold/core/courses/lesson-progress';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#lib/api.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { useMe } from '#session/session.ts';
import { joined, keptProgress, type Waiting } from './kept-progress.ts';
import { lessonQueries, refetchCourses, type Where } from './lesson.queries.ts';
import { type Said, taskNews } from './task/task-news.ts';

/** What is not at the server yet is sent again so often, and when the network is back. */
const AGAIN_MS = 15_000;

export type Progress = ReturnType<typeof useLessonProgress>;
type Saved = Pick<Said, 'progress' | 'coins'>;
/** What was handed in for the task: said or photographed, or written. */
export type Arrived = Saved & { handed_in?: HandedIn; answer?: string };
/** `waits`: sent again until it arrives. `refused`: in the server's words; the same again would be refused again. */
type Trouble = { is: 'waits' } | { is: 'refused'; why: string };

/** Where the learner is and what they have done. Told to the server in the order it happens, and again until it arrives. */
export function useLessonProgress(where: Where, lesson: Lesson, takeStays: () => Stay[]) {
  const client = useQueryClient();
  const userId = useMe()?.id ?? 0;
  const { courseId, lessonId, preview } = where;
  const [progress, setProgress] = useState<LessonProgress>(lesson.progress);
  const [coins, setCoins] = useState({ paid: 0, over_limit: 0 as 0 | 1 });
  const [handedIn, setHandedIn] = useState(lesson.handed_in);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // What an earlier visit could not send goes first, and its place is where the learner is.
  const [left] = useState(() => (preview ? null : keptProgress(userId, lessonId).read()));
  const waiting = useRef<Waiting | null>(left);
  // On its way: until it has arrived it stays on the device, together with what was told since.
  const sending = useRef<Waiting | null>(null);

  /** `untold`: what the server could not know of when it answered. */
  const taken = useCallback(
    (saved: Saved, untold: readonly number[]) => {
      // What the server does not call done is not done, however far the page was ahead; what it was not told yet may be.
      const ahead = readAtOwnPace(lesson, untold);
      const done = withDone(saved.progress.done, ahead);
      // A lesson that is done stays done: an answer that was on its way meanwhile knows less.
      setProgress((now) => {
        const isOlder = now.state === 'done' && saved.progress.state !== 'done';
        return isOlder ? now : { ...saved.progress, done, answer: now.answer };
      });
      if (saved.coins.paid > 0 || saved.coins.over_limit) setCoins(saved.coins);
      if (saved.progress.state !== 'done') return;
      refetchCourses(client, courseId);
      refetchProgress(client);
    },
    [client, courseId, lesson],
  );

  const send = useCallback(async (): Promise<void> => {
    const told = waiting.current;
    if (preview || sending.current || !told) return;
    const kept = keptProgress(userId, lessonId);
    sending.current = told;
    waiting.current = null;
    try {
      const at = { course_id: courseId, lesson_id: lessonId, ...told.place, through: told.through, stays: told.stays };
      const saved = await api.course.saveLessonProgress(at);
      setTrouble(null);
      const since = waitingNow(waiting);
      if (since) kept.keep(since);
      else kept.forget();
      taken(saved, since?.through ?? []);
    } catch (error) {
      if (mayArrive(error)) {
        // Meanwhile the learner may have gone on.
        const newer = waitingNow(waiting);
        waiting.current = newer ? joined(told, newer) : told;
        kept.keep(waiting.current);
        setTrouble({ is: 'waits' });
      } else {
        kept.forget();
        setTrouble({ is: 'refused', why: error instanceof Error ? error.message : '' });
      }
      return;
    } finally {
      sending.current = null;
    }
    if (waiting.current) await send();
  }, [userId, courseId, lessonId, preview, taken]);

  const tell = useCallback(
    (place: Waiting['place'], through: readonly number[] = []): Promise<void> => {
      if (preview) return Promise.resolve();
      waiting.current = joined(waiting.current, { place, through: [...through], stays: takeStays() });
      keptProgress(userId, lessonId).keep(joined(sending.current, waiting.current));
      const read = readAtOwnPace(lesson, through);
      if (read.length) setProgress((now) => ({ ...now, done: withDone(now.done, read) }));
      return send();
    },
    [send, preview, userId, lessonId, lesson, takeStays],
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

  const answered = useCallback((answer: string) => setProgress((now) => ({ ...now, answer })), []);
  const arrived = useCallback(
    (news: Arrived) => {
      if (news.handed_in) setHandedIn(news.handed_in);
      if (news.answer !== undefined) answered(news.answer);
      taken(news, [...(sending.current?.through ?? []), ...(waiting.current?.through ?? [])]);
    },
    [answered, taken],
  );
  // What was said for its task may arrive while another step is shown, or the end.
  useEffect(() => taskNews.listen(lessonId, arrived), [lessonId, arrived]);

  // The next visit asks the server, and does not begin with what this one began with.
  useEffect(
    () => () => client.removeQueries(lessonQueries.lesson({ courseId, lessonId, preview })),
    [client, courseId, lessonId, preview],
  );

  return { progress, left: left?.place ?? null, coins, trouble, tell, answered, handedIn, arrived, send };
}

/** Parts without a voice or a film: those the server's clock has to agree to. */
const readAtOwnPace = ({ parts }: Lesson, through: readonly number[]): number[] =>
  through.filter((at) => parts[at]?.is !== 'video' && !parts[at]?.narration);

/** No answer, or a server in trouble: the same again may succeed. A refusal will not. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.error === 'network' || error.code >= 500;

const waitingNow = (waiting: RefObject<Waiting | null>): Waiting | null => waiting.current;
