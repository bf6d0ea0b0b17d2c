import type { Deps } from '#deps.ts';
import { writingService } from '#features/writing/writing.service.ts';
import { buildServices } from '#services.ts';

const DAY_MS = 86_400_000;

/** What the demo learner wrote: which question of a task, how well, and when. The last one is still being written. */
const ESSAYS = [
  { ago: 33, task: 2, question: 0, band: 6, minutes: 44 },
  { ago: 12, task: 1, question: 0, band: 6, minutes: 23 },
  { ago: 2, task: 2, question: 0, band: 7, minutes: 38 },
] as const;
const BEGUN = { ago: 1, task: 2, question: 1, band: 6, minutes: 15 } as const;
type Written = (typeof ESSAYS)[number] | typeof BEGUN;

/**
 * Gives the demo learner a few essays, written from the pack's own at that band and scored by the real examiner, with a
 * clock that is set back. Once: whoever has a draft keeps their own. What the scorings cost is told by the demo's ledger.
 */
export async function writeForDemo(deps: Deps, userId: number): Promise<void> {
  let clock = deps.now();
  const set = { ...deps, now: () => clock, jobs: { ...deps.jobs, send: async () => {} } };
  const services = buildServices(set);
  const writing = writingService({
    ...set,
    ...services,
    items: services.items,
    purchases: { ...services.purchases, payFor: async () => ({ with: 'membership' }) },
    deeds: { ...services.deeds, recordDeed: async () => ({ recorded: false, paid: 0, over_limit: false }) },
  });
  const { total } = await writing.lists.recordList(userId, 2, PAGE);
  if (total > 0) return;
  for (const essay of ESSAYS) await write(essay, true);
  await write(BEGUN, false);

  async function write({ ago, task, question, band, minutes }: Written, handIn: boolean): Promise<void> {
    const reader = await writing.questions.learner(deps.db, userId);
    const asked = reader.questions.filter((one) => one.task === task)[question];
    if (!asked) return;
    const { review } = await writing.questions.paper(deps.db, reader, asked.id);
    const text = (review?.essays.find((one) => one.band >= band) ?? review?.essays[0])?.paragraphs.map(
      (one) => one.text,
    );
    if (!text) return;
    clock = new Date(deps.now().getTime() - ago * DAY_MS);
    const key = `demo-essay-${task}-${question}-${ago}`;
    const { id } = await writing.records.save(userId, { ...NEW, paper_id: asked.id, key });
    clock = new Date(clock.getTime() + minutes * 60_000);
    const content = (handIn ? text : text.slice(0, 2)).join('\n\n');
    await writing.records.save(userId, { ...NEW, id, content, revision: 0, seconds: minutes * 60 });
    if (!handIn) return;
    await writing.scoring.essayScoring(userId, { record_id: id });
    await writing.scoring.scoreNext();
  }
}

const NEW = {
  id: 0,
  paper_id: 0,
  prompt_id: 0,
  content: '',
  mode: 'practice',
  of_record: 0,
  seconds: 0,
  force: false,
} as const;
const PAGE = { page: 1, page_size: 1, category: 0, content: '', type: '', status: 0 } as const;
