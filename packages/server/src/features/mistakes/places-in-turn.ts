import { factsOfKind } from '@ninefold/core/mistakes/kinds';
import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book/book.repo.ts';
import { mistakesRepo, type SeenPlace } from './mistakes.repo.ts';

/** Names the sentence a rule was tried in. One that was read aloud twice is one: section and sentence, not the word. */
export const sentenceOf = ({ source, source_id, part }: SeenPlace): string =>
  source === 'reading' ? `reading:${part.replace(/\.\d+$/, '')}` : `${source}:${source_id}:${part}`;

/**
 * A rule is asked in another of the learner's own sentences each time: the newest in which it was not right yet. The
 * rows come back with that place; where there is no other one they stay as they are.
 */
export async function inTurn(db: Db, rows: readonly MistakeRow[]): Promise<MistakeRow[]> {
  const turning = rows.filter(({ kind, seen, rights }) => needsOthers(kind) && seen > 1 && rights.length > 0);
  if (turning.length === 0) return [...rows];
  const places = await mistakesRepo(db).placesOf(turning.map(({ id }) => id));
  return rows.map((row) => {
    if (!turning.includes(row)) return row;
    const tried = row.rights.map(({ sentence }) => sentence);
    const next = places.find((place) => place.mistake_id === row.id && !tried.includes(sentenceOf(place)));
    return next ? { ...row, source: next.source, source_id: next.source_id, part: next.part } : row;
  });
}

const needsOthers = (kind: MistakeRow['kind']): boolean => factsOfKind(kind).closing.differentSentences;
