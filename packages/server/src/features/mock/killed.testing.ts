import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

const PAPERS = ['listening', 'reading', 'writing'] as const;
type Paper = (typeof PAPERS)[number];

/** A candidate in each of the three papers: a kill meets every one of them. */
export const killedMocks: readonly KilledStory[] = PAPERS.map((paper) => ({
  name: `${paper} of a mock`,
  alone: true,
  begin: (api) => sitIn(paper, api),
}));

type Api = Parameters<KilledStory['begin']>[0];

/** Goes to the paper in the shortest way and answers there, over and over, until the server dies. */
async function sitIn(paper: Paper, api: Api): ReturnType<KilledStory['begin']> {
  const [mock] = (await api.exam.getList()).list;
  let record = await api.exam.start({ id: mock?.id ?? 0, with_report: false, key: randomUUID() });
  const one = { record_id: record.id };
  while (record.standing.at !== paper)
    record = record.standing.at === 'break' ? await api.exam.beginNext(one) : await api.exam.submit(one);
  const { standing } = record;
  const writer = randomUUID();
  let [sent, acknowledged, total] = [0, 0, 0];
  const answers = standing.at === 'writing' ? essay(standing.task1_record_id) : await sheet(attemptIn(standing));

  return {
    lanes: 1,
    async write() {
      const number = ++sent;
      if (!(await answers.save(number))) return;
      acknowledged = number;
      total += 1;
    },
    acknowledged: () => total,
    async check() {
      // Where it stood before is where it stands: no paper is begun twice, none is skipped.
      const now = await api.exam.getRecord(one);
      expect(now.standing.at).toBe(paper);
      expect(now.parts.filter(({ state }) => state !== 'waiting')).toHaveLength(PAPERS.indexOf(paper) + 1);
      expect(Number(await answers.stored()), paper).toBeGreaterThanOrEqual(acknowledged);
    },
  };

  function essay(id: number) {
    return {
      save: async (number: number) =>
        (await api.exercise.saveEssayRecordInfo({ id, content: String(number), writer, force: true })).outcome ===
        'saved',
      stored: async () => (await api.exercise.getEssayRecordInfo({ id })).content,
    };
  }

  async function sheet(attempt_id: number) {
    const { papers } = await api.attempt.takeOver({ attempt_id, writer });
    const [first] = papers;
    const key = `${first?.id}.${first?.groups[0]?.questions[0]?.key}`;
    return {
      async save(number: number) {
        // After a kill the revision is the server's.
        const { revision } = await api.attempt.takeOver({ attempt_id, writer });
        const changes = [{ id: randomUUID(), key, value: String(number) }];
        return (await api.attempt.save({ attempt_id, writer, revision, changes })).outcome === 'saved';
      },
      stored: async () => (await api.attempt.getAttempt({ attempt_id })).answers[key],
    };
  }
}

type Standing = Awaited<ReturnType<Api['exam']['start']>>['standing'];
const attemptIn = (standing: Standing): number =>
  standing.at === 'listening' || standing.at === 'reading' ? standing.attempt_id : 0;
