import { separatorOf, tableReader, wordColumn } from '@ninefold/core/vocabulary/table';

export const LARGEST_FILE = 10 * 1024 * 1024;
/** More rows than this are nobody's word list. */
const MOST_ROWS = 20_000;
const PIECE = 64 * 1024;

export type Table = { rows: string[][]; column: number };

/** Piece by piece, so that a large file neither fills the memory twice nor stops the page. */
export async function readTable(file: Blob): Promise<Table> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const rows: string[][] = [];
  let reader: ReturnType<typeof tableReader> | null = null;
  for (let from = 0; from < file.size && rows.length < MOST_ROWS; from += PIECE) {
    const bytes = await file.slice(from, from + PIECE).arrayBuffer();
    const text = decoder.decode(bytes, { stream: from + PIECE < file.size });
    if (text.includes('\0')) throw new Error('not a text');
    reader ??= tableReader(separatorOf(text.split('\n', 1)[0] ?? ''));
    rows.push(...reader.read(text));
  }
  if (reader && rows.length < MOST_ROWS) rows.push(...reader.end());
  return { rows: rows.slice(0, MOST_ROWS), column: wordColumn(rows.slice(0, 200)) };
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
    // An exported table guards its cells against formulas with an apostrophe.
    const name = (row[column] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const key = name.toLowerCase();
    if (!ENGLISH.test(name) || seen.has(key)) return [];
    seen.add(key);
    return [{ name, sentence: clean(row[sentence] ?? '') }];
  });
}

const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, 500);
