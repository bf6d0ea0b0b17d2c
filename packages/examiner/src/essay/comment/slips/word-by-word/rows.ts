import type { SureSlip } from '../sure-slips.table.ts';

/**
 * Chinese put into English word by word, and verbs built in ways English has not. Each was found missing in a report by a
 * reader, and none of them has a reading in which it is right; where another word may be meant it is not here. For the
 * report alone.
 */
export type Row = [rule: string, kind: SureSlip['kind'], find: RegExp, by: SureSlip['by'], zh: string, en: string];

export const last = (words: string): string => words.split(' ').at(-1)!;
