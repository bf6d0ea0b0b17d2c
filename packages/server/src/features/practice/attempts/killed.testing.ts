import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

/** Eight questions of a passage, each answered over and over. */
export const killedAnswers: KilledStory = {
  name: 'answers of a paper',
  async begin(api) {
    const [set] = (await api.reading.getJianYaList({})).list;
    const paper = set?.papers[0]?.id ?? 0;
    const writer = randomUUID();
    const attempt = await api.attempt.start({
      skill: 'reading',
      id: paper,
      mode: 'practice',
      key: randomUUID(),
      writer,
    });
    const keys = (attempt.papers[0]?.groups ?? []).flatMap(({ questions }) =>
      questions.map(({ key }) => `${paper}.${key}`),
    );
    expect(keys.length).toBeGreaterThan(8);
    /** The last number that was acknowledged for each question. */
    const acknowledged = new Map<string, number>();
    let sent = 0;
    let total = 0;
    return {
      lanes: 8,
      async write(lane) {
        const key = keys[lane] ?? '';
        const number = ++sent;
        const changes = [{ id: randomUUID(), key, value: String(number) }];
        const { outcome } = await api.attempt.save({ attempt_id: attempt.id, writer, revision: 0, changes });
        if (outcome !== 'saved') return;
        acknowledged.set(key, number);
        total += 1;
      },
      acknowledged: () => total,
      async check() {
        const { answers } = await api.attempt.getAttempt({ attempt_id: attempt.id });
        for (const [key, number] of acknowledged) expect(Number(answers[key]), key).toBeGreaterThanOrEqual(number);
      },
    };
  },
};
