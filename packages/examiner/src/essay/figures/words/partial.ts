/** Words that several names have in common: "printed" and "novels" where there are digital novels and printed comics too. */
export function sharedWords(names: string[]): { word: string; rows: number[] }[] {
  const rows = new Map<string, number[]>();
  for (const [i, name] of names.entries())
    for (const word of new Set(name.toLowerCase().match(/[a-z]{4,}/g) ?? []))
      rows.set(word, [...(rows.get(word) ?? []), i]);
  return [...rows].flatMap(([word, list]) =>
    list.length > 1 && list.length < names.length ? [{ word, rows: list }] : [],
  );
}

/** Where a sentence has such a word without the rest of a name: "the digital ones" are some of these rows. */
export type Partial = { start: number; end: number; rows: number[] };

export function partialsIn(text: string, names: string[], taken: (start: number, end: number) => boolean): Partial[] {
  return sharedWords(names)
    .flatMap(({ word, rows }) =>
      [...text.matchAll(new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'gi'))].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        rows,
      })),
    )
    .filter(({ start, end }) => !taken(start, end))
    .sort((a, b) => a.start - b.start);
}
