import { separatorOf, tableReader, unguarded, wordColumn } from '@ninefold/core/vocabulary/table';
import { type Encoding, markOf } from './encoding-mark.ts';

export const LARGEST_FILE = 10 * 1024 * 1024;
/** More rows than this are nobody's word list. */
export const MOST_ROWS = 20_000;
const PIECE = 64 * 1024;

/** `isCut`: there were more rows than are read. */
export type Table = { rows: string[][]; column: number; isCut: boolean };

/** Piece by piece, so that a large file neither fills the memory twice nor stops the page. */
export async function readTable(file: Blob): Promise<Table> {
  const decoder = new TextDecoder(await encodingIn(file), { fatal: true });
  const rows: string[][] = [];
  let reader: ReturnType<typeof tableReader> | null = null;
  for (let from = 0; from < file.size && rows.length <= MOST_ROWS; from += PIECE) {
    const bytes = await file.slice(from, from + PIECE).arrayBuffer();
    const text = decoder.decode(bytes, { stream: from + PIECE < file.size });
    if (text.includes('\0')) throw new Error('not a text');
    reader ??= tableReader(separatorOf(text.split('\n', 1)[0] ?? ''));
    rows.push(...reader.read(text));
  }
  if (reader && rows.length <= MOST_ROWS) rows.push(...reader.end());
  return {
    rows: rows.slice(0, MOST_ROWS),
    column: wordColumn(rows.slice(0, 200)),
    isCut: rows.length > MOST_ROWS,
  };
}

/** Chinese may begin far down in a list of English words, so all of it is looked through. */
async function encodingIn(file: Blob): Promise<Encoding> {
  const check = new TextDecoder('utf-8', { fatal: true });
  for (let from = 0; from < file.size; from += PIECE) {
    const bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
    if (from === 0 && markOf(bytes)) return markOf(bytes) ?? 'utf-8';
    try {
      check.decode(bytes, { stream: from + PIECE < file.size });
    } catch {
      return 'gb18030';
    }
  }
  return 'utf-8';
}

const ENGLISH = /^[A-Za-z][A-Za-z'’ -]{0,59}$/;

export type TableWord = { name: string; sentence: string };

/** What of a table can be a word, each once. */
export function wordsIn(
  rows: readonly (readonly string[])[],
  column: number,
  sentence: number,
  header: boolean,
): TableWord[] {
  const seen = new Set<string>();
  return rows.slice(header ? 1 : 0).flatMap((row) => {
    const name = unguarded((row[column] ?? '').trim());
    const key = name.toLowerCase();
    if (!ENGLISH.test(name) || seen.has(key)) return [];
    seen.add(key);
    return [{ name, sentence: clean(unguarded(row[sentence] ?? '')) }];
  });
}

const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, 500);
