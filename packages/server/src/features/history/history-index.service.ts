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
      score: scoreOf(entry),
    });
  },

  /** A record is further on, or has been given back. One whose beginning nobody told of is put in whole. */
  async move(tx: Db, entry: RecordEntry): Promise<void> {
    const { type, record_id, state, band, duration, update_time } = entry;
    const change = { state, band, duration, update_time, score: scoreOf(entry) };
    if ((await historyRepo(tx).change(type, [record_id], change)) === 0) await this.put(tx, entry);
  },

  /** Somebody is at work on it: told now and then, not at every save. */
  async touch(tx: Db, type: RecordType, id: number, at: Date, duration: number): Promise<void> {
    await historyRepo(tx).touch(type, id, at, duration);
  },

  async rename(tx: Db, type: RecordType, ids: readonly number[], title: RecordEntry['title']): Promise<void> {
    await historyRepo(tx).change(type, ids, { title, words: wordsOf(title) });
  },

  async retype(tx: Db, from: RecordType, to: RecordType, ids: readonly number[]): Promise<void> {
    await historyRepo(tx).retype(from, to, ids);
  },

  async remove(tx: Db, type: RecordType, id: number): Promise<void> {
    await historyRepo(tx).remove(type, id);
  },

  mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => historyRepo(tx).reown(guestId, userId),
});

const scoreOf = (entry: RecordEntry): number => (entry.state === 'done' ? sortingScore(entry.type, entry) : -1);
const wordsOf = ({ en, zh }: RecordEntry['title']): string => `${en}\n${zh}`.toLowerCase();
