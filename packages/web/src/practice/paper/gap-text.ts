/** Words, or the number of a gap in its own paper. */
type Piece = { words: string; start: number } | { gap: number };

/** `The __7__ stones` → words, gap 7, words. `start` is the place of the words in the text, to which highlights refer. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/__(\d+)__/g)) {
    if (found.index > from) pieces.push({ words: text.slice(from, found.index), start: from });
    pieces.push({ gap: Number(found[1]) });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), start: from });
  return pieces;
}

/** The sentence around a gap as it can be read aloud: every gap is a pause. `about` are the words beside it, e.g. of its row. */
export function readAloud(text: string, about = ''): string {
  const words = text
    .replace(/__\d+__/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return [about.replace(/__\d+__/g, '…').trim(), words === '…' ? '' : words].filter(Boolean).join(': ');
}

export const hasGap = (text: string): boolean => /__\d+__/.test(text);
