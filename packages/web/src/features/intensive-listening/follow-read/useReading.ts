import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { mergeByOrder } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { type Level, levelOf } from '#platform/recorder/level.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import { cutPieces } from '#platform/recorder/pieces.ts';
import { RATE, type Recorder, RecorderRefused, type RecorderTrouble } from '#platform/recorder/recorder.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { useTryAgain } from '#practice/kept/useTryAgain.ts';
import { newId } from '#practice/new-id.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { openReadingQueue, type ReadingOf, type ReadingQueue } from './reading-queue.ts';

export type Reading = {
  phase: 'ready' | 'asking' | 'recording' | 'sending';
  /** Of the sentence that is being recorded or sent. */
  order: number;
  trouble: RecorderTrouble | null;
  level: Level | null;
  seconds: number;
  /** Sentences whose reading waits on this device for the network. */
  kept: readonly number[];
  start: (order: number, mostSeconds: number) => void;
  stop: () => void;
  cancel: () => void;
};

/** So long a reading is "being sent"; after that it is one that waits on the device. */
const PATIENCE_MS = 15_000;

type Running = { order: number; stop: () => void; finish: () => Promise<void>; cancel: () => Promise<void> };

/** Records readings of sentences: kept on the device piece by piece, sent in order, scored by the server. */
export function useReading(
  { id: paperId }: Pick<SentencePaper, 'id'>,
  recorder: Recorder = microphone,
  forCard = false,
): Reading {
  const t = useText(readingMessages);
  const { id: userId, role } = useMe() ?? {};
  const client = useQueryClient();
  const [phase, setPhase] = useState<Reading['phase']>('ready');
  const [order, setOrder] = useState(0);
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [waiting, setWaiting] = useState<readonly ReadingOf[]>([]);
  const queue = useRef<Promise<ReadingQueue> | null>(null);
  const running = useRef<Running | null>(null);
  const isLeft = useRef(false);
  // Another language must not end a recording, which the effect below does when it begins anew.
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });

  const showWaiting = useCallback(async () => {
    const readings = (await (await queue.current)?.waiting()) ?? [];
    if (!isLeft.current) setWaiting(readings);
  }, []);
  const send = useCallback(async () => {
    await (await queue.current)?.flush();
    await showWaiting();
  }, [showWaiting]);

  // Open when the button is on the screen, so that no first press is lost.
  useLayoutEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    queue.current = openReadingQueue(
      { id: userId, role },
      {
        onFinished: (of, score) => {
          client.setQueryData(intensiveQueries.scores(of.paperId).queryKey, (before) => ({
            list: mergeByOrder(before?.list ?? [], score),
          }));
        },
        onRefused: (_, error) =>
          toast.error(error instanceof Error && error.message ? error.message : words.current('refused')),
      },
    );
    void queue.current
      .then((own) => own.forgetUnfinished(Date.now()))
      .then(send)
      .catch(() => {});
    return () => {
      isLeft.current = true;
      void running.current?.cancel().catch(() => {});
      running.current = null;
      setPhase('ready');
    };
  }, [userId, role, client, send]);
  useTryAgain(send, () => waiting.length > 0);

  const finish = useCallback(async () => {
    const now = running.current;
    if (!now) return;
    running.current = null;
    setPhase('sending');
    try {
      // Kept at once; a network that does not answer is not waited for with a spinner.
      await Promise.race([now.finish(), new Promise((next) => setTimeout(next, PATIENCE_MS))]);
      await showWaiting();
    } catch {
      toast.error(words.current('refused'));
    } finally {
      setPhase('ready');
      setLevel(null);
    }
  }, [showWaiting]);

  async function start(wanted: number, mostSeconds: number) {
    const own = await queue.current;
    if (!own || running.current || phase !== 'ready') return;
    setTrouble(null);
    setOrder(wanted);
    setSeconds(0);
    setPhase('asking');
    const key = own.keyOf(newId());
    let [seq, recorded] = [0, 0];
    const keep = (samples: Float32Array, about: ReadingOf | null) =>
      own.add({ key, seq: seq++, wav: wavOf(samples), about, at: Date.now() });
    // One that cannot be sent now is kept, and sent before the last one.
    const pieces = cutPieces((samples) => void keep(samples, null).catch(() => {}));
    try {
      const opened = await recorder.start({
        onSamples(samples) {
          pieces.add(samples);
          recorded += samples.length / RATE;
          setSeconds(recorded);
          setLevel(levelOf(samples));
          if (recorded >= mostSeconds) void finish();
        },
        onLost() {
          toast.error(words.current('lost'));
          void finish();
        },
      });
      // The page was left while the browser asked.
      if (isLeft.current) return opened.stop();
      running.current = {
        order: wanted,
        stop: opened.stop,
        async finish() {
          opened.stop();
          await keep(pieces.rest(), { paperId, order: wanted, ...(forCard && { forCard }) });
        },
        async cancel() {
          opened.stop();
          await own.discard(key);
        },
      };
      setPhase('recording');
    } catch (error) {
      setTrouble(error instanceof RecorderRefused ? error.trouble : 'unsupported');
      setPhase('ready');
    }
  }

  return {
    ...{ phase, order, trouble, level, seconds },
    kept: waiting.flatMap((of) => (of.paperId === paperId ? [of.order] : [])),
    start: (wanted, most) => void start(wanted, most),
    stop: () => void finish(),
    cancel() {
      void running.current?.cancel().catch(() => {});
      running.current = null;
      setPhase('ready');
      setLevel(null);
    },
  };
}
