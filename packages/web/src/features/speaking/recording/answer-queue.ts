import type { SpeakingAnswer } from '@ninefold/contract/speaking/sitting';
import { api } from '#lib/api.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { ANSWERS_STORED_AS, type AnswerOf } from './answer-of.ts';
import { cutOffAnswer } from './cut-off.ts';
import { droppedAnswers } from './dropped.ts';
import { tellNotTaken } from './not-taken.ts';

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
    finishCutOff: (): Promise<AnswerOf | null> => queue.finishCutOff(cutOffAnswer),
  };
}
export type AnswerQueue = Awaited<ReturnType<typeof openAnswerQueue>>;
