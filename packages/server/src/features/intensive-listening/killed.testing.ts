import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

const LANES = 2;

/** Sections dictated over and over, a sentence at a time; no sentence is lost, and each counts once. */
export const killedDictation: KilledStory = {
  name: 'sentences of dictations',
  async begin(api) {
    const { list } = await api.listening.getSearchList({ page_size: LANES });
    const papers = list.map(({ id }) => id);
    expect(papers).toHaveLength(LANES);
    type Sent = { record_id: number; order: number; key: string; given: string };
    const acknowledged: Sent[] = [];
    const turns = new Map<number, { record: number; orders: number[] }>();
    const nextOf = async (lane: number) => {
      const turn = turns.get(lane);
      if (turn?.orders.length) return turn;
      const { id, total } = await api.listening.startDictation({ id: papers[lane] ?? 0, key: randomUUID(), fresh: 1 });
      const begun = { record: id, orders: Array.from({ length: total }, (_, at) => at + 1) };
      turns.set(lane, begun);
      return begun;
    };
    const again = async (line: Sent) => {
      const kept = await api.listening.saveDictation({ ...line, given: 'something else' });
      expect(kept).toMatchObject({ order: line.order, given: line.given });
    };
    return {
      lanes: LANES,
      async write(lane) {
        const turn = await nextOf(lane);
        const key = randomUUID();
        const line = { record_id: turn.record, order: turn.orders.shift() ?? 1, key, given: `heard ${key}` };
        await api.listening.saveDictation(line);
        acknowledged.push(line);
      },
      acknowledged: () => acknowledged.length,
      async check() {
        for (const line of acknowledged.slice(-LANES * 2)) await again(line);
      },
      async end() {
        for (const line of acknowledged) await again(line);
      },
    };
  },
};
