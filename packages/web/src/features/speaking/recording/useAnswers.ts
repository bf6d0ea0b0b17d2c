import type { SpeakingAnswer } from '@ninefold/contract/speaking/sitting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import { PIECE_SECONDS } from '#platform/recorder/pieces.ts';
import type { Recorder, RecorderTrouble } from '#platform/recorder/recorder.ts';
import { tryLater } from '#platform/recorder/try-later.ts';
import { NO_TAKE, openTake, type Take, type TakeState } from '#practice/recording/take.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { speakingMessages } from '../speaking.messages.ts';
import type { AnswerOf } from './answer-of.ts';
import { type AnswerQueue, openAnswerQueue } from './answer-queue.ts';
import { cutOffAnswer } from './cut-off.ts';
import { droppedAnswers } from './dropped.ts';

export type Answers = {
  phase: 'opening' | 'ready' | 'asking' | 'counting' | 'recording' | 'paused';
  trouble: RecorderTrouble | 'full' | null;
  take: TakeState;
  /** Complete answers of this sitting that wait on this device for the network. */
  waiting: readonly AnswerOf[];
  /** They wait for a log-in, not for the network. */
  sessionEnded: boolean;
  start: (asked: Asked) => void;
  pause: () => void;
  goOn: () => void;
  finish: () => void;
  discard: () => void;
  send: () => void;
};

type Events = {
  /** An answer is complete: on this device at least. */
  onKept: (of: AnswerOf) => void;
  /** What an earlier visit left on this device, all at once. */
  onFound: (found: readonly AnswerOf[]) => void;
  /** The server has it. */
  onSaved: (of: AnswerOf, answer: SpeakingAnswer) => void;
  /** The server did not take it: it is no answer of the sitting, and lies on this device. */
  onRefused: (of: AnswerOf) => void;
};

/** Which question is answered, which try it is, when the clock ends it, and whether it is counted in. */
export type Asked = Pick<AnswerOf, 'order' | 'try'> & { most: number; countdown: boolean };

/** Records the answers of a sitting: kept on the device piece by piece, sent in order, each until the server has it. */
export function useAnswers(recordId: number, events: Events, recorder: Recorder = microphone): Answers {
  const t = useText(speakingMessages);
  const { id: userId, role } = useMe() ?? {};
  const [phase, setPhase] = useState<Answers['phase']>('opening');
  const [trouble, setTrouble] = useState<Answers['trouble']>(null);
  const [take, setTake] = useState<TakeState>(NO_TAKE);
  const [waiting, setWaiting] = useState<readonly AnswerOf[]>([]);
  const [sessionEnded, setSessionEnded] = useState(false);
  const queue = useRef<AnswerQueue | null>(null);
  const running = useRef<Take | null>(null);
  const isLeft = useRef(false);
  const now = useRef(events);
  now.current = events;

  const send = useCallback(async () => {
    await queue.current?.flush();
    const left = (await queue.current?.waitingOf(recordId)) ?? [];
    if (!isLeft.current) setWaiting(left);
    return left.length > 0;
  }, [recordId]);

  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    const opening = openAnswerQueue(
      { id: userId, role },
      {
        onFinished: (of, answer) => now.current.onSaved(of, answer),
        onRefused(of, error) {
          if (of) now.current.onRefused(of);
          toast.error(error instanceof Error && error.message ? error.message : t('refused'));
        },
        onFull: () => !isLeft.current && setTrouble('full'),
        onSession: (ended) => !isLeft.current && setSessionEnded(ended),
      },
    );
    void opening
      .then(async (own) => {
        queue.current = own;
        const cut = await own.finishCutOff();
        const found = await own.waitingOf(recordId);
        if (isLeft.current) return;
        if (cut?.recordId === recordId) toast.success(t('cutOff'));
        if (found.length > 0) now.current.onFound(found);
        setPhase('ready');
        await send();
      })
      .catch(() => !isLeft.current && setTrouble('full'));
    const keepWhatWasSaid = () => void running.current?.finish();
    // Whether or not the browser says that it is online.
    const stop = tryLater(send);
    window.addEventListener('pagehide', keepWhatWasSaid);
    return () => {
      isLeft.current = true;
      stop();
      window.removeEventListener('pagehide', keepWhatWasSaid);
      keepWhatWasSaid();
    };
  }, [userId, role, recordId, send, t]);

  async function start(asked: Asked) {
    const own = queue.current;
    if (!own || running.current || phase !== 'ready') return;
    setTrouble(null);
    setTake(NO_TAKE);
    setPhase('asking');
    const { order, try: which, most, countdown } = asked;
    const about = (seconds: number): AnswerOf => ({ recordId, order, try: which, seconds: Math.round(seconds) });
    const opened = await openTake(
      { queue: own, recorder, most, countdown, about },
      {
        onState: setTake,
        onLost: () => toast.error(t('lost')),
        onFull(last) {
          setTrouble('full');
          if (last) now.current.onRefused(about(0));
        },
        // Lets the server listen while the learner speaks; without a network the last piece says the same.
        onBegun: (key) =>
          void api.speaking.beginAnswer({ record_id: recordId, order, try: which, key }).catch(() => {}),
        onPiece: (key, next) =>
          cutOffAnswer.note({ key, next, of: about(next * PIECE_SECONDS), guest: role === 'tourist' }),
        onDropped: (key) => droppedAnswers.add({ record_id: recordId, order, key }),
        // Only then: a page that is closed before the device has the last piece must find it the next time.
        onSafe: cutOffAnswer.forget,
        onEnd(of) {
          running.current = null;
          if (of) now.current.onKept(of);
          if (isLeft.current) return;
          setPhase('ready');
          void send();
        },
      },
    );
    if ('trouble' in opened) {
      setTrouble(opened.trouble);
      setPhase('ready');
      return;
    }
    // The page was left while the browser asked.
    if (isLeft.current) return void opened.discard();
    running.current = opened;
    setPhase(asked.countdown ? 'counting' : 'recording');
  }

  const during = (act: (take: Take) => void, next: Answers['phase']) => () => {
    if (!running.current) return;
    act(running.current);
    setPhase(next);
  };
  return {
    ...{ phase, trouble, take, waiting, sessionEnded },
    start: (asked) => void start(asked),
    pause: during((one) => one.pause(), 'paused'),
    goOn: during((one) => one.goOn(), 'recording'),
    finish: during((one) => void one.finish(), 'ready'),
    discard: during((one) => void one.discard(), 'ready'),
    send: () => void send(),
  };
}
