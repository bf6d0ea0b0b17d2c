import type { Quote } from '../report.ts';
import type { EssayText, Place } from '../text/essay-text.ts';

const LONGEST = 140;

/** A piece of the essay to show beside a comment: the place is exact, the text is cut where it would be too long. */
export function quote(piece: Place & { text: string }): Quote {
  const text = piece.text.length > LONGEST ? `${piece.text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : piece.text;
  return { start: piece.start, end: piece.end, text };
}

export const quoteAt = (essay: EssayText, { start, end }: Place): Quote =>
  quote({ start, end, text: essay.text.slice(start, end) });
