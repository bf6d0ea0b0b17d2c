import type { Quote } from '../report.ts';
import type { EssayText, Place } from './essay-text.ts';

const LONGEST = 140;

/** A piece of the essay to show beside a comment: the place is exact, the text is cut where it would be too long. */
export function quote(piece: Place & { text: string }): Quote {
  const text = piece.text.length > LONGEST ? `${piece.text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : piece.text;
  return { start: piece.start, end: piece.end, text };
}

export const quoteAt = (essay: EssayText, { start, end }: Place): Quote =>
  quote({ start, end, text: essay.text.slice(start, end) });

/** A slip alone says little; a few words around it show what is meant. */
export function quoteAround(essay: EssayText, { start, end }: Place): Quote {
  const { text } = essay;
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, start - 22)) + 1);
  const line = text.indexOf('\n', end);
  const blank = text.indexOf(' ', end + 18);
  const to = Math.min(line < 0 ? text.length : line, blank < 0 ? text.length : blank);
  return quoteAt(essay, { start: Math.max(from, text.lastIndexOf('\n', start) + 1), end: to });
}

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
