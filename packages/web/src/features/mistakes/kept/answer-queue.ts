import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { api } from '#lib/api.ts';
import { type Giver, keptQueue } from '#practice/kept/kept-queue.ts';

/** An answer with its key: however often it is sent, it counts once. */
export type GivenAnswer = { id: number; key: string; value?: string | string[]; place: MistakePlace };
type Sent = Parameters<typeof api.mistakes.answer>[0];

const queue = keptQueue<Sent, Answered>('nf-mistake-answers', (answer) => api.mistakes.answer(answer));

/** Marked at once, or kept on this device while there is no network. */
export const sendAnswer = ({ place, ...answer }: GivenAnswer, giver: Giver): Promise<Answered | 'kept'> =>
  queue.give({ ...answer, ...foundBy(place) }, giver);

export const { kept, isKeptFor } = queue;
export const sendKept = (giver: Giver): Promise<number> => queue.sendKept(giver);

/** By what a mistake is found again when a log-in has put it together with another. */
function foundBy(place: MistakePlace): Pick<Sent, 'place'> {
  switch (place.source) {
    case 'attempt':
      return { place: { attempt_id: place.attempt_id, key: place.key } };
    case 'word':
      return { place: { vocabulary_id: place.vocabulary_id } };
    case 'training':
      return { place: { training_id: place.training_id, item: place.item } };
    case 'dictation':
      return { place: { dictation_id: place.dictation_id, part: place.part } };
    case 'speaking':
      return { place: { speaking_id: place.record_id, part: place.part } };
    case 'reading':
      return { place: { reading_id: place.reading_id, part: place.part } };
    case 'essay':
      return { place: { record_id: place.record_id, start: place.start, end: place.end } };
  }
}
