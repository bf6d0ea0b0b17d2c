import type { SpokenPlace, SpokenWord } from '@ninefold/core/speaking/report';

/** What was said, without hesitations and words said twice: as the rules of language can read it. */
export type Transcript = {
  text: string;
  /** The words in it, each with its place in `text`. */
  words: (SpokenWord & { start: number; end: number })[];
  fillers: SpokenPlace[];
  repetitions: SpokenPlace[];
};

const FILLER = /^(?:u+m+|u+h+|e+r+m*|a+h+|h+m+|m+h*m+|uh-huh|eh)$/;
/** Said twice on purpose. */
const MEANT_TWICE = new Set('very really so no yes that had bye many much again more far long too ha'.split(' '));

export function readTranscript(words: readonly SpokenWord[]): Transcript {
  const fillers = words.filter(isFiller);
  const spoken = words.filter((word) => !isFiller(word));
  const repeated = new Set<number>();
  for (let at = 0; at < spoken.length; at++) for (const i of saidAgain(spoken, at)) repeated.add(i);
  const kept = spoken.filter((_, at) => !repeated.has(at));
  const starts: number[] = [];
  let text = '';
  for (const word of kept) {
    if (text) text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  return {
    text,
    words: kept.map((word, at) => ({ ...word, start: starts[at]!, end: starts[at]! + word.text.length })),
    fillers: fillers.map(asPlace),
    repetitions: runsOf(spoken, repeated),
  };
}

/** "I think I think" is one place where somebody went back, however many words it has. */
function runsOf(spoken: readonly SpokenWord[], repeated: ReadonlySet<number>): SpokenPlace[] {
  const runs: SpokenPlace[] = [];
  spoken.forEach((word, at) => {
    const last = runs.at(-1);
    if (!repeated.has(at)) return;
    if (!last || !repeated.has(at - 1)) runs.push(asPlace(word));
    else Object.assign(last, { to: word.to, text: `${last.text} ${word.text}` });
  });
  return runs;
}

/** Words at `at` that come again right behind, up to three at once: "I think I think", "the the". */
function saidAgain(words: readonly SpokenWord[], at: number): number[] {
  for (const length of [3, 2, 1]) {
    const first = words.slice(at, at + length).map(({ text }) => bare(text));
    const again = words.slice(at + length, at + 2 * length).map(({ text }) => bare(text));
    if (again.length < length || first.some((word, i) => word === '' || word !== again[i])) continue;
    if (length === 1 && MEANT_TWICE.has(first[0]!)) return [];
    // A full stop between them: two sentences that begin alike.
    if (/[.!?]$/.test(words[at + length - 1]!.text)) return [];
    return Array.from({ length }, (_, i) => at + i);
  }
  return [];
}

/** The words behind a stretch of the text, with their seconds. */
export function placeOf(
  { words, text }: Transcript,
  start: number,
  end: number,
): SpokenPlace & { words: SpokenWord[] } {
  const inside = words.filter((word) => word.start < Math.max(end, start + 1) && word.end > start);
  const found = inside.length ? inside : words.slice(0, 1);
  return { from: found[0]?.from ?? 0, to: found.at(-1)?.to ?? 0, text: text.slice(start, end), words: found };
}

export const bare = (text: string): string => text.toLowerCase().replace(/[^a-z'-]/g, '');
const isFiller = ({ text }: SpokenWord): boolean => FILLER.test(bare(text));
const asPlace = ({ text, from, to }: SpokenWord): SpokenPlace => ({ text, from, to });
