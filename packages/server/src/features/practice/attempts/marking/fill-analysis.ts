import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { markedPapersOf } from './marked-papers.ts';

/** So many attempts are looked for at once. */
const PIECE = 50;

/** Attempts that were marked before the analysis was kept. */
export const fillAnalysis = ({ db, papers: library, analysisIndex }: AttemptsDeps): Promise<void> =>
  analysisIndex.fill(db, {
    next: (tx, after, until) => attemptsRepo(tx).markedBetween(after, until, PIECE),
    async papersOf(tx, id) {
      // Locked, so that a guest who logs in meanwhile takes along either the attempt or what was counted of it.
      const held = await attemptsRepo(tx).lockById(id);
      if (!held) return [];
      const papers = await attemptsRepo(tx).papers(id);
      const kept = papers.map(({ content_id, hash }) => ({ id: content_id, hash }));
      return markedPapersOf(held, await library.keptVersions(tx, kept));
    },
  });
