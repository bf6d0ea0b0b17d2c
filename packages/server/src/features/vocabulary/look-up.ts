import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import { spellingsOf } from '@ninefold/core/vocabulary/look-up';
import type { WordRow } from './words.repo.ts';

/** A word that was found: one of a book has its id already, one of the dictionary is known by its name. */
export type Found = { from: 'book'; row: WordRow } | { from: 'dictionary'; name: string };

/** Every spelling that has to be asked for in the books before `resolve` can tell. */
export function askedFor(selected: string, dictionary: Dictionary): string[] {
  const { whole, parts } = spellingsOf(selected);
  const spellings = [...whole, ...parts.flatMap((part) => spellingsOf(part).whole)];
  const lemmas = spellings.flatMap((spelling) => dictionary.find(spelling).map(({ name }) => name.toLowerCase()));
  return [...new Set([...spellings, ...lemmas])];
}

/** The word itself first, then what it may be a form of; a compound that nobody lists is taken apart. */
export function resolve(selected: string, dictionary: Dictionary, books: readonly WordRow[]): Found[] {
  const { whole, parts } = spellingsOf(selected);
  const known = firstKnown(whole, dictionary, books);
  return once(
    known.length > 0 ? known : parts.flatMap((part) => firstKnown(spellingsOf(part).whole, dictionary, books)),
  );
}

/** Then the words that only begin with it, in alphabetical order. */
export function alphabetical(names: readonly string[], books: readonly WordRow[]): Found[] {
  const found = [...books.map(ofBook), ...names.map((name): Found => ({ from: 'dictionary', name }))];
  return once(found).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Of two with the same name the first stays; books come first, so that our own words win over the dictionary's. */
export function once(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

function firstKnown(spellings: readonly string[], dictionary: Dictionary, books: readonly WordRow[]): Found[] {
  for (const spelling of spellings) {
    const listed = dictionary.find(spelling).map(({ name }) => name);
    const written = books.filter((row) => row.spellings.includes(spelling));
    if (listed.length + written.length === 0) continue;
    const named = (name: string) => books.find((row) => row.name.toLowerCase() === name.toLowerCase());
    // In the dictionary's order, each by the book's entry where there is one.
    const ordered = listed.map((name): Found => {
      const row = named(name);
      return row ? ofBook(row) : { from: 'dictionary', name };
    });
    const others = written.filter(({ name }) => !listed.some((one) => one.toLowerCase() === name.toLowerCase()));
    return [...others.map(ofBook), ...ordered];
  }
  return [];
}

const ofBook = (row: WordRow): Found => ({ from: 'book', row });
const keyOf = (found: Found): string => (found.from === 'book' ? found.row.name : found.name).toLowerCase();
