import { applyEdits, type Edit } from './apply-edits.ts';
import { type DiffPiece, overlaps, type Place, type Report, type Upgrade, within } from './report.ts';

/** One sentence three times: as written, without its slips, and with a plain word or two made more exact. */
export type FeedbackDiff = Place & {
  original: string;
  corrected: string;
  /** The same as `corrected` where there is nothing to add. */
  better: string;
  pieces: readonly DiffPiece[];
};

/** Sentence by sentence, only those with something to say. Questions ("check this") change nothing. */
export function feedbackDiff({ text, diffs, corrections, upgrades }: Report): FeedbackDiff[] {
  const places = new Map<number, Place>(diffs.map(({ start, end }) => [start, { start, end }]));
  for (const upgrade of upgrades) {
    if ([...places.values()].some((place) => within(upgrade, place))) continue;
    const place = sentenceAround(text, upgrade);
    places.set(place.start, place);
  }
  return [...places.values()]
    .sort((a, b) => a.start - b.start)
    .map((place) => {
      const known = diffs.find(({ start }) => start === place.start);
      const original = known?.original ?? text.slice(place.start, place.end);
      const corrected = known?.corrected ?? original;
      const mended = corrections.filter((one) => one.certain && within(one, place));
      const raised = upgrades.filter((one) => within(one, place) && !mended.some((other) => overlaps(one, other)));
      const better = raised.length === 0 ? corrected : inPlace(text, place, [...mended, ...raised.flatMap(toEdit)]);
      return { ...place, original, corrected, better, pieces: known?.pieces ?? [{ kind: 'same', text: original }] };
    });
}

/** The words between two full stops. Good enough for a sentence in which nothing was wrong. */
export function sentenceAround(text: string, { start, end }: Place): Place {
  const before = [...text.slice(0, start).matchAll(/[.!?]["”']?\s+|\n+/g)].at(-1);
  const from = before ? before.index + before[0].length : 0;
  // A place that is a whole sentence already ends with its stop.
  const look = end > start ? end - 1 : end;
  const after = /[.!?]["”']?(?=\s|$)|\n/.exec(text.slice(look));
  const to = after ? look + after.index + (after[0] === '\n' ? 0 : after[0].length) : text.length;
  return { start: from, end: Math.max(end, to) };
}

const inPlace = (text: string, { start, end }: Place, edits: readonly Edit[]): string =>
  applyEdits(
    text.slice(start, end),
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );

function toEdit({ start, end, original, better }: Upgrade): Edit[] {
  const [first] = better;
  if (!first) return [];
  const capital = /^\p{Lu}/u.test(original);
  return [{ start, end, replacement: capital ? first.charAt(0).toUpperCase() + first.slice(1) : first }];
}
