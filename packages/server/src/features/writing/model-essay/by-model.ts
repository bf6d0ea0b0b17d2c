import { requestOf, usableEssay } from './llm-essay.ts';
import { payKey } from './making.ts';
import { type ModelEssayRow, modelEssayRepo } from './model-essay.repo.ts';
import type { ModelEssayDeps } from './model-essay-deps.ts';

type Written = { essay: string; band: number };

/** A job and its second try have long had their time: whoever had it is gone. */
const STUCK_MS = 10 * 60_000;

/** The job: a language model writes, our examiner reads it; what fails becomes a plan, and the coins go back. */
export async function makeByModel(deps: ModelEssayDeps, { userId, id }: { userId: number; id: number }): Promise<void> {
  const row = await modelEssayRepo(deps.db).find(userId, id);
  if (row?.status === 2) await finish(deps, row, await written(deps, row));
}

/** What a dead job left, or one that no language model is set for any more, becomes a plan, and the coins go back. */
export async function closeStuck(deps: ModelEssayDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - STUCK_MS);
  for (const row of await modelEssayRepo(deps.db).stuck(before)) await finish(deps, row, null);
}

/** null: no essay, or none that our own examiner would give a band. */
async function written({ llm, examiner }: ModelEssayDeps, row: ModelEssayRow): Promise<Written | null> {
  const text = await llm?.write(requestOf(row));
  const essay = text ? usableEssay(text, row.subject) : null;
  const scored = essay ? await examiner.score({ task: row.task, prompt: row.subject, essay }) : null;
  return essay && scored?.ok && scored.report.assessable ? { essay, band: scored.report.overall.band } : null;
}

/** Once: of two that finish the same making, the second finds it done. */
async function finish(deps: ModelEssayDeps, { user_id, id, made }: ModelEssayRow, result: Written | null) {
  await deps.db.transaction(async (tx) => {
    const held = await modelEssayRepo(tx).lock(user_id, id);
    if (held?.status !== 2 || held.made !== made) return;
    const done = { status: 3 as const, updated_at: deps.now() };
    if (!result) await deps.purchases.giveBack(tx, payKey(held));
    await modelEssayRepo(tx).change(
      id,
      result ? { ...done, made_by: 'model', content: result.essay, band: result.band } : { ...done, made_by: 'plan' },
    );
  });
}
