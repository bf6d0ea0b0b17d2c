import type { SpokenPause, SpokenWord } from '@ninefold/core/speaking/report';
import type { Span } from './activity.ts';

/** Shorter silences belong to the sounds themselves; this is the usual line in studies of fluency. */
export const SHORTEST_PAUSE = 0.25;

/** Words that open a clause: whoever pauses before them plans the next thing to say, as everybody does. */
const OPENS = new Set(
  'and but so or because since although though if when while where which who whom whose that whether after before until unless then however well actually for as like what how why anyway also'.split(
    ' ',
  ),
);

/** Silences between the first and the last sound, each between two clauses or inside one. */
export function pausesOf(spans: readonly Span[], words: readonly SpokenWord[]): SpokenPause[] {
  return spans.slice(1).flatMap(({ from: to }, at) => {
    const from = spans[at]!.to;
    return to - from < SHORTEST_PAUSE
      ? []
      : [{ from: round(from), to: round(to), inside_clause: isInside(words, from, to) }];
  });
}

/** Word times are rough: the pause lies where the gap between two words is nearest. */
function isInside(words: readonly SpokenWord[], from: number, to: number): boolean {
  const middle = (from + to) / 2;
  let next = words.findIndex((word) => (word.from + word.to) / 2 > middle);
  if (next < 0) next = words.length;
  const [before, after] = [words[next - 1], words[next]];
  if (!before || !after) return false;
  // Times may be one word out: a boundary right beside the pause is believed.
  return ![next, next - 1, next + 1].some(
    (at) => isBoundary(words, at) && nearest(words, at, from, to) <= (at === next ? Number.POSITIVE_INFINITY : NEAR),
  );
}
const NEAR = 0.2;

/** How far the gap before a word is from the pause, in seconds. */
function nearest(words: readonly SpokenWord[], at: number, from: number, to: number): number {
  const gap = words[at - 1]?.to ?? Number.NEGATIVE_INFINITY;
  return gap < from ? from - gap : gap > to ? gap - to : 0;
}

function isBoundary(words: readonly SpokenWord[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at]];
  if (!before || !after) return false;
  return /[.,!?;:…]["')]*$/.test(before.text) || OPENS.has(bare(after.text));
}

/** The recogniser lets the last word before a pause go on into it; whoever plays the word wants the word. */
export const withinVoice = (words: readonly SpokenWord[], pauses: readonly SpokenPause[]): SpokenWord[] =>
  words.map((word) => {
    const into = pauses.find(({ from, to }) => word.from < from && word.to > from && (word.from + word.to) / 2 <= to);
    const outOf = pauses.find(({ from, to }) => word.from >= from && word.from < to && word.to > to);
    return { ...word, ...(into && { to: into.from }), ...(outOf && { from: outOf.to }) };
  });

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z']/g, '');
const round = (value: number): number => Math.round(value * 100) / 100;
