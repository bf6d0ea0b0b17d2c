import type { Task } from '@ninefold/contract/economy/tasks';
import type { Language } from '@ninefold/contract/errors';
import { cleanTaskHtml } from '@ninefold/core/economy/task-html';
import { canBeDone, type TaskCondition, taskStatus } from '@ninefold/core/economy/tasks';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { TaskRule } from '#features/content/content.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { whole } from '#http/paged.ts';
import type { Coins } from '../coins/coins.service.ts';
import type { TaskCatalogue } from './task-catalogue.ts';
import { type Progress, progressOf } from './task-progress.ts';
import { tasksRepo } from './tasks.repo.ts';

type Paid = { paid: number; over_limit: boolean };
const NOTHING: Paid = { paid: 0, over_limit: false };
/** A learner for whom something has just become true. */
type Due = { userId: number; conditions: readonly TaskCondition[]; at: Date };
type Unpaid = Due & { rules: TaskRule[] };

export type Tasks = ReturnType<typeof tasksService>;
type Uses = Pick<Deps, 'db' | 'settings' | 'isOpen' | 'now'> & {
  coins: Coins;
  learners: Learners;
  taskCatalogue: TaskCatalogue;
};

/**
 * The "more tasks". A task is paid in the transaction that makes its condition true, so nobody has to come back for it;
 * looking at the list pays what became true otherwise (a task that was added later, a guest's work that came along).
 */
export const tasksService = (deps: Uses) => {
  const { coins } = deps;
  return { settle, settleAll, list };

  /** Pays every task of these conditions that is fulfilled and not yet paid. `locked`: the caller holds the wallet. */
  async function settle(
    db: Db,
    userId: number,
    conditions: readonly TaskCondition[],
    { at = deps.now(), locked = false }: { at?: Date; locked?: boolean } = {},
  ): Promise<Paid> {
    return (await settleAll(db, [{ userId, conditions, at }], locked)).get(userId) ?? NOTHING;
  }

  /** The same for several learners, asking each question once for all of them. Tells what each was paid. */
  async function settleAll(db: Db, due: readonly Due[], locked = false): Promise<Map<number, Paid>> {
    const published = (await deps.taskCatalogue(db)).filter((rule) => rule.published);
    const asked = due.map((one) => ({ ...one, rules: published.filter(({ when }) => one.conditions.includes(when)) }));
    const done = await tasksRepo(db).usedKeys(asked.flatMap(({ rules, userId }) => keysAround(rules, userId)));
    const unpaid = asked
      .map((one) => ({ ...one, rules: one.rules.filter(({ ref }) => !done.has(taskKey(ref, one.userId))) }))
      .filter(({ rules }) => rules.length > 0);
    const paid = new Map<number, Paid>();
    if (unpaid.length === 0) return paid;
    // Two deeds at the same moment: the second waits here and then counts the first as well.
    const ids = unpaid.map(({ userId }) => userId);
    const wallets = locked ? new Set(ids) : await coins.lockAll(db, ids);
    const payable = unpaid.filter(({ userId }) => wallets.has(userId));
    const progress = await progressOf(db, payable);
    for (const one of payable) paid.set(one.userId, await payFulfilled(db, one, progress, done));
    return paid;
  }

  async function payFulfilled(db: Db, { userId, rules, at }: Unpaid, progress: Progress, done: Set<string>) {
    const fulfilled = rules.filter((rule) => progress(userId, rule) >= rule.times);
    const organisation = fulfilled.some((rule) => rule.organisation)
      ? await deps.learners.organisationOf(db, userId)
      : null;
    const sum = { ...NOTHING };
    for (const rule of fulfilled.filter((one) => isFor(one, organisation))) {
      if (rule.after && !done.has(taskKey(rule.after, userId))) continue;
      const { paid, over_limit, sold_out, again } = await pay(db, userId, rule, at);
      if (!sold_out) done.add(taskKey(rule.ref, userId));
      if (sold_out || again) continue;
      sum.paid += paid;
      sum.over_limit ||= over_limit;
    }
    return sum;
  }

  async function list(userId: number, language: Language) {
    let tasks = await read(userId, language);
    const due = tasks.filter(({ status, progress, times }) => status === 1 && progress >= times);
    if (due.length > 0) {
      await deps.db.transaction((tx) => settle(tx, userId, [...new Set(due.map(({ condition }) => condition))]));
      tasks = await read(userId, language);
    }
    return whole(tasks);
  }

  async function read(userId: number, language: Language): Promise<Task[]> {
    const repo = tasksRepo(deps.db);
    const organisation = await deps.learners.organisationOf(deps.db, userId);
    const rules = (await deps.taskCatalogue()).filter((rule) => rule.published && isFor(rule, organisation));
    const [done, progress, taken] = await Promise.all([
      repo.usedKeys(keysAround(rules, userId)),
      progressOf(deps.db, [{ userId, rules }]),
      repo.taken(rules.flatMap(({ ref, limit }) => (limit ? [limitName(ref)] : []))),
    ]);
    const offered = rules.filter(({ ref, when }) => canBeDone(when, deps.isOpen) || done.has(taskKey(ref, userId)));
    return offered.map((rule) => ({
      id: rule.id,
      name: rule.name[language],
      desc: cleanTaskHtml(rule.desc[language]),
      status: taskStatus({
        done: done.has(taskKey(rule.ref, userId)),
        waitsForOther: rule.after !== undefined && !done.has(taskKey(rule.after, userId)),
        goneForGood: rule.limit !== undefined && (taken.get(limitName(rule.ref)) ?? 0) >= rule.limit,
      }),
      coins: rule.when === 'invite-friend' ? deps.settings.INVITE_POINTS : rule.coins,
      condition: rule.when,
      times: rule.times,
      progress: Math.min(rule.times, progress(userId, rule)),
    }));
  }

  function pay(db: Db, userId: number, { ref, coins: amount, limit }: TaskRule, at: Date) {
    return coins.reward(db, {
      userId,
      coins: amount,
      reason: 'task',
      reference: ref,
      key: taskKey(ref, userId),
      at,
      ...(limit && { limit: { name: limitName(ref), total: limit } }),
    });
  }
};

const taskKey = (ref: string, userId: number) => `task:${ref}:${userId}`;
const limitName = (ref: string) => `task:${ref}`;
const keysAround = (rules: TaskRule[], userId: number) =>
  rules.flatMap(({ ref, after }) => [ref, ...(after ? [after] : [])]).map((ref) => taskKey(ref, userId));
const isFor = (rule: TaskRule, organisation: number | null) =>
  rule.organisation === null || rule.organisation === organisation;
