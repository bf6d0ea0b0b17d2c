import { MAX_ESSAY_CHARACTERS } from '@ninefold/core/writing/essay-limits';

/** Anything that is not surely kept as it is. Halves of pairs are among it: whole ones are looked at more closely. */
const SUSPECT = /[^\n\t\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\uffff]/;

/**
 * What an essay may hold of what was typed or pasted: line breaks of one kind, and nothing that no database keeps. Half
 * of a pair (an emoji cut in two) would make every save fail. It is asked at every key, and nearly always says "as it is".
 */
export const plainText = (raw: string): string =>
  SUSPECT.test(raw) ? raw.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '') : raw;

/** More is refused as a whole: half of a pasted text would look like all of it. */
export const isTooLong = (text: string): boolean => text.length > MAX_ESSAY_CHARACTERS;
