import open, { type Database } from 'sql.js/dist/sql-asm-memory-growth.js';
import { type Deck, DeckRefused, LIMITS, type Schedule } from './deck.ts';
import { plainText } from './plain-text.ts';
import { unpackCollection } from './unpack.ts';

const SEPARATOR = '\u001f';
const DAY_S = 86_400;
/** Of a card that is asked in days; learning ones count in seconds and have nothing to keep. */
const REVIEWED = 2;

/** Every note of a package with what is known of its first card. `now` in seconds. */
export async function readDeck(file: Uint8Array, now: number): Promise<Deck> {
  const bytes = unpackCollection(file);
  const { Database } = await open();
  const db = new Database(bytes);
  try {
    return deckOf(db, now);
  } catch (error) {
    throw error instanceof DeckRefused ? error : new DeckRefused('unreadable');
  } finally {
    db.close();
  }
}

function deckOf(db: Database, now: number): Deck {
  const created = Number(rowsOf(db, 'select crt from col limit 1', 1)[0]?.[0] ?? 0);
  const today = Math.floor((now - created) / DAY_S);
  const notes = rowsOf(
    db,
    `select notes.flds, cards.type, cards.ivl, cards.due, cards.reps, cards.lapses
     from notes left join cards on cards.id = (select min(id) from cards first where first.nid = notes.id)
     order by notes.id limit ${LIMITS.notes + 1}`,
    LIMITS.notes + 1,
  );
  if (notes.length > LIMITS.notes) throw new DeckRefused('too_big');
  const rows = notes.map(([fields]) => fieldsOf(String(fields ?? '')));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const names = fieldNames(db);
  return {
    rows: [Array.from({ length: width }, (_, at) => names[at] ?? `${at + 1}`), ...rows],
    schedules: [null, ...notes.map((note) => scheduleOf(note, today))],
  };
}

const fieldsOf = (fields: string): string[] =>
  fields
    .split(SEPARATOR)
    .slice(0, LIMITS.fields)
    .map((field) => plainText(field.slice(0, LIMITS.field)));

/** Of the first kind of note. Other kinds may name their fields otherwise; the learner chooses columns by their words. */
function fieldNames(db: Database): string[] {
  try {
    const models: unknown = JSON.parse(String(rowsOf(db, 'select models from col limit 1', 1)[0]?.[0] ?? '{}'));
    const [first] = Object.values(models as Record<string, { flds?: { name?: unknown }[] }>);
    return (first?.flds ?? []).map(({ name }) => plainText(String(name ?? '')));
  } catch {
    return [];
  }
}

function scheduleOf([, type, ivl, due, reps, lapses]: readonly unknown[], today: number): Schedule | null {
  const interval = Math.round(Number(ivl));
  if (type !== REVIEWED || !(interval >= 1) || interval > 36_500) return null;
  const ago = today - (Number(due) - interval);
  return {
    interval,
    days_ago: Math.min(3650, Math.max(0, Number.isFinite(ago) ? Math.round(ago) : 0)),
    reviews: within(reps, 1, 9999),
    lapses: within(lapses, 0, 9999),
  };
}

const within = (value: unknown, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(value) || 0)));

function rowsOf(db: Database, sql: string, most: number): unknown[][] {
  const statement = db.prepare(sql);
  const rows: unknown[][] = [];
  try {
    while (rows.length < most && statement.step()) rows.push(statement.get());
    return rows;
  } finally {
    statement.free();
  }
}
