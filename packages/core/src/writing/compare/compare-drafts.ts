import { paragraphPlaces } from '../feedback/essay-pieces.ts';
import type { DiffPiece, Place, Report } from '../feedback/report.ts';
import { fates, type RemarkFate } from './fates.ts';
import { pairParagraphs } from './pair-paragraphs.ts';
import { wordDiff } from './word-diff.ts';

/** One paragraph through both drafts: deletions only on the left, insertions only on the right. */
export type ComparedParagraph = {
  n: number;
  pieces: DiffPiece[];
  before: Place | null;
  after: Place | null;
  fates: RemarkFate[];
};
export type ComparedDrafts = { paragraphs: ComparedParagraph[]; counts: Record<RemarkFate['fate'], number> };

export function compareDrafts(before: Report, after: Report): ComparedDrafts {
  const [old, now] = [paragraphPlaces(before.text), paragraphPlaces(after.text)];
  const told = fates(before, after);
  const textsOf = (text: string, places: readonly Place[]) => places.map(({ start, end }) => text.slice(start, end));
  const [oldTexts, nowTexts] = [textsOf(before.text, old), textsOf(after.text, now)];
  const paragraphs = pairParagraphs(oldTexts, nowTexts).map((pair, at): ComparedParagraph => {
    const [from, to] = [old[pair.before ?? -1] ?? null, now[pair.after ?? -1] ?? null];
    return {
      n: at + 1,
      pieces: wordDiff(oldTexts[pair.before ?? -1] ?? '', nowTexts[pair.after ?? -1] ?? ''),
      before: from,
      after: to,
      fates: told.filter((one) => standsIn(one, from, to)),
    };
  });
  const count = (fate: RemarkFate['fate']) => told.filter((one) => one.fate === fate).length;
  return { paragraphs, counts: { mended: count('mended'), still: count('still'), new: count('new') } };
}

/** A remark stands in the row of the words it is about, in the draft those words are in. */
function standsIn({ remark, draft }: RemarkFate, before: Place | null, after: Place | null): boolean {
  const row = draft === 'after' ? after : before;
  return row !== null && remark.start >= row.start && remark.start <= row.end;
}
