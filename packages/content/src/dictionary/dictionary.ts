import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliDecompress } from 'node:zlib';
import { type Entry, fromLine } from './entry.ts';

/** The dictionary that comes with the product: see the notice beside it. */
export const DICTIONARY_FILE = fileURLToPath(new URL('../../dictionary/ecdict.tsv.br', import.meta.url));

export type Dictionary = {
  /** The word as it is written, then what it may be a form of; empty when it is not known. */
  find(word: string): Entry[];
  /** Names with these first letters, in the order of the alphabet; forms of words are not listed. */
  beginningWith(letters: string): string[];
};

const unpack = promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress);

/** Unpacked by another thread, then kept as bytes: a search reads only about twenty lines of them. */
export async function openDictionary(file: string = DICTIONARY_FILE): Promise<Dictionary> {
  return dictionaryOf(await unpack(await readFile(file), { chunkSize: PIECE }));
}

/** Nothing is read before the first question; a reading that failed is tried again at the next. */
export function dictionaryOnDemand(open: () => Promise<Dictionary> = openDictionary): () => Promise<Dictionary> {
  let opened: Promise<Dictionary> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

/** Lines sorted by their lower-case name, as `toLine` writes them. */
export function dictionaryOf(lines: Buffer): Dictionary {
  const endOf = (start: number): number => orEnd(lines.indexOf(NEW_LINE, start));
  const orEnd = (at: number): number => (at === -1 ? lines.length : at);
  const startOf = (at: number): number => (at <= 0 ? 0 : lines.lastIndexOf(NEW_LINE, at - 1) + 1);
  /** Every line has a tab, a word's or its form's. */
  const keyAt = (start: number): string => lines.toString('latin1', start, lines.indexOf(TAB, start)).toLowerCase();

  /** Where the first line begins whose key is not before this one. */
  function seek(key: string): number {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const start = startOf((low + high) >> 1);
      if (keyAt(start) < key) low = endOf(start) + 1;
      else high = start;
    }
    return low;
  }

  function own(word: string): Entry | null {
    const key = word.toLowerCase();
    const start = seek(key);
    if (start >= lines.length || keyAt(start) !== key) return null;
    return fromLine(lines.toString('utf8', start, endOf(start)));
  }

  return {
    find(word) {
      const entry = own(word);
      if (!entry) return [];
      const lemmas = entry.formOf.flatMap((name) => own(name) ?? []);
      return [entry, ...lemmas].filter(({ meanings }) => meanings.length > 0);
    },
    beginningWith(letters) {
      const key = letters.toLowerCase();
      const range = lines.toString('utf8', seek(key), seek(key + LAST));
      // A form that only leads to its word has no third cell.
      return range.split('\n').flatMap((line) => {
        const [name = '', , sound] = line.split('\t', 3);
        return sound === undefined ? [] : [name];
      });
    },
  };
}

const [NEW_LINE, TAB] = [0x0a, 0x09];
/** After every letter a name may have. */
const LAST = '\x7f';
/** In a few large pieces: each piece briefly stops the thread that answers everybody. */
const PIECE = 1 << 20;
