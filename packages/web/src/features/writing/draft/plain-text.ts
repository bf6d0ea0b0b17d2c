import { MAX_ESSAY_CHARACTERS } from '@ninefold/core/writing/essay-limits';

/**
 * What an essay may hold of what was typed or pasted: line breaks of one kind, and nothing that no database keeps. Half
 * of a pair (an emoji cut in two) would make every save fail.
 */
export const plainText = (raw: string): string =>
  raw.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');

/** More is refused as a whole: half of a pasted text would look like all of it. */
export const isTooLong = (text: string): boolean => text.length > MAX_ESSAY_CHARACTERS;
