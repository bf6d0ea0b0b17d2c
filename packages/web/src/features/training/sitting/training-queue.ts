import type { ItemAnswer } from '@ninefold/contract/training/item';
import { api } from '#lib/api.ts';
import { type Giver, keptQueue } from '#practice/kept/kept-queue.ts';

export type GivenItem = Parameters<typeof api.training.saveAnswer>[0];

const queue = keptQueue<GivenItem, ItemAnswer>('nf-training-answers', (answer) => api.training.saveAnswer(answer));

/** Marked at once, or kept on this device while there is no network. */
export const giveItem = (answer: GivenItem, giver: Giver): Promise<ItemAnswer | 'kept'> => queue.give(answer, giver);

export const keptOf = (recordId: number): GivenItem[] => queue.kept().filter(({ record_id }) => record_id === recordId);
export const { kept, isKeptFor, sendKept } = queue;
