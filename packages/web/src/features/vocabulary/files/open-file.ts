import { openDeck } from '../anki/ask-worker.ts';
import { type Deck, DeckRefused, LIMITS, type Refused } from '../anki/deck.ts';
import { LARGEST_FILE, readTable, type Table } from './read-table.ts';

/** A table, or the notes of a package of Anki as one; `schedules` stand beside its rows. */
export type OpenedFile = Table & { schedules?: Deck['schedules'] };

const isPackage = ({ name }: File): boolean => /\.(apkg|colpkg)$/i.test(name);

export async function openFile(file: File): Promise<OpenedFile> {
  const most = isPackage(file) ? LIMITS.file : LARGEST_FILE;
  if (file.size > most) throw new DeckRefused('too_big');
  if (!isPackage(file)) return readTable(file);
  const { wordColumn } = await import('@ninefold/core/vocabulary/table');
  const deck = await openDeck(file);
  return { ...deck, isCut: false, column: wordColumn(deck.rows.slice(0, 200)) };
}

const SENTENCES = {
  too_big: 'importTooBig',
  too_new: 'importTooNew',
  unreadable: 'importUnreadable',
  no_thread: 'ankiNotHere',
  not_loaded: 'ankiNotLoaded',
} as const satisfies Record<Refused, string>;

/** Which sentence says why a file was not opened. */
export const whyNot = (error: unknown): (typeof SENTENCES)[Refused] =>
  SENTENCES[error instanceof DeckRefused ? error.why : 'unreadable'];
