import type { Deps } from '#deps.ts';
import { writingService } from '#features/writing/writing.service.ts';
import { buildServices } from '#services.ts';
import { demoClock } from './demo-clock.ts';

/** What the demo learner wrote: which question of a task, how well, and when. The last one is still being written. */
const ESSAYS = [
  { ago: 33, clock: '20:55', task: 2, question: 0, band: 5, minutes: 44 },
  { ago: 12, clock: '22:40', task: 1, question: 0, band: 6, minutes: 23 },
  { ago: 2, clock: '20:10', task: 2, question: 0, band: 6, minutes: 38 },
] as const;
const BEGUN = { ago: 1, clock: '07:20', task: 2, question: 1, band: 6, minutes: 15 } as const;
type Written = (typeof ESSAYS)[number] | typeof BEGUN;

/**
 * Gives the demo learner a few essays, written from the pack's own at that band and handed in, with a clock that is set
 * back. Once: whoever has a draft keeps their own. What the scorings cost is told by the demo's ledger.
 */
export async function writeForDemo(deps: Deps, userId: number): Promise<void> {
  const { writing, setClock } = writingInThePast(deps);
  const { total } = await writing.lists.recordList(userId, 2, PAGE);
  if (total > 0) return;
  for (const essay of ESSAYS) await write(essay, true);
  await write(BEGUN, false);

  async function write(essay: Written, handIn: boolean): Promise<void> {
    const { task, question, band, minutes } = essay;
    const reader = await writing.questions.learner(deps.db, userId);
    const asked = reader.questions.filter((one) => one.task === task)[question];
    if (!asked) return;
    const { review } = await writing.questions.paper(deps.db, reader, asked.id);
    const text = (review?.essays.find((one) => one.band >= band) ?? review?.essays[0])?.paragraphs.map(
      (one) => one.text,
    );
    if (!text) return;
    setClock(essay, 0);
    const { id } = await writing.records.save(userId, { ...NEW, paper_id: asked.id, key: keyOf(essay) });
    setClock(essay, minutes);
    const content = (handIn ? text : text.slice(0, 2)).join('\n\n');
    await writing.records.save(userId, { ...NEW, id, content, revision: 0, seconds: minutes * 60 });
    if (handIn) await writing.scoring.essayScoring(userId, { record_id: id });
  }
}

/**
 * Has the real examiner score what `writeForDemo` handed in. Loading it takes longer than all the rest of the past, so it
 * is done when the site is open already: until then a visitor sees what every learner sees, an essay that is being scored.
 * What is scored stays; what a start that was killed has left is scored by the next one.
 */
export async function scoreForDemo(deps: Deps): Promise<void> {
  const { writing, setClock } = writingInThePast(deps);
  for (const essay of ESSAYS) {
    setClock(essay, essay.minutes);
    await writing.scoring.scoreDraft(keyOf(essay));
  }
}

const keyOf = ({ task, question, ago }: Written) => `demo-essay-${task}-${question}-${ago}`;

/** As everybody writes, on days gone by; coins and tasks are told by the demo's own story. */
function writingInThePast(deps: Deps) {
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
  const at = demoClock(deps.now(), deps.settings.DEFAULT_TIME_ZONE);
  const setClock = ({ ago, clock: begun }: Written, minutes: number) => {
    clock = new Date(at(ago, begun).getTime() + minutes * 60_000);
  };
  return { writing, setClock };
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
