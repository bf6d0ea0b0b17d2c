import { readFileSync } from 'node:fs';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import type { Deps } from '#deps.ts';
import { speakingService } from '#features/speaking/speaking.service.ts';
import { buildServices } from '#services.ts';
import { demoClock } from './demo-clock.ts';
import { DEMO_SITTINGS, type DemoSitting } from './demo-story.ts';
import { inOneTransaction } from './in-one.ts';
import { onceTold } from './once-told.repo.ts';

/**
 * What the engine said about the demo learner's answers. Her words were written for her and spoken by the voice of the
 * pack; what is said about them is what the engine that hears everybody said (`tools/demo-speaking`). Hearing takes
 * minutes, so it was done once. No voice is kept: the page says that the recording is gone.
 */
const HEARD = new URL('./heard-answers.jsonl', import.meta.url);
type Heard = { sitting: string; question: string; engine: string } & AnswerAssessment;

/**
 * Gives the demo learner long turns with their reports, with a clock that is set back. Once: whoever has spoken keeps
 * their own, and whoever has deleted it does not get it back with the next start. What this site does not ask, or asks
 * differently, is left out.
 */
export const speakForDemo = (deps: Deps, userId: number): Promise<void> =>
  inOneTransaction(deps, async (inOne) => {
    const { speaking, setClock } = speakingInThePast(inOne);
    const hasSpoken = async () => (await speaking.sittings.list(userId, { page_size: 1 })).list.length > 0;
    const story = onceTold(inOne.db, `demo_spoken_${userId}`);
    if (await story.isTold()) return;
    if (await hasSpoken()) return story.tell();
    const heard = readFileSync(HEARD, 'utf8').trim().split('\n');
    const answers = heard.map((line): Heard => JSON.parse(line));
    for (const sitting of DEMO_SITTINGS) await speak(sitting);
    if (await hasSpoken()) await story.tell();

    async function speak(sitting: DemoSitting): Promise<void> {
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
      for (const { order, text } of asked) {
        const answer = answers.find((one) => one.sitting === sitting.question && one.question === text);
        if (answer) await keep(record_id, order, answer);
      }
      await speaking.sittings.finish(userId, record_id);
      await speaking.reports.requestReport(userId, record_id);
    }

    async function keep(record_id: number, order: number, { engine, report, measures }: Heard): Promise<void> {
      const which = { record_id, order, try: 1, key: `demo-answer-${record_id}-${order}` };
      await speaking.answers.keepHeard(userId, which, { engine, assessment: { report, measures } });
    }
  });

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
