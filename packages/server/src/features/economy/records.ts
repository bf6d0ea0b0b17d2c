import type { Language } from '@ninefold/contract/errors';
import { coinDesc } from '@ninefold/core/coin-words';
import type { Db } from '../../db/db.ts';
import { recordsRepo } from './records.repo.ts';

type Asked = { type: 0 | 1 | 2; page: number; page_size: number };

/** One page of the learner's coins, newest first. Totals are kept with the wallet, so nothing is counted. */
export async function listRecords(db: Db, userId: number, { type, page, page_size }: Asked, language: Language) {
  const repo = recordsRepo(db);
  const wallet = await repo.wallet(userId);
  const { earned_entries: earned = 0, spent_entries: spent = 0, coins = 0 } = wallet ?? {};
  const total = { 0: earned + spent, 1: spent, 2: earned }[type];
  const newest = total - (page - 1) * page_size;
  const oldest = newest - page_size + 1;
  const entries =
    newest < 1 ? [] : await (type === 0 ? repo.all(userId, oldest, newest) : repo.ofType(userId, type, oldest, newest));
  const list = entries.map(({ id, change, created_at, ...why }) => ({
    id,
    type: change < 0 ? (1 as const) : (2 as const),
    num: Math.abs(change),
    desc: coinDesc({ ...why, change }, language),
    create_time: Math.floor(created_at.getTime() / 1000),
  }));
  return { list, total, remaining_points: coins, type };
}
