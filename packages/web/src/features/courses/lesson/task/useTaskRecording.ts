import { LONGEST_TASK_SECONDS } from '@ninefold/core/courses/handed-in';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import type { Recorder, RecorderTrouble } from '#platform/recorder/recorder.ts';
import type { Recording } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { NO_TAKE, openTake, type Take, type TakeState } from '#practice/recording/take.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { cutOffTask, isSilence, type SaidFor, type TaskQueue, taskQueue } from './task-queue.ts';

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
  { courseId, lessonId, part }: Omit<SaidFor, 'begun'>,
  recorder: Recorder = microphone,
): TaskRecording {
  const { id: userId, role } = useMe() ?? {};
  const t = useText(readingMessages);
  const [phase, setPhase] = useState<Recording['phase']>('ready');
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [take, setTake] = useState<TakeState>(NO_TAKE);
  const [kept, setKept] = useState(false);
  const [silent, setSilent] = useState(false);
  const opening = useRef<Promise<TaskQueue> | null>(null);
  const running = useRef<Take | null>(null);
  const saying = useRef('');
  const isLeft = useRef(false);
  // Another language does not end a recording, which the effect below does when it begins anew.
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });

  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    let unwatch = () => {};
    const watcher = {
      onWaiting: (waiting: readonly SaidFor[]) => setKept(waiting.some((of) => of.lessonId === lessonId)),
      onRefused(of: SaidFor | null, error: unknown, key: string) {
        // While it is being said: nothing that follows would be taken either. Only this one, not an older one.
        if (key === saying.current) void running.current?.discard();
        if (of?.lessonId !== lessonId || !isSilence(error)) return false;
        setSilent(true);
        return true;
      },
    };
    opening.current = taskQueue({ id: userId, role });
    opening.current.then(
      (own) => {
        if (isLeft.current) return;
        unwatch = own.watch(watcher);
        if (own.cut?.lessonId === lessonId) toast.success(words.current('cutOff'));
        own.cut = null;
        void own.send();
      },
      () => !isLeft.current && setTrouble('unsupported'),
    );
    // Whoever goes on, or closes the page, while it records has said it: it is handed in as it is.
    const keepWhatWasSaid = () => void running.current?.finish();
    window.addEventListener('pagehide', keepWhatWasSaid);
    return () => {
      isLeft.current = true;
      unwatch();
      window.removeEventListener('pagehide', keepWhatWasSaid);
      keepWhatWasSaid();
    };
  }, [userId, role, lessonId]);

  async function start() {
    if (!opening.current || running.current || phase !== 'ready') return;
    setTrouble(null);
    setSilent(false);
    setTake(NO_TAKE);
    setPhase('asking');
    // The first press may come before the device has opened its store.
    const own = await opening.current.catch(() => null);
    if (!own || isLeft.current) return setPhase('ready');
    const of = { courseId, lessonId, part, begun: Date.now() };
    const opened = await openTake(
      { queue: own, recorder, most: LONGEST_TASK_SECONDS, about: () => of },
      {
        onState: setTake,
        onLost: () => toast.error(words.current('lost')),
        onFull: () => toast.error(words.current('refused')),
        onBegun(key) {
          saying.current = key;
          own.begin();
        },
        onEnd(ended) {
          running.current = null;
          setPhase(ended ? 'sending' : 'ready');
        },
        onPiece: (key, next) => cutOffTask.note({ key, next, of, guest: role === 'tourist' }),
        onSafe(key) {
          cutOffTask.forget(key);
          void own.send().finally(() => setPhase('ready'));
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
