import { NOT_BUILT_SO, type Piece, PREFIXES, ROOTS, SUFFIXES } from './word-roots.ts';

/** A piece of a word as it stands there, with what it means. */
export type WordPart = { part: string; means: { zh: string; en: string } };

/** Shorter roots turn up by chance, unless a prefix stands before them. */
const LONG_ENOUGH_ALONE = 5;

/** "attendance" → at · tend · ance. null unless every letter is accounted for: half an explanation misleads. */
export function wordParts(word: string): WordPart[] | null {
  const letters = word.toLowerCase();
  if (!/^[a-z]{6,}$/.test(letters) || NOT_BUILT_SO.has(letters)) return null;
  for (const prefix of [...beginnings(letters, PREFIXES), null]) {
    const rest = letters.slice(prefix?.part.length ?? 0);
    for (const root of beginnings(rest, ROOTS)) {
      if (!prefix && root.part.length < LONG_ENOUGH_ALONE) continue;
      const ending = endingsOf(rest.slice(root.part.length));
      if (ending && (prefix || ending.length > 0)) return [...(prefix ? [prefix] : []), root, ...ending];
    }
  }
  return null;
}

/** The longest first: `posit` before `pos`. */
const beginnings = (letters: string, pieces: readonly Piece[]): WordPart[] =>
  pieces
    .flatMap(({ forms, zh, en }) => forms.map((part) => ({ part, means: { zh, en } })))
    .filter(({ part }) => letters.startsWith(part))
    .sort((a, b) => b.part.length - a.part.length);

/** What follows the root: nothing, a silent e, or one or two endings. */
function endingsOf(rest: string): WordPart[] | null {
  if (rest === '' || rest === 'e') return [];
  for (const first of beginnings(rest, SUFFIXES)) {
    const left = rest.slice(first.part.length);
    if (left === '') return [first];
    const second = beginnings(left, SUFFIXES).find(({ part }) => part === left);
    if (second) return [first, second];
  }
  return null;
}
