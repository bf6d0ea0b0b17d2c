import type { Db } from '#db/db.ts';
import { fillsRepo } from './fills.repo.ts';
import { type MarkedPaper, markedPapersRepo } from './marked-papers.repo.ts';

export type NewMarkedPaper = Omit<MarkedPaper, 'is_repeat'>;
export type AnalysisIndex = ReturnType<typeof analysisIndexService>;

/** How attempts that were marked earlier are read, piece by piece. */
type Earlier = {
  next: (tx: Db, after: number, until: number) => Promise<number[]>;
  papersOf: (tx: Db, attemptId: number) => Promise<NewMarkedPaper[]>;
};

const SOURCE = 'attempt';

/** What whoever marks papers calls, inside its own transaction. It looks into nobody's data. */
export const analysisIndexService = () => ({
  putPapers: (tx: Db, papers: readonly NewMarkedPaper[]): Promise<void> => markedPapersRepo(tx).put(papers),

  mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => markedPapersRepo(tx).reown(guestId, userId),

  /** Goes on where it was left; a piece that was read twice changes nothing. Each attempt has a transaction of its own. */
  async fill(db: Db, { next, papersOf }: Earlier): Promise<void> {
    for (;;) {
      const fill = await fillsRepo(db).find(SOURCE);
      if (!fill || fill.done_to >= fill.until) return;
      const ids = await next(db, fill.done_to, fill.until);
      for (const id of ids)
        await db.transaction(async (tx) => {
          await markedPapersRepo(tx).put(await papersOf(tx, id));
          await markedPapersRepo(tx).markLater(id);
          await fillsRepo(tx).move(SOURCE, id);
        });
      if (ids.length === 0) await fillsRepo(db).move(SOURCE, fill.until);
    }
  },
});
