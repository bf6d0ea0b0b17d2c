import { sortingScore } from '@ninefold/core/history/record-score';
import type { RecordType } from '@ninefold/core/history/record-types';
import type { Db } from '#db/db.ts';
import { type HistoryRecord, historyRepo } from './history.repo.ts';

/** What a feature tells of a record of its own; what the lists need besides is worked out here. */
export type RecordEntry = Omit<HistoryRecord, 'words' | 'score'>;

export type Standing = Pick<HistoryRecord, 'state' | 'band' | 'duration' | 'update_time'>;

export type HistoryIndex = ReturnType<typeof historyIndexService>;

/**
 * What every feature that keeps records calls, inside its own transaction: the history holds exactly what is there. It
 * looks into nobody's data.
 */
export const historyIndexService = () => ({
  async put(tx: Db, entry: RecordEntry): Promise<void> {
    await historyRepo(tx).put({
      ...entry,
      words: wordsOf(entry.title),
      score: entry.state === 'done' ? sortingScore(entry.type, entry) : -1,
    });
  },

  /** A record that gets a band is further on, or has been given back. */
  async move(tx: Db, type: RecordType, id: number, to: Standing): Promise<void> {
    const score = to.state === 'done' ? sortingScore(type, { right: 0, total: 0, band: to.band }) : -1;
    await historyRepo(tx).change(type, [id], { ...to, score });
  },

  async rename(tx: Db, type: RecordType, ids: readonly number[], title: RecordEntry['title']): Promise<void> {
    await historyRepo(tx).change(type, ids, { title, words: wordsOf(title) });
  },

  async remove(tx: Db, type: RecordType, id: number): Promise<void> {
    await historyRepo(tx).remove(type, id);
  },

  mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => historyRepo(tx).reown(guestId, userId),
});

const wordsOf = ({ en, zh }: RecordEntry['title']): string => `${en}\n${zh}`.toLowerCase();
