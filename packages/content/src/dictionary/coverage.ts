import { spellingsOf } from '@ninefold/core/vocabulary/look-up';
import type { Pack } from '../read-pack.ts';
import type { Dictionary } from './dictionary.ts';

/** Every different word of the passages and scripts, by what a learner who looks it up would get. */
type Coverage = { found: number; parts: string[]; numbers: number; names: string[]; missing: string[] };

/** The particle of a name, as in van der Heyden, has no capital. */
const NAME = /^\p{Lu}|^(?:van|von|der|de)$/u;

export function coverageOf(packs: readonly Pack[], dictionary: Dictionary): Coverage {
  const coverage: Coverage = { found: 0, parts: [], numbers: 0, names: [], missing: [] };
  const words = new Set(packs.flatMap(wordsOfTexts));
  const listed = new Set(packs.flatMap(bookWords));
  const known = (word: string) =>
    spellingsOf(word).whole.some((spelling) => listed.has(spelling) || dictionary.find(spelling).length > 0);
  for (const word of words) {
    const { parts } = spellingsOf(word);
    if (known(word)) coverage.found += 1;
    else if (/\p{N}/u.test(word)) coverage.numbers += 1;
    else if (parts.length > 0 && parts.every(known)) coverage.parts.push(word);
    else (NAME.test(word) ? coverage.names : coverage.missing).push(word);
  }
  return coverage;
}

/** Passages and scripts, word by word as they are printed. */
export const wordsOfTexts = (pack: Pack): string[] =>
  textsOf(pack).flatMap((text) => text.match(/[\p{L}\p{N}]+(?:['’‑-][\p{L}\p{N}]+)*/gu) ?? []);

function textsOf({ items }: Pack): string[] {
  return items.flatMap(({ item }) => {
    if (item.kind === 'reading')
      return [item.title.en, item.subtitle ?? '', ...item.paragraphs.map(({ text }) => text)];
    return item.kind === 'listening' ? item.script.map(({ text }) => text) : [];
  });
}

const bookWords = ({ items }: Pack): string[] =>
  items.flatMap(({ item }) =>
    item.kind === 'wordbook'
      ? item.units.flatMap(({ words }) =>
          words.flatMap((word) => (typeof word === 'string' ? [] : [word.name, ...word.forms])),
        )
      : [],
  );
