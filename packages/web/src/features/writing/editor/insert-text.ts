/** Puts words in where the caret stands (or over the selection), with a space where two words would touch. */
export function insertAt(text: string, start: number, end: number, words: string): { text: string; caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const left = before === '' || /[\s(“"'-]$/.test(before) ? '' : ' ';
  const right = after === '' || /^[\s.,;:!?)”"'-]/.test(after) ? '' : ' ';
  const piece = left + words + right;
  return { text: before + piece + after, caret: start + piece.length };
}
