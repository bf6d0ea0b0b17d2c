import type { ParsedInput } from '@ninefold/contract/call';
import type { intensiveListening } from '@ninefold/contract/intensive-listening';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { AppError } from '#app-error.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { openSentences } from '../sentences/sentence-paper.ts';
import type { Readings } from './readings.ts';

type Input = ParsedInput<(typeof intensiveListening)['scoreSentence']>;
type ListInput = ParsedInput<(typeof intensiveListening)['getSentenceScoreList']>;

/** The sentences of a section, read aloud. */
export function followRead(deps: IntensiveListeningDeps, readings: Readings) {
  return {
    scoreSentence: (userId: number, input: Input, piece: Uint8Array): Promise<SentenceScore> =>
      readings.inLine(() => scoreSentence(userId, input, piece)),

    async getSentenceScoreList(userId: number, { id, orders }: ListInput): Promise<{ list: SentenceScore[] }> {
      const waiting = orders && readings.waiting(userId, id, orders);
      if (waiting && !(await deps.attempts.isInExam(deps.db, userId, id))) return { list: waiting };
      const { hash, sentences } = await openSentences(deps, deps.db, userId, id);
      const secondsOfModel = (order: number) => {
        const sentence = sentences.find((one) => one.order === order);
        return sentence ? sentence.end - sentence.start : 0;
      };
      return { list: await readings.lasts(userId, { id, hash }, orders, secondsOfModel) };
    },
  };

  async function scoreSentence(
    userId: number,
    { id, order, for_card, ...which }: Input,
    piece: Uint8Array,
  ): Promise<SentenceScore> {
    // First of all: what a guest said must not be refused for good because a stranger may not open the section.
    await deps.learners.refuseOthers(deps.db, userId, which.by);
    const { hash, sentences } = await openSentences(deps, deps.db, userId, id);
    const sentence = sentences.find((one) => one.order === order);
    if (!sentence) throw new AppError('not_found', { fields: ['order'] });
    const modelSeconds = sentence.end - sentence.start;
    const read = { id, hash, order, text: sentence.content, modelSeconds, toldElsewhere: for_card === 1 };
    return readings.score(userId, read, which, piece);
  }
}
