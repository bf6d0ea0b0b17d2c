import type { BetterReading } from '@ninefold/contract/speaking/scoring';
import { askAgainMs } from '@ninefold/core/intensive-listening/follow-read/ask-again';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { microphone } from '#platform/recorder/microphone.ts';
import type { Recorder, RecorderTrouble } from '#platform/recorder/recorder.ts';
import { tryLater } from '#platform/recorder/try-later.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { NO_TAKE, openTake, type Take, type TakeState } from '#practice/recording/take.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { speakingMessages } from '../../speaking.messages.ts';
import { speakingQueries } from '../../speaking.queries.ts';

/** The better sentence that is read: of which answer, and its place among its sentences. */
export type ReadingOf = { recordId: number; order: number; sentence: number };

const STORED_AS = 'ninefold-better-sentences';
const MOST_SECONDS = 40;

const openQueue = (
  owner: Owner,
  onFinished: (of: ReadingOf, reading: BetterReading) => void,
  onRefused: (error: unknown) => void,
) =>
  openOwnQueue<ReadingOf, BetterReading>({
    ...{ name: STORED_AS, owner, onFinished },
    onRefused: (_, error) => onRefused(error),
    sendLast: ({ recordId, order, sentence }, which, wav) =>
      api.speaking.readSentence({ record_id: recordId, order, sentence, ...which }, wav),
  });

/** Says better sentences again, right in the report: recorded, kept, sent and scored like a sentence of follow-read. */
export function useBetterReading(recordId: number, recorder: Recorder = microphone) {
  const t = useText(speakingMessages);
  const client = useQueryClient();
  const { id: userId, role } = useMe() ?? {};
  const [at, setAt] = useState<Omit<ReadingOf, 'recordId'> | null>(null);
  const [phase, setPhase] = useState<'ready' | 'asking' | 'recording'>('ready');
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null);
  const [take, setTake] = useState<TakeState>(NO_TAKE);
  const [kept, setKept] = useState<readonly ReadingOf[]>([]);
  const [isReady, setReady] = useState(false);
  const queue = useRef<Awaited<ReturnType<typeof openQueue>> | null>(null);
  const running = useRef<Take | null>(null);
  const isLeft = useRef(false);
  const { data } = useQuery({
    ...speakingQueries.readings(recordId),
    refetchInterval: ({ state }) => askAgainMs(state.data?.list ?? []),
  });

  const send = useCallback(async () => {
    await queue.current?.flush();
    const waiting = (await queue.current?.waiting()) ?? [];
    setKept(waiting);
    return waiting.length > 0;
  }, []);
  useEffect(() => {
    if (userId === undefined || role === undefined) return;
    isLeft.current = false;
    const stored = (of: ReadingOf, reading: BetterReading) =>
      client.setQueryData(speakingQueries.readings(of.recordId).queryKey, (before) => ({
        list: [...(before?.list ?? []).filter((one) => !isSame(one, of)), reading],
      }));
    const refused = (error: unknown) =>
      toast.error(error instanceof Error && error.message ? error.message : t('refused'));
    void openQueue({ id: userId, role }, stored, refused).then(async (own) => {
      if (isLeft.current) return;
      queue.current = own;
      setReady(true);
      await own.forgetUnfinished(Date.now());
      await send();
    });
    const stop = tryLater(send);
    return () => {
      isLeft.current = true;
      stop();
      void running.current?.discard();
    };
  }, [userId, role, client, send, t]);

  async function start(order: number, sentence: number) {
    const own = queue.current;
    if (!own || running.current || phase !== 'ready') return;
    setTrouble(null);
    setTake(NO_TAKE);
    setAt({ order, sentence });
    setPhase('asking');
    const opened = await openTake(
      { queue: own, recorder, most: MOST_SECONDS, about: () => ({ recordId, order, sentence }) },
      {
        onState: setTake,
        onLost: () => toast.error(t('lost')),
        onFull: () => toast.error(t('full')),
        onEnd() {
          running.current = null;
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
    // The tab or the answer was left while the browser asked.
    if (isLeft.current) return void opened.discard();
    running.current = opened;
    setPhase('recording');
  }

  return {
    /** Readings can be kept on this device, and what was read before is known. */
    isReady: isReady && data !== undefined,
    ...{ phase, trouble, take },
    isAt: (order: number, sentence: number) => at?.order === order && at.sentence === sentence,
    isKept: (order: number, sentence: number) =>
      kept.some((one) => one.recordId === recordId && one.order === order && one.sentence === sentence),
    readingOf: (order: number, sentence: number) => data?.list.find((one) => isSame(one, { order, sentence })),
    start: (order: number, sentence: number) => void start(order, sentence),
    stop: () => void running.current?.finish(),
  };
}
export type BetterReadings = ReturnType<typeof useBetterReading>;

type Which = { order: number; sentence: number };
const isSame = (one: Which, other: Which) => one.order === other.order && one.sentence === other.sentence;
