import { zipSync } from 'fflate';
import open, { type Database } from 'sql.js/dist/sql-asm-memory-growth.js';
import { deckConfig, SCHEMA } from './anki-schema.ts';
import type { DeckNote } from './deck.ts';

const DAY_S = 86_400;
const SEPARATOR = '\u001f';

/** A package in the form that every Anki reads. Words that were learnt keep their intervals. `now` in seconds. */
export async function makeDeck(notes: readonly DeckNote[], name: string, now: number): Promise<Uint8Array> {
  const { Database } = await open();
  const db = new Database();
  try {
    write(db, notes, name, now);
    return zipSync({ 'collection.anki2': db.export(), media: new TextEncoder().encode('{}') });
  } finally {
    db.close();
  }
}

function write(db: Database, notes: readonly DeckNote[], name: string, now: number): void {
  const created = Math.floor(now / DAY_S) * DAY_S - 365 * DAY_S;
  const today = Math.floor((now - created) / DAY_S);
  db.run(SCHEMA);
  const { conf, models, decks, dconf, modelId, deckId } = deckConfig(name, now);
  db.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    ...[created, now * 1000, now * 1000],
    ...[conf, models, decks, dconf, '{}'],
  ]);
  for (const [n, { word, ipa, meaning, sentence, schedule }] of notes.entries()) {
    const id = now * 1000 + n;
    const fields = [word, meaning, ipa, sentence].map(escaped).join(SEPARATOR);
    db.run("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')", [
      ...[id, `nf-${word}`, modelId, now],
      ...[fields, escaped(word), checksum(word)],
    ]);
    // New: type and queue 0, due is its place in line; learnt: 2, due is a day since the collection was made.
    const [kind, due, interval] = schedule
      ? [2, today - schedule.days_ago + schedule.interval, schedule.interval]
      : [0, n + 1, 0];
    const counts = [schedule?.reviews ?? 0, schedule?.lapses ?? 0];
    db.run("insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')", [
      ...[id, id, deckId, now, kind, kind, due, interval, schedule ? 2500 : 0],
      ...counts,
    ]);
  }
}

/** Fields of notes are markup. */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replaceAll(SEPARATOR, ' ');

/** Anki tells notes apart by the beginning of a hash of the first field; any number that differs with the word will do. */
function checksum(word: string): number {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffffff;
  return sum;
}
