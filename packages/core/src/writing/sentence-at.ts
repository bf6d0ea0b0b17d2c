/** The sentence around a place of a text: from the end of the one before to its own full stop. */
export function sentenceAt(text: string, start: number, end: number): string {
  const [from, to] = sentenceRange(text, start, end);
  return text.slice(from, to);
}

/** Where that sentence begins and ends. A point inside a number or an abbreviation ends nothing. */
export function sentenceRange(text: string, start: number, end: number): [number, number] {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    const after = index + mark.length;
    if (after <= start) from = after;
    else if (index >= end || after >= end) return trimmed(text, from, mark.startsWith('\n') ? index : after);
  }
  return trimmed(text, from, text.length);
}

const SENTENCE_END = /[.!?]["')\]]*(?=\s|$)|\n+/g;

function trimmed(text: string, from: number, to: number): [number, number] {
  const piece = text.slice(from, to);
  const begin = from + (piece.length - piece.trimStart().length);
  return [begin, begin + piece.trim().length];
}
