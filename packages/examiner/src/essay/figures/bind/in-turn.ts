import type { Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import type { Bound } from './bind.ts';

/** Which of several names a number is told of, where their order or a name of its own says so. */

/** After "the two" one of them is named for itself, and nothing is said of adding. */
export function namedAfterPair(text: string, { start, end }: SaidNumber, { rows }: Mentions): boolean {
  const last = rows.filter((one) => one.end <= start && !one.aside).at(-1);
  const pair = text.slice(0, start).search(/\bthe (?:two|three)\b/i);
  const adds = /\b(?:together|combined|add\w*|sums?|in all|altogether|both|total|of (?:them|these))\b/i;
  return pair >= 0 && last !== undefined && last.start > pair && !adds.test(text.slice(0, end + 30));
}

/** "9% and 4% respectively": the first number belongs to the first name. */
export function respectively(
  text: string,
  number: SaidNumber,
  numbers: SaidNumber[],
  mentions: Mentions,
): { rows?: Bound; columns?: Bound } | null {
  const word = text.toLowerCase().indexOf('respectively');
  if (word < 0 || number.end > word) return null;
  const list = numbers.filter((one) => one.end <= word && /^[^.;]*$/.test(text.slice(one.end, word))).slice(-3);
  const block = list.filter(
    (one, i) => i === list.length - 1 || /^\W*(?:and|,)?\W*(?:\w+\W+)?$/.test(text.slice(one.end, list[i + 1]!.start)),
  );
  const at = block.indexOf(number);
  if (at < 0 || block.length < 2) return null;
  const named = (list: Mentions['rows']) => {
    const before = list.filter((one) => one.end <= block[0]!.start).slice(-block.length);
    // "33% and 36% used buses and cars respectively": the names may follow, and then in the same order.
    const after = list.filter((one) => one.start >= block.at(-1)!.end && one.end <= word);
    const names = after.length === block.length ? after : before;
    return names.length === block.length && new Set(names.map((one) => one.index)).size === block.length
      ? { indexes: [names[at]!.index], how: 'one' as const }
      : undefined;
  };
  const [rows, columns] = [named(mentions.rows), named(mentions.columns)];
  return rows || columns ? { ...(rows ? { rows } : columns ? { columns } : {}) } : null;
}
