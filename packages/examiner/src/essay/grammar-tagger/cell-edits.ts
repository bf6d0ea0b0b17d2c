import type { Place } from '../text/essay-text.ts';
import type { Cell } from './cells.ts';
import { clings, joinWords } from './tokens.ts';

/** A change the tagger wants, in characters of the text, with the words it is about. */
export type TaggerEdit = Place & { replacement: string; old: string[]; fresh: string[]; tag: string; chance: number };

/** What changed, place by place; words that changed together are one edit. */
export function editsOf(cells: Cell[]): TaggerEdit[] {
  const edits: TaggerEdit[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (!isChanged(cells[i]!)) continue;
    let end = i + 1;
    while (end < cells.length && isChanged(cells[end]!) && belongs(cells[end - 1]!, cells[end]!)) end++;
    const edit = editOf(cells, i, end);
    if (edit) edits.push(edit);
    i = end - 1;
  }
  return edits;
}

const isChanged = ({ token, now }: Cell): boolean =>
  token ? now.length !== 1 || now[0] !== token.text : now.length > 0;

/**
 * A swap or a merged word, a new first word with the capital it takes over, a word that took its neighbour's place, a full
 * stop with the capital behind it.
 */
const belongs = (a: Cell, b: Cell): boolean =>
  a.group === b.group ||
  (/^[.?!]$/.test(a.now.at(-1) ?? '') && b.tag === 'CAP') ||
  !a.token ||
  (a.now.length === 0 && b.now.length === 0) ||
  (a.now.length > 0 && b.now.length === 0 && (a.now.length > 1 || a.now[0] !== a.token.text)) ||
  (a.now.length === 0 && b.now.length > 0 && b.now[0] !== b.token!.text);

function editOf(cells: Cell[], from: number, to: number): TaggerEdit | null {
  const own = cells.slice(from, to);
  const tokens = own.flatMap(({ token }) => token ?? []);
  const fresh = own.flatMap(({ now }) => now);
  const told = {
    old: tokens.map(({ text }) => text),
    fresh,
    tag: own.find(({ tag }) => tag)?.tag ?? 'K',
    chance: Math.min(...own.map(({ chance }) => chance)),
  };
  const before = cells[from - 1]?.token;
  const after = cells[to]?.token;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) {
    // A word before everything else; the page shows it in front of the first word.
    return after ? { ...told, start: after.start, end: after.start, replacement: `${joinWords(fresh)} ` } : null;
  }
  if (fresh.length === 0) {
    // The blank before a word goes with it; the first word takes the one behind it.
    const end = before || !after ? last.end : after.start;
    return { ...told, start: before ? before.end : first.start, end, replacement: '' };
  }
  // Something put in behind a word that stays is an edit of its own place, not of the word.
  if (tokens.length === 1 && fresh[0] === first.text) {
    const added = fresh.slice(1);
    if (added.length === 0) return null;
    if (clings(added[0]!) || !after) {
      const glue = clings(added[0]!) ? '' : ' ';
      return { ...told, old: [], fresh: added, start: last.end, end: last.end, replacement: glue + joinWords(added) };
    }
    const tight = after.start === last.end;
    const replacement = tight ? ` ${joinWords(added)}` : `${joinWords(added)} `;
    return {
      ...told,
      old: [],
      fresh: added,
      start: tight ? last.end : after.start,
      end: tight ? last.end : after.start,
      replacement,
    };
  }
  return { ...told, start: first.start, end: last.end, replacement: joinWords(fresh) };
}
