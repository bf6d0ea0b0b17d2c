import type { Highlight, Ink } from './annotations.ts';

/** A stretch of one block of text. */
export type Stretch = { block: string; start: number; end: number };

export type Segment<Over> = { start: number; end: number; over: readonly Over[] };

/** Where highlights overlap, the new ink replaces the old. Notes of highlights that are covered whole move to the new one. */
export function addHighlight(highlights: readonly Highlight[], stretch: Stretch, ink: Ink, id: string): Highlight[] {
  const inside = highlights.filter((highlight) => covers(stretch, highlight));
  const note = inside
    .map((highlight) => highlight.note)
    .filter(Boolean)
    .join('\n');
  return [...cutOut(highlights, stretch), { ...stretch, id, ink, note }];
}

/** Removes highlights from the stretch; what lies outside of it stays. If two pieces are left, the first keeps the note. */
export function cutOut(highlights: readonly Highlight[], { block, start, end }: Stretch): Highlight[] {
  return highlights.flatMap((highlight) => {
    if (highlight.block !== block || highlight.end <= start || highlight.start >= end) return [highlight];
    const left = highlight.start < start ? [{ ...highlight, end: start }] : [];
    const right =
      highlight.end > end
        ? [{ ...highlight, id: `${highlight.id}+`, start: end, note: left.length > 0 ? '' : highlight.note }]
        : [];
    return [...left, ...right];
  });
}

export const withNote = (highlights: readonly Highlight[], id: string, note: string): Highlight[] =>
  highlights.map((highlight) => (highlight.id === id ? { ...highlight, note } : highlight));

const covers = (stretch: Stretch, highlight: Highlight): boolean =>
  highlight.block === stretch.block && stretch.start <= highlight.start && highlight.end <= stretch.end;

export const touchesHighlight = (stretches: readonly Stretch[], highlights: readonly Highlight[]): boolean =>
  stretches.some(({ block, start, end }) =>
    highlights.some((highlight) => highlight.block === block && highlight.start < end && highlight.end > start),
  );

/** Cuts the text wherever something begins or ends; each piece comes with what lies over it. */
export function segmentsOf<Over extends { start: number; end: number }>(
  from: number,
  to: number,
  all: readonly Over[],
): Segment<Over>[] {
  const here = all.filter((one) => one.end > from && one.start < to);
  const cuts = [from, to, ...here.flatMap((one) => [one.start, one.end])].filter((cut) => cut >= from && cut <= to);
  const places = [...new Set(cuts)].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1]!;
    return { start, end, over: here.filter((one) => one.start < end && one.end > start) };
  });
}
