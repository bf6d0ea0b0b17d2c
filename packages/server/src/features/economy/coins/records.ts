import type { Language } from '@ninefold/contract/errors';
import { coinDesc } from '@ninefold/core/economy/coin-words';
import { maskedName } from '@ninefold/core/identity/masked-name';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { paged } from '#http/paged.ts';
import type { TaskCatalogue } from '../tasks/task-catalogue.ts';
import { recordsRepo, type ShownEntry } from './records.repo.ts';

type Uses = Pick<Deps, 'db'> & { learners: Learners; taskCatalogue: TaskCatalogue };
type Asked = { type: 0 | 1 | 2; page: number; page_size: number };

/** One page of the learner's coins, newest first. Totals are kept with the wallet, so nothing is counted. */
export async function listRecords(deps: Uses, userId: number, { type, page, page_size }: Asked, language: Language) {
  const repo = recordsRepo(deps.db);
  const wallet = await repo.wallet(userId);
  const { earned_entries: earned = 0, spent_entries: spent = 0, coins = 0 } = wallet ?? {};
  const total = { 0: earned + spent, 1: spent, 2: earned }[type];
  const newest = total - (page - 1) * page_size;
  const oldest = newest - page_size + 1;
  const entries =
    newest < 1 ? [] : await (type === 0 ? repo.all(userId, oldest, newest) : repo.ofType(userId, type, oldest, newest));
  const nameOf = await namesIn(deps, entries, language);
  const list = entries.map(({ id, change, created_at, ...why }) => ({
    id,
    type: change < 0 ? (1 as const) : (2 as const),
    num: Math.abs(change),
    desc: coinDesc({ ...why, change, name: nameOf(why) }, language),
    create_time: secondsOf(created_at),
  }));
  return { ...paged(list, total, { page, page_size }), remaining_points: coins, type };
}

/** What the references of these entries are called: tasks by their name, friends by their masked one. */
async function namesIn(deps: Uses, entries: ShownEntry[], language: Language) {
  const referencesOf = (reason: ShownEntry['reason']) =>
    entries.filter((entry) => entry.reason === reason).map(({ reference }) => reference);
  const friends = referencesOf('invited_friend').map(Number);
  const tasks = referencesOf('task').length ? await deps.taskCatalogue() : [];
  const people = await deps.learners.namesOf(deps.db, friends);
  const names = new Map<string, string>([
    ...tasks.map(({ ref, name }) => [`task ${ref}`, name[language]] as const),
    ...[...people].map(([id, name]) => [`invited_friend ${id}`, maskedName(name)] as const),
  ]);
  return ({ reason, reference }: Pick<ShownEntry, 'reason' | 'reference'>) => names.get(`${reason} ${reference}`);
}
