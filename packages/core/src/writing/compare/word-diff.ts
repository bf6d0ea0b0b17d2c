import type { DiffPiece } from '../feedback/report.ts';

/** Beyond this many pairs of words nobody reads a word diff any more, and a phone would not finish it. */
const MOST_PAIRS = 4_000_000;

/** What was taken out and what was put in, by whole words. Equal neighbours are one piece. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const head = sharedStart(a, b);
  const tail = sharedStart(a.slice(head).reverse(), b.slice(head).reverse());
  const [oldWords, newWords] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const changed = withoutIslands(joined(middle(oldWords, newWords)));
  return joined([...a.slice(0, head).map(same), ...changed, ...a.slice(a.length - tail).map(same)]);
}

/** A word takes the space behind it along, so that the pieces put together give the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const same = (text: string): DiffPiece => ({ kind: 'same', text });

/** The space behind a word does not make it another word: the last word of a line has none. */
const equal = (one: string | undefined, other: string | undefined): boolean => one?.trim() === other?.trim();

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && equal(a[length], b[length])) length += 1;
  return length;
}

/** The longest common subsequence, from its table of lengths. */
function middle(a: readonly string[], b: readonly string[]): DiffPiece[] {
  const replaced = [...a.map((text): DiffPiece => ({ kind: 'removed', text })), ...b.map(added)];
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_PAIRS) return replaced;
  const wide = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * wide);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let k = b.length - 1; k >= 0; k -= 1)
      lengths[i * wide + k] = equal(a[i], b[k])
        ? (lengths[(i + 1) * wide + k + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * wide + k] ?? 0, lengths[i * wide + k + 1] ?? 0);
  const pieces: DiffPiece[] = [];
  let [i, k] = [0, 0];
  while (i < a.length || k < b.length) {
    if (i < a.length && k < b.length && equal(a[i], b[k])) {
      pieces.push(same(b[k] ?? ''));
      i += 1;
      k += 1;
    } else if (
      k >= b.length ||
      (i < a.length && (lengths[(i + 1) * wide + k] ?? 0) >= (lengths[i * wide + k + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      pieces.push(added(b[k] ?? ''));
      k += 1;
    }
  }
  return pieces;
}

/** More words in a row than this were kept on purpose. */
const MOST_ISLAND = 3;
const countOf = (pieces: readonly DiffPiece[], kind: DiffPiece['kind']): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === kind ? wordsOf(piece.text).length : 0), 0);
const sizeOf = (change: readonly DiffPiece[]): number => Math.max(countOf(change, 'removed'), countOf(change, 'added'));

/**
 * Two sentences about other things share a "the" or an "of" here and there. Such a word between two longer changes was
 * not kept by the learner; left standing it makes confetti of both sentences.
 */
function withoutIslands(pieces: readonly DiffPiece[]): DiffPiece[] {
  const runs: DiffPiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last[0]?.kind !== 'same' && piece.kind !== 'same') last.push(piece);
    else runs.push([piece]);
  }
  const result: DiffPiece[][] = [];
  for (const [at, run] of runs.entries()) {
    const [before, after] = [result.at(-1), runs[at + 1]];
    const island = run[0]?.kind === 'same' ? countOf(run, 'same') : 0;
    const words = run[0]?.text ?? '';
    if (island > 0 && island <= MOST_ISLAND && before && after && island < Math.min(sizeOf(before), sizeOf(after)))
      before.push({ kind: 'removed', text: words }, added(words), ...after.splice(0));
    else if (run.length > 0) result.push([...run]);
  }
  return result.flatMap((run) => [...run.filter(isRemoved), ...run.filter((piece) => !isRemoved(piece))]);
}

const isRemoved = ({ kind }: DiffPiece): boolean => kind === 'removed';
const added = (text: string): DiffPiece => ({ kind: 'added', text });

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const result: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
