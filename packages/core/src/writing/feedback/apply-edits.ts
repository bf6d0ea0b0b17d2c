import type { Place } from './report.ts';

export type Edit = Place & { replacement: string };

/**
 * The text with edits made, the last first so that no place moves. Of two edits of the same words the first one counts.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, replacement } of apart(edits).reverse())
    result = result.slice(0, start) + replacement + result.slice(end);
  return result;
}

/** Edits in the order of the text, without those that touch words another one has changed already. */
function apart(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    const free = !last || edit.start > last.end || (edit.start === last.end && edit.end > edit.start);
    if (free) kept.push(edit);
  }
  return kept;
}
