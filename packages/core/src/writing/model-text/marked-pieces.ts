import type { Note, TextPlace } from './annotate.ts';

/** A paragraph in pieces: plain, of a phrase, or of a note (whose number stands behind its last piece). */
export type MarkedPiece = { at: number; text: string; note: number; phrase: boolean; last: boolean };

export function markedPieces(
  text: string,
  paragraph: number,
  notes: readonly Note[],
  phrases: readonly TextPlace[],
): MarkedPiece[] {
  const inNotes = notes.flatMap(({ n, places }) =>
    places.filter((place) => place.paragraph === paragraph).map((place) => ({ ...place, n })),
  );
  const inPhrases = phrases.filter((place) => place.paragraph === paragraph);
  const cuts = [0, text.length, ...[...inNotes, ...inPhrases].flatMap(({ start, end }) => [start, end])];
  const edges = [...new Set(cuts)].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return edges.slice(0, -1).map((at, index) => {
    const end = edges[index + 1] ?? text.length;
    const inside = ({ start, end: to }: { start: number; end: number }) => start <= at && end <= to;
    const note = inNotes.find(inside);
    return {
      at,
      text: text.slice(at, end),
      note: note?.n ?? 0,
      phrase: inPhrases.some(inside),
      last: note?.end === end,
    };
  });
}
