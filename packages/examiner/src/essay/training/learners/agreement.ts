import { diffArrays } from 'diff';

type Change = { start: number; end: number; replacement: string };

/** How an annotator answered a correction: changed something there, and changed it to the same words. */
export type Answer = { touched: boolean; agreed: boolean };

export function answerTo(source: string, target: string, change: Change): Answer {
  const { start, end, replacement } = change;
  const mended = source.slice(0, start) + replacement + source.slice(end);
  const [old, fresh, gold] = [tokensOf(source), tokensOf(mended), tokensOf(target)];
  const ownCase = source.slice(start, end).toLowerCase() === replacement.toLowerCase();
  const alike = (words: string[]) => (ownCase ? words : words.map(plain));
  // The words that the change is about: all but what stands the same before and behind it.
  let head = 0;
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head++;
  let tail = 0;
  while (
    tail < Math.min(old.length, fresh.length) - head &&
    old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
  )
    tail++;
  const kept = keptIn(old, gold);
  return {
    touched: !isWhole(kept, head, old.length - tail),
    agreed: isWhole(keptIn(alike(fresh), alike(gold)), head, fresh.length - tail),
  };
}

/** British and American spelling are one, and so is a word with the capital of a new sentence. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/our/, 'or')
    .replace(/([iy])s(e|es|ed|er|ing|ation)$/, '$1z$2')
    .replace(/ll(ed|ing|er)$/, 'l$1')
    .replace(/tre(s?)$/, 'ter$1');

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

/** For each word its place in the corrected sentence, -1 for a word that is not there any more. */
function keptIn(tokens: string[], gold: string[]): number[] {
  const places: number[] = [];
  let at = 0;
  for (const { added, removed, count } of diffArrays(tokens, gold)) {
    if (added) at += count;
    else for (let i = 0; i < count; i++) places.push(removed ? -1 : at++);
  }
  return places;
}

/** Every word from..to is there, and nothing came between them; for no word at all its two neighbours are asked. */
function isWhole(places: number[], from: number, to: number): boolean {
  const [first, last] = from === to ? [from - 1, to + 1] : [from, to];
  const asked = places.slice(Math.max(0, first), last);
  return asked.every((place, i) => place >= 0 && (i === 0 || place === asked[i - 1]! + 1));
}
