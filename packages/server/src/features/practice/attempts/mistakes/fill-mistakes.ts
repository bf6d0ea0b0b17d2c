import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { reportOf } from '../marking/report-marks.ts';

/** So many attempts are looked for at once. */
const PIECE = 20;

/** Attempts that were marked before mistakes were kept, in the order they were made. */
export const fillMistakes = ({ db, papers: library, mistakeBook: book }: AttemptsDeps): Promise<boolean> =>
  book.fill(db, 'attempt', {
    newest: (tx) => attemptsRepo(tx).newestId(),
    next: (tx, after, until) => attemptsRepo(tx).markedBetween(after, until, PIECE),
    async report(tx, id) {
      // Locked, so that a guest who logs in meanwhile takes along either the attempt or what was reported of it.
      const held = await attemptsRepo(tx).lockById(id);
      if (!held) return;
      const papers = await attemptsRepo(tx).papers(id);
      const kept = papers.map(({ content_id, hash }) => ({ id: content_id, hash }));
      await book.report(tx, held.attempt.user_id, reportOf(held, await library.keptVersions(tx, kept)));
    },
  });
