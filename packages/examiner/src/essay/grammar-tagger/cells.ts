import type { Inflect } from './inflect.ts';
import { capital, isLower, small, startsUpper, type TaggerToken } from './tokens.ts';

/**
 * One word of the learner's and what stands there now. The first cell is the place before the first word. `chance` is
 * the least sure of the changes made here; cells with the same `group` changed together.
 */
export type Cell = { token: TaggerToken | null; now: string[]; tag: string | null; chance: number; group: number };
export type Guess = { tag: string; chance: number };
type Mend = { inflect: Inflect; spell: (word: string) => string | null };

export function cellsOf(tokens: TaggerToken[]): Cell[] {
  const fresh = (token: TaggerToken | null, i: number): Cell => ({
    token,
    now: token ? [token.text] : [],
    tag: null,
    chance: 1,
    group: i,
  });
  return [null, ...tokens].map(fresh);
}

export const wordsOf = (cells: Cell[]): string[] => cells.flatMap((cell) => cell.now);

/** One round of changes. `guesses` has one for the place before the text and one for each word of it. */
export function changed(cells: Cell[], guesses: (Guess | null)[], mend: Mend): Cell[] {
  const next = cells.map((cell) => ({ ...cell, now: [...cell.now] }));
  const slots = next.flatMap((cell) => cell.now.map((word) => ({ cell, words: [word] })));
  const note = (cell: Cell, { tag, chance }: Guess, group = cell.group) => {
    Object.assign(cell, { tag: cell.tag ?? tag, chance: Math.min(cell.chance, chance), group });
  };
  const start = guesses[0];
  const opening = start?.tag.startsWith('A_') ? [start.tag.slice(2)] : [];
  if (start && opening.length) note(next[0]!, start);
  for (let i = 0; i < slots.length; i++) {
    const guess = guesses[i + 1];
    if (!guess) continue;
    const { cell, words } = slots[i]!;
    const after = slots[i + 1];
    if (guess.tag === 'MERGE' || guess.tag === 'SWAP') {
      if (!after) continue;
      const [a, b] = [words[0]!, after.words[0]!];
      if (guess.tag === 'MERGE') [slots[i]!.words, after.words] = [[a + b.toLowerCase()], []];
      else [slots[i]!.words, after.words] = swapped(a, b, i === 0);
      note(cell, guess);
      note(after.cell, guess, cell.group);
      i++;
      continue;
    }
    const made = oneWord(words[0]!, guess.tag, i === 0, mend);
    if (!made) continue;
    slots[i]!.words = made;
    note(cell, guess);
  }
  for (const cell of next) cell.now = slots.filter((slot) => slot.cell === cell).flatMap((slot) => slot.words);
  next[0]!.now.unshift(...opening);
  return next;
}

function oneWord(word: string, tag: string, first: boolean, { inflect, spell }: Mend): string[] | null {
  if (tag === 'DEL') return [];
  if (tag.startsWith('A_')) return [word, tag.slice(2)];
  if (tag.startsWith('R_')) return [replaced(word, tag.slice(2), first)];
  const fresh =
    tag === 'LOW'
      ? word.toLowerCase()
      : tag === 'CAP'
        ? capital(word.toLowerCase())
        : tag === 'UPP'
          ? word.toUpperCase()
          : tag === 'SPELL'
            ? spell(word)
            : inflect(word, tag.slice(2) as Parameters<Inflect>[1]);
  return fresh === null || fresh === word ? null : [fresh];
}

const replaced = (old: string, fresh: string, first: boolean): string =>
  startsUpper(old) && (first || old.length > 1) && isLower(fresh.slice(0, 1)) && old !== 'I' ? capital(fresh) : fresh;

const swapped = (a: string, b: string, first: boolean): [string[], string[]] =>
  first && startsUpper(a) && a !== 'I' ? [[capital(b)], [small(a)]] : [[b], [a]];
