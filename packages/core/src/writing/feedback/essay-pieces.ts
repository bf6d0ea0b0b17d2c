import type { Place } from './report.ts';

/** Words something points at, under a name. Spots may overlap; an insertion is a spot without words. */
export type Spot = Place & { key: string };

/** A run of text under the same spots. Without words it is the place of an insertion. */
export type Piece = Place & {
  text: string;
  keys: string[];
  /** Spots whose last words these are: their numbers are drawn behind it. */
  ends: string[];
};

/** The text by paragraphs, cut wherever a spot begins or ends. Nothing is lost but the line breaks. */
export const essayPieces = (text: string, spots: readonly Spot[]): Piece[][] =>
  paragraphPlaces(text).map((paragraph) => piecesIn(text, paragraph, inside(text, spots)));

/** Where the paragraphs are. Empty lines and spaces around a paragraph belong to none. */
export function paragraphPlaces(text: string): Place[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const start = index + (line.length - line.trimStart().length);
    const end = start + line.trim().length;
    return end > start ? [{ start, end }] : [];
  });
}

function piecesIn(text: string, paragraph: Place, spots: readonly Spot[]): Piece[] {
  const here = spots.filter(({ start, end }) => start <= paragraph.end && end >= paragraph.start);
  const cuts = [paragraph.start, paragraph.end, ...here.flatMap(({ start, end }) => [start, end])]
    .filter((cut) => cut >= paragraph.start && cut <= paragraph.end)
    .sort((a, b) => a - b);
  const places = [...new Set(cuts)];
  return places.flatMap((start, at) => {
    const gap = here.filter((spot) => spot.start === start && spot.end === start);
    const end = places[at + 1];
    return [
      ...gap.map((spot): Piece => ({ start, end: start, text: '', keys: [spot.key], ends: [spot.key] })),
      ...(end === undefined ? [] : [piece(text, { start, end }, here)]),
    ];
  });
}

function piece(text: string, { start, end }: Place, spots: readonly Spot[]): Piece {
  const covering = spots.filter((spot) => spot.end > spot.start && spot.start <= start && spot.end >= end);
  return {
    start,
    end,
    text: text.slice(start, end),
    keys: covering.map(({ key }) => key),
    ends: covering.filter((spot) => spot.end === end).map(({ key }) => key),
  };
}

/** A place outside the text (a report of another text, by mistake) must not break the page. */
const inside = (text: string, spots: readonly Spot[]): Spot[] =>
  spots.filter(({ start, end }) => start >= 0 && start <= end && end <= text.length);
