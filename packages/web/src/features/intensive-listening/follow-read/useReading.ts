import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { mergeByOrder } from '@ninefold/core/intensive-listening/follow-read/scores';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { type Level, levelOf } from '#platform/recorder/level.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import { cutPieces } from '#platform/recorder/pieces.ts';
import { RATE, type Recorder, RecorderRefused, type RecorderTrouble } from '#platform/recorder/recorder.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import { newId } from '#practice/new-id.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { readingMessages } from './reading.messages.ts';
import { openReadingQueue, type ReadingQueue } from './reading-queue.ts';

export type Reading = {
  phase: 'ready' | 'asking' | 'recording' | 'sending';
  /** Of the sentence that is being recorded or sent. */
  order: number;
  trouble: RecorderTrouble | null;
  level: Level | null;
  seconds: number;
  /** Sentences whose reading waits on this device for the network. */
  kept: readonly number[];
  microphoneId: string | undefined;
  setMicrophone: (id: string) => void;
  start: (order: number, mostSeconds: number) => void;
  stop: () => void;
  cancel: () => void;
};

type Running = { order: number; stop: () => void; finish: () => Promise<void>; cancel: () => Promise<void> };

/** Records readings of sentences: kept on the device piece by piece, sent in order, scored by the server. */
export function useReading({ id: paperId }: SentencePaper, recorder: Recorder = microphone): Reading {
  const t = useText(readingMessages);
  const userId = useMe()?.id;
  const client = useQueryClient();
  const [phase, setPhase] = useState<Reading['phase']>('ready');
  const [order, setOrder] = useState(0);
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [microphoneId, setMicrophone] = useState<string>();
  const queue = useRef<Promise<ReadingQueue> | null>(null);
  const running = useRef<Running | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    if (userId === undefined) return;
    let left = false;
    isLeft.current = false;
    queue.current = openReadingQueue(userId, {
      onFinished: (of, score) => {
        client.setQueryData(intensiveQueries.scores(of.paperId).queryKey, (before) => ({
          list: mergeByOrder(before?.list ?? [], score),
        }));
      },
      onRefused: (_, error) => toast.error(error instanceof Error && error.message ? error.message : t('refused')),
    });
    const send = async () => {
      const own = await queue.current;
      await own?.flush();
      if (!left) setKept((await own?.waiting(paperId)) ?? []);
    };
    void queue.current.then((own) => own.forgetUnfinished()).then(send);
    window.addEventListener('online', send);
    return () => {
      left = true;
      isLeft.current = true;
      window.removeEventListener('online', send);
      void running.current?.cancel();
      running.current = null;
    };
  }, [userId, paperId, client, t]);

  const finish = useCallback(async () => {
    const now = running.current;
    if (!now) return;
    running.current = null;
    setPhase('sending');
    await now.finish();
    setKept((await (await queue.current)?.waiting(paperId)) ?? []);
    setPhase('ready');
    setLevel(null);
  }, [paperId]);

  async function start(wanted: number, mostSeconds: number) {
    const own = await queue.current;
    if (!own || running.current || phase !== 'ready') return;
    setTrouble(null);
    setOrder(wanted);
    setSeconds(0);
    setPhase('asking');
    const key = own.keyOf(newId());
    let [seq, recorded] = [0, 0];
    const keep = (samples: Float32Array, about: { paperId: number; order: number } | null) =>
      own.add({ key, seq: seq++, wav: wavOf(samples), about, at: Date.now() });
    const pieces = cutPieces((samples) => void keep(samples, null));
    try {
      const opened = await recorder.start(
        {
          onSamples(samples) {
            pieces.add(samples);
            recorded += samples.length / RATE;
            setSeconds(recorded);
            setLevel(levelOf(samples));
            if (recorded >= mostSeconds) void finish();
          },
          onLost() {
            toast.error(t('lost'));
            void finish();
          },
        },
        microphoneId,
      );
      // The page was left while the browser asked.
      if (isLeft.current) return opened.stop();
      running.current = {
        order: wanted,
        stop: opened.stop,
        async finish() {
          opened.stop();
          await keep(pieces.rest(), { paperId, order: wanted });
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
    ...{ phase, order, trouble, level, seconds, kept, microphoneId, setMicrophone },
    start: (wanted, most) => void start(wanted, most),
    stop: () => void finish(),
    cancel() {
      void running.current?.cancel();
      running.current = null;
      setPhase('ready');
      setLevel(null);
    },
  };
}
