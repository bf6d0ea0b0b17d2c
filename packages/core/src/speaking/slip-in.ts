import type { SpokenPlace, SpokenWord } from './report.ts';

/** What was said as a text, and where in it a place stands that is told in seconds. null: its words are not there. */
export function slipIn(
  words: readonly SpokenWord[],
  { from, to }: Pick<SpokenPlace, 'from' | 'to'>,
): { text: string; start: number; end: number } | null {
  let [text, start, end] = ['', -1, -1];
  for (const word of words) {
    if (text) text += ' ';
    const isInside = word.from >= from - SLACK && word.to <= to + SLACK;
    if (isInside && start < 0) start = text.length;
    text += word.text;
    // The full stop belongs to the sentence, not to the slip.
    if (isInside) end = text.length - (/[.,!?;:]+$/.exec(word.text)?.[0].length ?? 0);
  }
  return start < 0 || end <= start ? null : { text, start, end };
}

const SLACK = 0.005;
