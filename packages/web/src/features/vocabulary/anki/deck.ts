/** What an Anki package is read into and made of. */

/** How far a card is there: days between looks, days since the last one, and how often it was asked and forgotten. */
export type Schedule = { interval: number; days_ago: number; reviews: number; lapses: number };

/** Notes as the rows of a table, the names of their fields first; a schedule for each row that has one. */
export type Deck = { rows: string[][]; schedules: (Schedule | null)[] };

export type DeckNote = {
  word: string;
  ipa: string;
  meaning: string;
  sentence: string;
  /** Of a word that was learnt. */
  schedule: Schedule | null;
};

/** Why a package was not read or made. `no_thread`: the browser cannot run what does it; `not_loaded`: it did not come. */
export type Refused = 'too_big' | 'too_new' | 'unreadable' | 'no_thread' | 'not_loaded';

export class DeckRefused extends Error {
  readonly why: Refused;
  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

export const LIMITS = {
  /** Of the file, with its pictures and sounds, which are never unpacked. */
  file: 100 * 1024 * 1024,
  /** Of the collection inside it, unpacked. */
  collection: 64 * 1024 * 1024,
  notes: 20_000,
  /** Longer fields are articles, not cards. */
  field: 2000,
  fields: 30,
} as const;
