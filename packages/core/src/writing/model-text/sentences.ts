/** A stretch of one paragraph. */
export type Stretch = { start: number; end: number; text: string };

const ABBREVIATIONS = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc)|\b[a-z]\.[a-z]|\be\.g|\bi\.e)\.$/i;

/** Sentences of written English. "e.g." and "Dr." end none; a closing quote or bracket belongs to its sentence. */
export function sentencesOf(paragraph: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const { index, 0: stop } of paragraph.matchAll(/[.!?]+["”’')\]]*(?=\s|$)/g)) {
    const end = index + stop.length;
    if (ABBREVIATIONS.test(paragraph.slice(start, index + 1))) continue;
    push(start, end);
    start = end;
  }
  push(start, paragraph.length);
  return found;

  function push(from: number, to: number) {
    const text = paragraph.slice(from, to);
    const lead = text.length - text.trimStart().length;
    const trimmed = text.trim();
    if (trimmed !== '') found.push({ start: from + lead, end: from + lead + trimmed.length, text: trimmed });
  }
}
