import type { NamedEdit } from './sure-enough.ts';

/** What stands before and behind an edit, and the words of the question and its figure, in small letters. */
export type Place = { before: string; after: string; known: ReadonlySet<string> };

/** What the tagger wants here and readers of its reports found wrong, however likely it thought it. */
export type Doubt = (edit: NamedEdit, place: Place) => boolean;

export const lastSentence = (before: string) => before.split(/[.!?\n]/).at(-1) ?? '';
export const word = (list: readonly string[]) => list.join(' ').toLowerCase();

/** Where noun and verb cannot be told apart, the doubts about either hold. */
export const NOUN_FORM = /^tagger-(?:number|form)$/;
export const VERB_FORM = /^tagger-(?:agreement|auxiliary|form)$/;
