import { readFileSync } from 'node:fs';

/** The uncased word pieces of the encoder; the same rules as in its training, or the numbers mean nothing. */
export type WordPieces = { encode: (text: string) => number[]; rank: (word: string) => number | undefined };

const UNKNOWN = 100;
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}]/u;
const CACHE_LIMIT = 50_000;

export function openWordPieces(file: URL): WordPieces {
  const ids = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((piece, id) => [piece, id] as const),
  );
  const cache = new Map<string, number[]>();
  const word = (text: string): number[] => {
    const known = cache.get(text);
    if (known) return known;
    const found = splitPunctuation(
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, ''),
    ).flatMap((part) => longestPieces(ids, part));
    if (cache.size > CACHE_LIMIT) cache.clear();
    cache.set(text, found);
    return found;
  };
  return {
    encode: (text) =>
      text
        .replaceAll('\ufffd', '')
        .replace(/(?![\t\n\r])\p{C}/gu, '')
        .replace(/[\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff]/gu, ' $& ')
        .split(/\s+/)
        .filter(Boolean)
        .flatMap(word),
    rank: (text) => ids.get(text),
  };
}

function splitPunctuation(text: string): string[] {
  const parts: string[] = [];
  let current = '';
  for (const character of text) {
    if (!PUNCTUATION.test(character)) {
      current += character;
      continue;
    }
    if (current) parts.push(current);
    current = '';
    parts.push(character);
  }
  if (current) parts.push(current);
  return parts;
}

function longestPieces(ids: Map<string, number>, part: string): number[] {
  const characters = [...part];
  if (characters.length > 100) return [UNKNOWN];
  const found: number[] = [];
  for (let start = 0; start < characters.length; ) {
    let end = characters.length;
    let id: number | undefined;
    while (end > start) {
      id = ids.get((start ? '##' : '') + characters.slice(start, end).join(''));
      if (id !== undefined) break;
      end--;
    }
    if (id === undefined) return [UNKNOWN];
    found.push(id);
    start = end;
  }
  return found;
}
