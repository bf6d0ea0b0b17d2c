import { spoken } from './spoken.ts';

/** How two words sound; words that sound alike are one word to a listener ("right", "write"; "colour", "color"). */
export type SoundOf = (word: string) => string;
export type Hearing = { words: number; errors: number; differences: string[] };

const NOTHING: Record<string, string> = { o: 'oh', zero: 'oh', nought: 'oh', okay: 'ok', cos: 'because', em: 'them' };

/** Both sides as they are said, word by word: "£7.50" is "seven pounds fifty" whoever wrote it. */
export function wordsSaid(text: string): string[] {
  return spoken(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/(?<![a-z0-9])'|'(?![a-z0-9])/g, ' ')
    .replace(/\b(double|triple) (\w+)/g, (_, times, what) =>
      Array(times === 'double' ? 2 : 3)
        .fill(what)
        .join(' '),
    )
    .replace(/\b(?:a|one) (?=hundred|thousand|million)/g, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => NOTHING[word] ?? word);
}

const SHORT: Record<string, string[]> = {
  "'s": ['is', 'has', 'us'],
  "'d": ['would', 'had', 'did'],
  "'ve": ['have'],
  "'ll": ['will'],
  "'re": ['are'],
  "n't": ['not'],
  "'m": ['am'],
};

/** Word error rate: substitutions, omissions and additions over the words of the script. */
export function compare(script: string, heard: string, soundOf: SoundOf = (word) => word): Hearing {
  const [said, got] = [wordsSaid(script), wordsSaid(heard)];
  const alike = (a: string, b: string) => a === b || soundOf(a) === soundOf(b);
  /** "any more" and "anymore", "it'd" and "it would" are the same two words. */
  const joins = (one: string, first: string, second: string) =>
    alike(one, first + second) ||
    Object.entries(SHORT).some(
      ([ending, words]) => one.endsWith(ending) && alike(one, first + ending) && words.includes(second),
    );

  type Cell = { cost: number; back: [number, number]; note: string };
  const table: Cell[][] = said.concat('').map(() => []);
  for (let i = 0; i <= said.length; i++) {
    for (let j = 0; j <= got.length; j++) {
      const ways: Cell[] = [];
      const from = (di: number, dj: number, price: number, note = '') => {
        const before = table[i - di]?.[j - dj];
        if (before) ways.push({ cost: before.cost + price, back: [di, dj], note });
      };
      const [a = '', b = ''] = [said[i - 1], got[j - 1]];
      if (i === 0 && j === 0) ways.push({ cost: 0, back: [0, 0], note: '' });
      if (i > 0 && j > 0) from(1, 1, alike(a, b) ? 0 : 1, alike(a, b) ? '' : `${a} → ${b}`);
      if (i > 0 && j > 1 && joins(a, got[j - 2] ?? '', b)) from(1, 2, 0);
      if (i > 1 && j > 0 && joins(b, said[i - 2] ?? '', a)) from(2, 1, 0);
      if (i > 0) from(1, 0, 1, `${a} → –`);
      if (j > 0) from(0, 1, 1, `– → ${b}`);
      table[i]?.push(ways.reduce((best, way) => (way.cost < best.cost ? way : best)));
    }
  }
  return { words: said.length, errors: table[said.length]?.[got.length]?.cost ?? 0, differences: trace(table) };
}

function trace(table: { back: [number, number]; note: string }[][]): string[] {
  const notes: string[] = [];
  let [i, j] = [table.length - 1, (table[0]?.length ?? 1) - 1];
  while (i > 0 || j > 0) {
    const cell = table[i]?.[j];
    if (!cell) break;
    if (cell.note) notes.unshift(cell.note);
    [i, j] = [i - cell.back[0], j - cell.back[1]];
  }
  return notes;
}
