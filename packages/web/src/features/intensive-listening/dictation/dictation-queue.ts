import type { DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { api } from '#lib/api.ts';
import { type Giver, keptQueue } from '#practice/kept/kept-queue.ts';

export type WrittenLine = Parameters<typeof api.listening.saveDictation>[0];

const queue = keptQueue<WrittenLine, DictationLine>('nf-dictation-lines', (line) => api.listening.saveDictation(line));

/** Marked at once, or kept on this device while there is no network. */
export const giveLine = (line: WrittenLine, giver: Giver): Promise<DictationLine | 'kept'> => queue.give(line, giver);

export const keptOf = (recordId: number): WrittenLine[] =>
  queue.kept().filter(({ record_id }) => record_id === recordId);
export const { kept, isKeptFor, sendKept } = queue;
