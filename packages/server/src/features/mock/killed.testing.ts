import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

/** After so many acknowledged answers the next paper is begun, so that a kill meets any of the three, or a change. */
const ANSWERS_EACH = 12;

/** A mock that is sat in the shortest way: answers, hand in, next paper, over and over until the server dies. */
export const killedMock: KilledStory = {
  name: 'papers of a mock',
  alone: true,
  async begin(api) {
    const [mock] = (await api.exam.getList()).list;
    let record = await api.exam.start({ id: mock?.id ?? 0, with_report: false, key: randomUUID() });
    const one = { record_id: record.id };
    const writer = randomUUID();
    /** The last number that was acknowledged, by what it was written on. */
    const acknowledged = new Map<string, { id: number; key: string; number: number }>();
    let [sent, total, here] = [0, 0, 0];

    async function next() {
      here = 0;
      if (record.standing.at !== 'break') record = await api.exam.submit(one);
      if (record.standing.at === 'break') record = await api.exam.beginNext(one);
    }

    return {
      lanes: 1,
      async write() {
        record = await api.exam.getRecord(one);
        const { standing } = record;
        if (standing.at === 'break' || (here >= ANSWERS_EACH && standing.at !== 'writing')) return next();
        const number = ++sent;
        if (standing.at === 'listening' || standing.at === 'reading') {
          const { papers, revision } = await api.attempt.takeOver({ attempt_id: standing.attempt_id, writer });
          const [paper] = papers;
          const key = `${paper?.id}.${paper?.groups[0]?.questions[0]?.key}`;
          const changes = [{ id: randomUUID(), key, value: String(number) }];
          const save = { attempt_id: standing.attempt_id, writer, revision, changes };
          if ((await api.attempt.save(save)).outcome !== 'saved') return;
          acknowledged.set(standing.at, { id: standing.attempt_id, key, number });
        } else if (standing.at === 'writing') {
          const id = standing.task1_record_id;
          const reply = await api.exercise.saveEssayRecordInfo({ id, content: String(number), writer, force: true });
          if (reply.outcome !== 'saved') return;
          acknowledged.set('writing', { id, key: '', number });
        }
        here += 1;
        total += 1;
      },
      acknowledged: () => total,
      async check() {
        // Where it stood before is where it stands: no paper is begun twice, none is skipped.
        const now = await api.exam.getRecord(one);
        expect(now.parts.filter(({ state }) => state !== 'waiting').length).toBeGreaterThanOrEqual(acknowledged.size);
        for (const [part, { id, key, number }] of acknowledged) {
          const kept =
            part === 'writing'
              ? (await api.exercise.getEssayRecordInfo({ id })).content
              : (await api.attempt.getAttempt({ attempt_id: id })).answers[key];
          expect(Number(kept), part).toBeGreaterThanOrEqual(number);
        }
      },
    };
  },
};
