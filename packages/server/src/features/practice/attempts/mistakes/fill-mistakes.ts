import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { reportOf } from '../marking/report-marks.ts';

/** So many attempts a transaction: the memory it takes is the same for ten attempts and for a million. */
const PIECE = 20;

/** Attempts that were marked before mistakes were kept, in the order they were made. */
export function fillMistakes({ db, papers: library, mistakeBook: book }: AttemptsDeps): Promise<boolean> {
  return book.fill(
    db,
    'attempt',
    (tx) => attemptsRepo(tx).newestId(),
    async (tx, after, until) => {
      const marked = await attemptsRepo(tx).markedBetween(after, until, PIECE);
      for (const held of marked) {
        const papers = await attemptsRepo(tx).papers(held.attempt.id);
        const kept = papers.map(({ content_id, hash }) => ({ id: content_id, hash }));
        const versions = await library.keptVersions(tx, kept);
        await book.report(tx, held.attempt.user_id, reportOf(held, versions));
      }
      return marked.at(-1)?.attempt.id ?? null;
    },
  );
}
