import type { Ink, Mark } from './annotations.ts';

/** A stretch of one block of text. */
export type Stretch = { block: string; start: number; end: number };

export type Segment<Over> = { start: number; end: number; over: readonly Over[] };

/** New ink replaces old where they overlap; notes of what is swallowed whole move to the new mark, none is lost. */
export function highlight(marks: readonly Mark[], stretch: Stretch, ink: Ink, id: string): Mark[] {
  const inside = marks.filter((mark) => covers(stretch, mark));
  const note = inside
    .map((mark) => mark.note)
    .filter(Boolean)
    .join('\n');
  return [...cutOut(marks, stretch), { ...stretch, id, ink, note }];
}

/** Takes the ink off; what sticks out on either side stays, and keeps its note on the left part. */
export function cutOut(marks: readonly Mark[], { block, start, end }: Stretch): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.block !== block || mark.end <= start || mark.start >= end) return [mark];
    const left = mark.start < start ? [{ ...mark, end: start }] : [];
    const right =
      mark.end > end ? [{ ...mark, id: `${mark.id}+`, start: end, note: left.length > 0 ? '' : mark.note }] : [];
    return [...left, ...right];
  });
}

export const withNote = (marks: readonly Mark[], id: string, note: string): Mark[] =>
  marks.map((mark) => (mark.id === id ? { ...mark, note } : mark));

const covers = (stretch: Stretch, mark: Mark): boolean =>
  mark.block === stretch.block && stretch.start <= mark.start && mark.end <= stretch.end;

/** The text cut where something begins or ends, each piece with what lies over it. */
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
