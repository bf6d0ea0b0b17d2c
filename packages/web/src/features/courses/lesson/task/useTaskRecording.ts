import { ApiError } from '@ninefold/contract/client';
import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { LONGEST_TASK_SECONDS } from '@ninefold/core/courses/handed-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import type { Recorder, RecorderTrouble } from '#platform/recorder/recorder.ts';
import { tryLater } from '#platform/recorder/try-later.ts';
import type { Recording } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { cutOffRecording } from '#practice/recording/cut-off.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { NO_TAKE, openTake, type Take, type TakeState } from '#practice/recording/take.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';

/** The task that a recording is for. */
type SaidFor = { courseId: number; lessonId: number; part: number };

const STORED_AS = 'ninefold-lesson-tasks';
const cutOff = cutOffRecording<SaidFor>('nf-task-recording');

const openQueue = (
  owner: Owner,
  onFinished: (of: SaidFor, handedIn: HandedIn) => void,
  onRefused: (error: unknown) => void,
) =>
  openOwnQueue<SaidFor, HandedIn>({
    ...{ name: STORED_AS, owner, onFinished },
    onRefused: (_, error) => onRefused(error),
    sendLast: ({ courseId, lessonId, part }, which, wav) =>
      api.course.saveLessonRecording({ course_id: courseId, lesson_id: lessonId, part, ...which }, wav),
  });

export type TaskRecording = Recording & {
  trouble: RecorderTrouble | null;
  /** It waits on this device for the network. */
  kept: boolean;
  /** The server heard no voice in it. */
  silent: boolean;
  start: () => void;
};

/** Records what a task asks for: on the device piece by piece, handed in by itself when it is whole. */
export function useTaskRecording(
  { courseId, lessonId, part }: SaidFor,
  onHandedIn: (handedIn: HandedIn) => void,
  recorder: Recorder = microphone,
): TaskRecording {
  const { id: userId, role } = useMe() ?? {};
  const t = useText(readingMessages);
  const [phase, setPhase] = useState<Recording['phase']>('ready');
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [take, setTake] = useState<TakeState>(NO_TAKE);
  const [kept, setKept] = useState(false);
  const [silent, setSilent] = useState(false);
  const queue = useRef<Awaited<ReturnType<typeof openQueue>> | null>(null);
  const running = useRef<Take | null>(null);
  const isLeft = useRef(false);
  // Neither another language nor a new callback ends a recording, which the effect below does when it begins anew.
  const latest = useRef({ t, onHandedIn });
  useEffect(() => {
    latest.current = { t, onHandedIn };
  });

  const send = useCallback(async () => {
    await queue.current?.flush();
    const waiting = (await queue.current?.waiting()) ?? [];
    if (!isLeft.current) setKept(waiting.some((of) => of.lessonId === lessonId));
    return waiting.length > 0;
  }, [lessonId]);

  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    // Also when the step was left meanwhile: the lesson has to ask whether it is done now.
    const arrived = (of: SaidFor, handedIn: HandedIn) => {
      if (of.lessonId === lessonId) latest.current.onHandedIn(handedIn);
    };
    const refused = (error: unknown) => {
      if (error instanceof ApiError && error.error === 'file_not_accepted' && !isLeft.current) return setSilent(true);
      toast.error(error instanceof Error && error.message ? error.message : latest.current.t('refused'));
    };
    void openQueue({ id: userId, role }, arrived, refused).then(async (own) => {
      if (isLeft.current) return;
      queue.current = own;
      const cut = await own.finishCutOff(cutOff);
      if (cut?.lessonId === lessonId) toast.success(latest.current.t('cutOff'));
      await own.forgetUnfinished(Date.now());
      await send();
    });
    const stop = tryLater(send);
    // Whoever goes on, or closes the page, while it records has said it: it is handed in as it is.
    const keepWhatWasSaid = () => void running.current?.finish();
    window.addEventListener('pagehide', keepWhatWasSaid);
    return () => {
      isLeft.current = true;
      stop();
      window.removeEventListener('pagehide', keepWhatWasSaid);
      keepWhatWasSaid();
    };
  }, [userId, role, lessonId, send]);

  async function start() {
    const own = queue.current;
    if (!own || running.current || phase !== 'ready') return;
    setTrouble(null);
    setSilent(false);
    setTake(NO_TAKE);
    setPhase('asking');
    const opened = await openTake(
      { queue: own, recorder, most: LONGEST_TASK_SECONDS, about: () => ({ courseId, lessonId, part }) },
      {
        onState: setTake,
        onLost: () => toast.error(latest.current.t('lost')),
        onFull: () => toast.error(latest.current.t('refused')),
        onEnd(of) {
          running.current = null;
          setPhase(of ? 'sending' : 'ready');
        },
        onPiece: (key, next) => cutOff.note({ key, next, of: { courseId, lessonId, part }, guest: role === 'tourist' }),
        onSafe(key) {
          cutOff.forget(key);
          void send().finally(() => setPhase('ready'));
        },
      },
    );
    if ('trouble' in opened) {
      setTrouble(opened.trouble);
      setPhase('ready');
      return;
    }
    // The step was left while the browser asked.
    if (isLeft.current) return void opened.discard();
    running.current = opened;
    setPhase('recording');
  }

  return {
    ...{ phase, trouble, kept, silent, level: take.level, seconds: take.seconds },
    start: () => void start(),
    stop: () => void running.current?.finish(),
    cancel: () => void running.current?.discard(),
  };
}
