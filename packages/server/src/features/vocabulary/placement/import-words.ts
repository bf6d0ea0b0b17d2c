import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Output, ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { askedFor, type Found, resolve } from '../look-up.ts';
import type { WordRow } from '../words.repo.ts';

type Import = (typeof vocabulary)['importWords'];
type Imported = ParsedInput<Import>['words'][number];
type Result = Output<Import>['results'][number];

/** A row of a file, and the word it means; null: neither our books nor the dictionary know it. */
export type Meant = Imported & { found: Found | null };

/** The first word that each row may mean, our books before the dictionary. */
export async function meantBy(
  words: readonly Imported[],
  dictionary: Dictionary,
  inBooks: (spellings: readonly string[]) => Promise<WordRow[]>,
): Promise<Meant[]> {
  const spellings = words.flatMap(({ name }) => askedFor(name, dictionary));
  const books = spellings.length > 0 ? await inBooks([...new Set(spellings)]) : [];
  return words.map((one) => {
    const own = new Set(askedFor(one.name, dictionary));
    const fitting = books.filter((row) => row.spellings.some((spelling) => own.has(spelling)));
    return { ...one, found: resolve(one.name, dictionary, fitting)[0] ?? null };
  });
}

export const nameOf = (found: Found): string => (found.from === 'book' ? found.row.name : found.name);

export function resultOf({ name, found }: Meant, isThere: (word: string) => boolean): Result {
  if (!found) return { name, word: '', outcome: 'unknown' };
  const word = nameOf(found);
  return { name, word, outcome: isThere(word) ? 'there' : 'added' };
}
