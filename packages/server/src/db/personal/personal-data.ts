import type { Db } from '../db.ts';

/** What a feature keeps about learners, told table by table: how it is handed out, brought in and forgotten. */

export type Row = Record<string, unknown>;

/**
 * Ids mean something in this database only. When rows leave, each is noted (what it names goes along); when rows come,
 * each becomes this database's own, and a row whose id leads nowhere is left out.
 */
export type Ids = {
  content(id: unknown): number;
  /** A word by its id. */
  word(id: unknown): number;
  /** A row of the same learner in another table. */
  own(table: string, id: unknown): number;
  ownOr<T>(table: string, id: unknown, otherwise: T): number | T;
  /** A file in the storage by its name; '' when it did not come along. */
  file(name: unknown, purpose: MediaPurpose): string;
};
export type MediaPurpose = 'recording' | 'picture' | 'avatar';

/** Why something of an archive does not come. The page has a sentence for each. */
export const LEFT_OUT = [
  'coins',
  'account',
  'made_anew',
  'unfinished',
  'content_missing',
  'content_closed',
  'word_missing',
  'version_missing',
  'belongs_to_left_out',
  'file_missing',
  'file_unreadable',
  'changed',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What an archive brings of one table. */
export type TableTally = {
  table: string;
  comes: number;
  /** Was there already. */
  known: number;
  left: { reason: LeftOut; count: number; example: string }[];
  /** Seconds of sound that come with it. */
  sound?: number;
};

export type Comes = {
  /** Columns that, beside the owner, tell whether a row is there already. */
  unique: readonly string[];
  /** Rows for which this is false are not finished, and stay behind. */
  finished?: (row: Row) => boolean;
  /** What is not taken over: coins, leases, who wrote last. */
  instead?: Row;
  /** What a column of JSON must look like; every one needs an entry. */
  json?: Record<string, JsonRule>;
  /** What may stand in a column whose type alone does not tell. */
  oneOf?: Record<string, readonly (string | number | null)[]>;
  /** Columns in which -1 says "none". */
  orNone?: readonly string[];
  /** What else must be true of a row as it stands in the archive. */
  fits?: (row: Row) => boolean;
  /** Tables with rows that these are nothing without, by the column that points here: what cannot come keeps all back. */
  needs?: Readonly<Record<string, string>>;
  /** Pairs of an item and its version that have to be here. */
  versions?: (row: Row) => { id: unknown; hash: unknown }[];
};
export type JsonRule = (value: unknown) => boolean;

export type PersonalTable = {
  table: string;
  /** The column with the learner's id, or the table of the same feature whose rows these hang on. */
  of: string | { column: string; table: string };
  /** A sentence for the list of files in `docs/personal-data.md` and in the archive. */
  holds: { zh: string; en: string };
  /** false: worked out from other tables, or of no use to anybody. */
  handedOut?: false;
  /** Columns nobody gets: hashes of secrets, leases. */
  withheld?: readonly string[];
  /** Columns of the table for people, where there is one. */
  csv?: readonly string[];
  /** The row with every id in it passed through `ids`. */
  ids?: (row: Row, ids: Ids) => Row;
  /** How its rows come back from an archive; a word: why they never do. */
  comes: Comes | LeftOut;
  /** kept: the law wants it. Everything else is deleted. */
  forget?: 'kept';
  /** The column with names of files that have no row in `files`. */
  loose?: string;
};

export type PersonalData = {
  feature: string;
  /** What others point to first; they are forgotten the other way round. */
  tables: readonly PersonalTable[];
  /** After rows have come: sums, and pointers to what came later. May run twice. */
  settle?: (tx: Db, userId: number) => Promise<void>;
  /** Before anything is deleted: what stays is emptied. May run twice. */
  blank?: (tx: Db, userId: number) => Promise<void>;
};

/** Columns that hold a number of content inside a longer name: `31.q7`. */
export const keyed = (key: unknown, ids: Ids): string =>
  String(key).replace(/^(\d+)\./, (_, id: string) => `${ids.content(Number(id))}.`);

export const keyedAll = (keys: unknown, ids: Ids): string[] | null =>
  Array.isArray(keys) ? keys.map((key) => keyed(key, ids)) : null;

/** The keys of an object; what stands at them is left as it is. */
export const keyedObject = (value: unknown, ids: Ids): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).map(([key, inside]) => [keyed(key, ids), inside]));

/** 0 and null say "none". */
export const contentOrNone = (id: unknown, ids: Ids): unknown => (id === 0 || id === null ? id : ids.content(id));
