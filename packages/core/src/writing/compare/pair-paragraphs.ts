/** A paragraph of the first draft and what became of it; null: it is not in that draft. */
export type Pair = { before: number | null; after: number | null };

/** Two paragraphs with less in common than this are two different paragraphs. */
const LEAST_ALIKE = 0.2;

/** Paragraphs in the order of both drafts, so that together they have most in common. */
export function pairParagraphs(before: readonly string[], after: readonly string[]): Pair[] {
  const bags = [before, after].map((texts) => texts.map(bagOf));
  const [old = [], now = []] = bags;
  const best = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, k: number) => best[i]?.[k] ?? 0;
  const gain = (i: number, k: number) => {
    const likeness = alike(old[i] ?? new Map(), now[k] ?? new Map());
    return likeness < LEAST_ALIKE ? Number.NEGATIVE_INFINITY : likeness + at(i + 1, k + 1);
  };
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let k = now.length - 1; k >= 0; k -= 1) (best[i] ?? [])[k] = Math.max(gain(i, k), at(i + 1, k), at(i, k + 1));

  const pairs: Pair[] = [];
  let [i, k] = [0, 0];
  while (i < old.length || k < now.length) {
    if (i < old.length && k < now.length && at(i, k) === gain(i, k)) pairs.push({ before: i++, after: k++ });
    else if (k >= now.length || (i < old.length && at(i, k) === at(i + 1, k))) pairs.push({ before: i++, after: null });
    else pairs.push({ before: null, after: k++ });
  }
  return pairs;
}

type Bag = Map<string, number>;

function bagOf(text: string): Bag {
  const bag: Bag = new Map();
  for (const word of text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** Dice: twice what they share over what both have. */
function alike(one: Bag, other: Bag): number {
  const size = (bag: Bag) => [...bag.values()].reduce((sum, count) => sum + count, 0);
  const all = size(one) + size(other);
  const shared = [...one].reduce((sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0), 0);
  return all === 0 ? 1 : (2 * shared) / all;
}
