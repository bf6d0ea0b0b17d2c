import type { SpeakingAnswer } from '@ninefold/contract/speaking/sitting';
import { api } from '#lib/api.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { ANSWERS_STORED_AS, type AnswerOf } from './answer-of.ts';
import { cutOffRecording } from './cut-off.ts';
import { droppedAnswers } from './dropped.ts';
import { tellNotTaken } from './not-taken.ts';

/** Ends a recording that a reload cut off: the server wants a last piece, and there is nothing left to say in it. */
const BREATH = new Float32Array(1600);

type Listener = {
  onFinished: (of: AnswerOf, answer: SpeakingAnswer) => void;
  onRefused: (of: AnswerOf | null, error: unknown) => void;
  onFull?: () => void;
  onSession?: (ended: boolean) => void;
};

/** The answers of one learner on this device. */
export async function openAnswerQueue(owner: Owner, { onRefused, ...listener }: Listener) {
  const queue = await openOwnQueue<AnswerOf, SpeakingAnswer>({
    ...{ name: ANSWERS_STORED_AS, owner, keepsRefused: true, ...listener },
    onRefused(of, error) {
      tellNotTaken();
      onRefused(of, error);
    },
    sendLast: ({ recordId, order, try: nth }, which, wav) =>
      api.speaking.saveAnswer({ record_id: recordId, order, try: nth, ...which }, wav),
  });
  return {
    ...queue,
    async flush(): Promise<void> {
      await droppedAnswers.send(queue.prefix);
      await queue.flush();
    },
    /** Answers of a sitting that are whole and wait on this device. */
    waitingOf: async (recordId: number): Promise<AnswerOf[]> =>
      (await queue.waiting()).filter((of) => of.recordId === recordId),
    /** What was said until a reload or a crash is the answer: it gets the end that nobody could give it. */
    async finishCutOff(): Promise<AnswerOf | null> {
      const cut = await cutOffRecording.take(queue.prefix);
      if (!cut) return null;
      const { key, next, of, guest } = cut;
      const hasEnd = (await queue.store.all()).some((piece) => piece.key === key && piece.about !== null);
      if (!hasEnd)
        await queue.store.put({
          key,
          seq: next,
          wav: wavOf(BREATH),
          about: of,
          at: Date.now(),
          ...(guest && { guest }),
        });
      return of;
    },
  };
}
export type AnswerQueue = Awaited<ReturnType<typeof openAnswerQueue>>;
