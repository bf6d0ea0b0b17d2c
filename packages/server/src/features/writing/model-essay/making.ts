import type { EssayPlan, Thought } from '@ninefold/contract/writing/model-essay';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { type ModelEssayRow, modelEssayRepo } from './model-essay.repo.ts';
import type { ModelEssayDeps } from './model-essay-deps.ts';

export type Wish = Pick<
  ModelEssayRow,
  'subject' | 'paper_id' | 'task' | 'requirement' | 'thought' | 'topic_source' | 'near' | 'humor_reply' | 'updated_at'
>;
type Press = { id: number; key: string };

/** Each making is paid for, and given back, under a key of its own. */
export const payKey = ({ id, made }: ModelEssayRow): string => `model-essay:${id}:${made}`;

/** The record of the flow with the newest wish, unless something was made of it already. */
export async function begin(tx: Db, userId: number, { id, key }: Press, wish: Wish): Promise<ModelEssayRow> {
  const repo = modelEssayRepo(tx);
  const row =
    id > 0
      ? await repo.lock(userId, id)
      : await repo.begin({ user_id: userId, start_key: key, created_at: wish.updated_at, ...wish });
  if (!row) throw new AppError('not_found', { fields: ['id'] });
  return row.status === 1 ? repo.change(row.id, wish) : row;
}

/** Once for each wish: what is being made, or was made of the very same words, is not made and paid for again. */
export async function makeOnce(
  deps: ModelEssayDeps,
  tx: Db,
  held: ModelEssayRow,
  wish: Wish,
  plan: EssayPlan | null,
): Promise<ModelEssayRow> {
  if ((held.status === 2 && held.made > 0) || (held.status === 3 && isSameWish(held, wish))) return held;
  const blank = { status: 1 as const, content: '', band: -1, plan: null, made_by: '' as const };
  return make(deps, tx, await modelEssayRepo(tx).change(held.id, { ...wish, ...blank }), plan);
}

/** Of the bank: free, and at once. Otherwise paid, as a plan at once, or by the model in a job. */
async function make(deps: ModelEssayDeps, tx: Db, row: ModelEssayRow, plan: EssayPlan | null): Promise<ModelEssayRow> {
  const repo = modelEssayRepo(tx);
  if (row.paper_id > 0) return repo.change(row.id, { status: 3, made_by: 'pack' });
  const { user_id: userId } = row;
  const learner = await deps.learners.find(tx, userId);
  if (learner?.role === 'tourist') throw new AppError('not_logged_in');
  // Neither a reason of the learner's nor one of the bank: there is nothing to sell, not even for a model that fails.
  if (!plan) throw new AppError('invalid_input', { fields: ['thought'] });
  const counted = await repo.change(row.id, { made: row.made + 1 });
  const reference = `model:${row.id}`;
  await deps.purchases.payFor(tx, { userId, item: 'model_essay', reference, key: payKey(counted) });
  if (!deps.llm) return repo.change(row.id, { status: 3, made_by: 'plan', plan });
  await deps.jobs.send(tx, 'make-model-essay', { userId, id: row.id });
  return repo.change(row.id, { status: 2, plan });
}

const isSameWish = (row: ModelEssayRow, wish: Wish): boolean =>
  row.subject === wish.subject &&
  row.requirement === wish.requirement &&
  wordsOf(row.thought) === wordsOf(wish.thought);

/** The database keeps the fields of an object in an order of its own. */
const wordsOf = ({ position, reasons }: Thought): string =>
  JSON.stringify([position, ...reasons.map(({ text, side, own }) => [text, side, own])]);
