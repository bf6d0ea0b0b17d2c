import { readFileSync } from 'node:fs';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import { factsIn } from '#db/facts.ts';
import type { Deps } from '#deps.ts';
import { speakingService } from '#features/speaking/speaking.service.ts';
import { buildServices } from '#services.ts';
import { demoClock } from './demo-clock.ts';
import { DEMO_SITTINGS, type DemoSitting } from './demo-story.ts';
import { inOneTransaction } from './in-one.ts';

/**
 * What the engine said about the demo learner's answers. Her words were written for her and spoken by the voice of the
 * pack; what is said about them is what the engine that hears everybody said (`tools/demo-speaking`). Hearing takes
 * minutes, so it was done once. No voice is kept: the page says that the recording is gone.
 */
const HEARD = new URL('./heard-answers.jsonl', import.meta.url);
type Heard = { sitting: string; question: string; engine: string } & AnswerAssessment;

/**
 * Gives the demo learner long turns with their reports, with a clock that is set back. Once: whoever has spoken keeps
 * their own, and what was deleted stays so. What this site does not ask, or asks differently, is left out. A transaction
 * for each of them: the embedded database has one connection, and whoever opens the page meanwhile waits for its end.
 */
export async function speakForDemo(deps: Deps, userId: number): Promise<void> {
  const told = `demo_speaking:${userId}`;
  const { speaking } = speakingInThePast(deps);
  const hasSpoken = (await speaking.sittings.list(userId, { page_size: 1 })).list.length > 0;
  // Asked after it: another process that is telling now writes both in one transaction.
  if (hasSpoken && !(await factsIn(deps.db).isThere(told))) {
    await factsIn(deps.db).raise(told, DEMO_SITTINGS.length);
    return;
  }
  for (const [at, sitting] of DEMO_SITTINGS.entries())
    await inOneTransaction(deps, async (inOne) => {
      // What a start that was killed has left is told by the next one, and nothing twice.
      if (await factsIn(inOne.db).raise(told, at + 1)) await speak(inOne, userId, sitting);
    });
}

async function speak(deps: Deps, userId: number, sitting: DemoSitting): Promise<void> {
  const { speaking, setClock } = speakingInThePast(deps);
  const shelf = { part: 2, topic: '', content: sitting.question, state: '', page_size: 1 } as const;
  const [found] = (await speaking.topics.getTopicList(userId, shelf)).list;
  if (!found) return;
  setClock(sitting, 0);
  const start = {
    id: found.id,
    part: 2,
    mode: 'practice',
    key: `demo-long-turn-${sitting.ago}`,
    fresh: 0,
  } as const;
  const { record_id, set } = await speaking.sittings.start(userId, start);
  const asked = set.part2 ? [{ order: set.part2.order, text: set.part2.cue }, ...set.part2.rounding] : [];
  setClock(sitting, sitting.minutes);
  const answers = heardAnswers();
  for (const { order, text } of asked) {
    const answer = answers.find((one) => one.sitting === sitting.question && one.question === text);
    if (answer) await keep(record_id, order, answer);
  }
  await speaking.sittings.finish(userId, record_id);
  await speaking.reports.requestReport(userId, record_id);

  async function keep(record_id: number, order: number, { engine, report, measures }: Heard): Promise<void> {
    const which = { record_id, order, try: 1, key: `demo-answer-${record_id}-${order}` };
    await speaking.answers.keepHeard(userId, which, { engine, assessment: { report, measures } });
  }
}

const heardAnswers = (): Heard[] =>
  readFileSync(HEARD, 'utf8')
    .trim()
    .split('\n')
    .map((line): Heard => JSON.parse(line));

/** As everybody speaks, on days gone by; coins and tasks are told by the demo's own story. */
function speakingInThePast(deps: Deps) {
  let clock = deps.now();
  const set = { ...deps, now: () => clock, jobs: { ...deps.jobs, send: async () => {} } };
  const services = buildServices(set);
  const { prices } = services.purchases;
  const speaking = speakingService({
    ...set,
    ...services,
    recordings: services.learnerRecordings,
    purchases: {
      ...services.purchases,
      payFor: async () => ({ with: 'coins', purse: 'coins', amount: prices.speaking_report }),
    },
    deeds: { ...services.deeds, recordDeed: async () => ({ recorded: false, paid: 0, over_limit: false }) },
  });
  const at = demoClock(deps.now(), deps.settings.DEFAULT_TIME_ZONE);
  const setClock = ({ ago, clock: begun }: DemoSitting, minutes: number) => {
    clock = new Date(at(ago, begun).getTime() + minutes * 60_000);
  };
  return { speaking, setClock };
}
