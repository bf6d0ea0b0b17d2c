import type { ParsedInput } from '@ninefold/contract/call';
import type { mistakes } from '@ninefold/contract/mistakes';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book/book.repo.ts';
import { mistakesRepo } from './mistakes.repo.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { placesOf } from './owners.ts';

type Input = ParsedInput<(typeof mistakes)['getList']>;
type Placed = { row: MistakeRow; place: MistakePlace };

/** So many times one call reads on where what it read cannot be shown. */
const READS = 5;
/** Where nothing of a read can be shown, the next one takes so many times as much. */
const MORE = 4;

/**
 * A page of what can be shown. A mistake whose evidence is away (a word of a book that was withdrawn) is left out, and
 * others are read in its place; `next` tells where to go on, 0 when nothing is left.
 */
export async function pageOf(deps: MistakesDeps, userId: number, input: Input) {
  const shown: Placed[] = [];
  let [before, size] = [input.before, input.page_size];
  for (let read = 0; read < READS; read += 1) {
    const found = await rowsOf(deps.db, userId, { ...input, before }, size + 1);
    const rows = found.slice(0, size);
    const places = await placesOf(deps, userId, rows);
    for (const [at, row] of rows.entries()) {
      const place = places[at];
      before = row.id;
      if (place) shown.push({ row, place });
      const isMore = at < rows.length - 1 || found.length > size;
      if (shown.length === input.page_size || !isMore) return { shown, next: isMore ? row.id : 0 };
    }
    if (rows.length === 0) return { shown, next: 0 };
    if (!places.some(Boolean)) size *= MORE;
  }
  return { shown, next: before ?? 0 };
}

function rowsOf(db: Db, userId: number, input: Input, limit: number): Promise<MistakeRow[]> {
  const { skill, kind, state, attempt_id, record_id, training_id, dictation_id, speaking_id, reading_id, before } =
    input;
  const repo = mistakesRepo(db);
  if (attempt_id !== undefined) return repo.ofSource(userId, 'attempt', attempt_id, before, limit);
  if (record_id !== undefined) return repo.ofSource(userId, 'essay', record_id, before, limit);
  if (training_id !== undefined) return repo.ofSource(userId, 'training', training_id, before, limit);
  if (dictation_id !== undefined) return repo.ofSource(userId, 'dictation', dictation_id, before, limit);
  if (speaking_id !== undefined) return repo.ofSource(userId, 'speaking', speaking_id, before, limit);
  if (reading_id !== undefined) return repo.ofSource(userId, 'reading', reading_id, before, limit);
  if (skill !== undefined && kind !== undefined) return repo.page(userId, { skill, kind }, state, before, limit);
  return repo.removedPage(userId, before, limit);
}
