import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import type { ExerciseOf } from '@ninefold/contract/training/item';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import type { Recorder, RecorderTrouble } from '#platform/recorder/recorder.ts';
import { tryLater } from '#platform/recorder/try-later.ts';
import type { Recording } from '#practice/follow-read/RecordBar.tsx';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { NO_TAKE, openTake, type Take, type TakeState } from '#practice/recording/take.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';

/** The exercise that a recording is a reading of. */
type SaidOf = { recordId: number; item: string };

const STORED_AS = 'ninefold-said';
const POLL_MS = 700;
const MOST_SECONDS = 40;

const openQueue = (
  owner: Owner,
  onFinished: (of: SaidOf, reading: SentenceScore) => void,
  onRefused: (error: unknown) => void,
) =>
  openOwnQueue<SaidOf, SentenceScore>({
    ...{ name: STORED_AS, owner, onFinished },
    onRefused: (_, error) => onRefused(error),
    sendLast: ({ recordId, item }, which, wav) => api.training.readAloud({ record_id: recordId, item, ...which }, wav),
  });

export type Said = Recording & {
  trouble: RecorderTrouble | null;
  /** Being scored, or scored. */
  reading: SentenceScore | null;
  /** It waits on this device for the network. */
  kept: boolean;
  start: () => void;
};

/** Reads one sentence aloud: kept on the device piece by piece, sent in order, scored by the server. */
export function useSay(exercise: ExerciseOf<'say'>, closed: boolean, recorder: Recorder = microphone): Said {
  const { record_id: recordId, key: item } = exercise;
  const t = useText(readingMessages);
  const { id: userId, role } = useMe() ?? {};
  const [phase, setPhase] = useState<Recording['phase']>('ready');
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [take, setTake] = useState<TakeState>(NO_TAKE);
  const [kept, setKept] = useState(false);
  const [reading, setReading] = useState<SentenceScore | null>(null);
  const queue = useRef<Awaited<ReturnType<typeof openQueue>> | null>(null);
  const running = useRef<Take | null>(null);
  const isLeft = useRef(false);
  const last = useRef('');
  // Another language must not end a recording, which the effect below does when it begins anew.
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });

  const send = useCallback(async () => {
    await queue.current?.flush();
    const waiting = (await queue.current?.waiting()) ?? [];
    if (!isLeft.current) setKept(waiting.some((of) => of.recordId === recordId && of.item === item));
    return waiting.length > 0;
  }, [recordId, item]);

  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    const arrived = (of: SaidOf, told: SentenceScore) => {
      if (of.recordId === recordId && of.item === item && !isLeft.current) setReading(told);
    };
    const refused = (error: unknown) =>
      toast.error(error instanceof Error && error.message ? error.message : words.current('refused'));
    void openQueue({ id: userId, role }, arrived, refused).then(async (own) => {
      if (isLeft.current) return;
      queue.current = own;
      await own.forgetUnfinished(Date.now());
      await send();
    });
    const stop = tryLater(send);
    return () => {
      isLeft.current = true;
      stop();
      void running.current?.discard();
    };
  }, [userId, role, recordId, item, send]);

  // As long as it waits for its score the server is asked; without a network it is asked again.
  const waitsFor = reading?.state === 'waiting' ? reading.id : 0;
  useEffect(() => {
    if (waitsFor === 0) return;
    const ask = () => void api.training.getReading({ id: waitsFor }).then(setReading, () => {});
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [waitsFor]);

  // The card was closed without it: what still lies here would be a reading of nothing.
  const isUnwanted = closed && reading === null;
  useEffect(() => {
    if (!isUnwanted) return;
    void running.current?.discard();
    void queue.current?.discard(last.current).then(() => setKept(false));
  }, [isUnwanted]);

  async function start() {
    const own = queue.current;
    if (!own || running.current || phase !== 'ready' || closed) return;
    setTrouble(null);
    setTake(NO_TAKE);
    setReading(null);
    setPhase('asking');
    const opened = await openTake(
      { queue: own, recorder, most: MOST_SECONDS, about: () => ({ recordId, item }) },
      {
        onState: setTake,
        onBegun: (key) => {
          last.current = key;
        },
        onLost: () => toast.error(words.current('lost')),
        onFull: () => toast.error(words.current('refused')),
        onEnd(of) {
          running.current = null;
          setPhase(of ? 'sending' : 'ready');
        },
        onSafe: () => void send().finally(() => setPhase('ready')),
      },
    );
    if ('trouble' in opened) {
      setTrouble(opened.trouble);
      setPhase('ready');
      return;
    }
    // The card was left while the browser asked.
    if (isLeft.current) return void opened.discard();
    running.current = opened;
    setPhase('recording');
  }

  return {
    ...{ phase, trouble, reading, kept, level: take.level, seconds: take.seconds },
    start: () => void start(),
    stop: () => void running.current?.finish(),
    cancel: () => void running.current?.discard(),
  };
}
