import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

const LANES = 4;

/** Sets begun over and over, each with answers to its exercises; no answer is lost, and each counts once. */
export const killedTraining: KilledStory = {
  name: 'answers of training',
  async begin(api) {
    const { list } = await api.training.getList({ course: 1, page_size: 50 });
    const sets = list.slice(0, LANES).map(({ id }) => id);
    expect(sets).toHaveLength(LANES);
    type Sent = { record_id: number; item: string; key: string };
    const [sent, acknowledged]: [Sent[], Sent[]] = [[], []];
    /** In each lane one set after the other, one answer at a time. */
    const turns = new Map<number, { record: number; items: string[] }>();
    const nextOf = async (lane: number) => {
      const turn = turns.get(lane);
      if (turn?.items.length) return turn;
      const { id, items } = await api.training.start({ id: sets[lane] ?? 0, key: randomUUID(), fresh: true });
      const begun = { record: id, items: items.map(({ key }) => key) };
      turns.set(lane, begun);
      return begun;
    };
    return {
      lanes: LANES,
      async write(lane) {
        const turn = await nextOf(lane);
        const answer = { record_id: turn.record, item: turn.items.shift() ?? '', key: randomUUID() };
        sent.push(answer);
        await api.training.saveAnswer(answer);
        acknowledged.push(answer);
      },
      acknowledged: () => acknowledged.length,
      async check() {
        // The newest of each lane: the older ones were looked at before.
        for (const answer of acknowledged.slice(-LANES * 2))
          expect(await api.training.saveAnswer(answer)).toMatchObject({ item: answer.item, outcome: 'wrong' });
      },
      async end() {
        for (const { record_id, item, key } of acknowledged)
          expect(await api.training.saveAnswer({ record_id, item, key })).toMatchObject({ item, outcome: 'wrong' });
        const rows = await api.mistakes.getSummary({});
        const exercises = rows.rows.filter(({ kind }) => kind === 'exercise').reduce((sum, { open }) => sum + open, 0);
        expect(exercises).toBeLessThanOrEqual(new Set(sent.map(({ item }) => item)).size);
        expect(exercises).toBeGreaterThanOrEqual(new Set(acknowledged.map(({ item }) => item)).size);
      },
    };
  },
};
