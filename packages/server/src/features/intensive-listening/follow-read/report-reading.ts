import { clearWords, unclearWords } from '@ninefold/core/intensive-listening/follow-read/unclear-words';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { Db } from '#db/db.ts';
import type { Lost } from '#features/mistakes/book/book.service.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import type { ScoreRow } from './scores.repo.ts';

type Read = Pick<ScoreRow, 'id' | 'user_id' | 'paper_id' | 'order' | 'hash' | 'words' | 'read_at'>;

/** What one reading tells the book of mistakes: words that were not clear in it, and those that are clear now. */
export async function reportReading(
  { mistakeBook }: Pick<IntensiveListeningDeps, 'mistakeBook'>,
  tx: Db,
  read: Read,
): Promise<void> {
  const { id, user_id, paper_id, order, hash, words, read_at } = read;
  const lost = unclearWords(words).map(
    ({ word, place }): Lost => ({
      ...{ kind: 'sound', slot: slotOf('sound', word), skill: 'speaking', type: '', marks: 1, hash },
      part: `${paper_id}.${order}.${place}`,
    }),
  );
  const slots = clearWords(words).map((word) => slotOf('sound', word));
  const rights = slots.length ? [{ slots, part: sentenceName({ paper_id, order }) }] : [];
  await mistakeBook.report(tx, user_id, { source: 'reading', id, at: read_at, lost, rights });
}

/** By which the book tells one sentence from another. */
export const sentenceName = ({ paper_id, order }: { paper_id: number; order: number }): string =>
  `reading:${paper_id}.${order}`;
