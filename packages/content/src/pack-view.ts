import type { Pack } from './read-pack.ts';
import type { Item, Paper } from './schema/item.ts';
import type { Word } from './schema/wordbook.ts';

/** A pack with the look-ups the checks share. */
export type PackView = Pack & {
  byId: ReadonlyMap<string, Item>;
  words: ReadonlyMap<string, Word>;
};

export function viewOf(pack: Pack): PackView {
  const books = pack.items.flatMap(({ item }) => (item.kind === 'wordbook' ? [item] : []));
  const words = books
    .flatMap((book) => book.units.flatMap((unit) => unit.words))
    .filter((word) => typeof word !== 'string');
  return {
    ...pack,
    byId: new Map(pack.items.map(({ item }) => [item.id, item])),
    words: new Map(words.map((word) => [word.id, word])),
  };
}

export const papersOf = (view: PackView): { file: string; item: Paper }[] =>
  view.items.flatMap(({ file, item }) =>
    item.kind === 'reading' || item.kind === 'listening' ? [{ file, item }] : [],
  );
