import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

const CARDS = 6;
type Api = Parameters<KilledStory['begin']>[0];

/** Six cards of the book, each answered over and over; no answer is lost, and each counts once. */
export const killedCards: KilledStory = {
  name: 'answers of cards',
  async begin(api) {
    const lost = await loseAll(api);
    const ids = lost.slice(0, CARDS);
    const [sent, marked] = [new Map<string, number>(), new Map<string, number>()];
    const triesOf = async (id: number) => (await api.mistakes.getInfo({ id })).tries.length;
    return {
      lanes: CARDS,
      async write(lane) {
        const [id, key] = [ids[lane] ?? 0, randomUUID()];
        sent.set(key, id);
        await api.mistakes.answer({ id, key });
        marked.set(key, id);
      },
      acknowledged: () => marked.size,
      async check() {
        for (const id of ids) expect(await triesOf(id), `card ${id}`).toBeGreaterThanOrEqual(countOf(marked, id));
      },
      async end() {
        for (const [key, id] of sent)
          expect(await api.mistakes.answer({ id, key })).toMatchObject({ verdict: 'wrong' });
        for (const id of ids) expect(await triesOf(id)).toBe(countOf(sent, id));
        const { rows } = await api.mistakes.getSummary({});
        const mine = rows.filter(({ skill, kind }) => skill === 'reading' && kind !== 'exercise');
        expect(mine.reduce((sum, { open, practised, closed }) => sum + open + practised + closed, 0)).toBe(lost.length);
      },
    };
  },
};

const countOf = (answers: ReadonlyMap<string, number>, id: number) =>
  [...answers.values()].filter((one) => one === id).length;

/** A passage with every answer wrong; the numbers of the mistakes. */
async function loseAll(api: Api): Promise<number[]> {
  const [set] = (await api.reading.getJianYaList({})).list;
  const id = set?.papers[1]?.id ?? 0;
  const writer = randomUUID();
  const attempt = await api.attempt.start({ skill: 'reading', id, mode: 'practice', key: randomUUID(), writer });
  const questions = (attempt.papers[0]?.groups ?? []).flatMap((group) => group.questions);
  const changes = questions.map(({ key }) => ({ id: randomUUID(), key: `${id}.${key}`, value: 'zzz' }));
  await api.attempt.submit({ attempt_id: attempt.id, writer, revision: attempt.revision, changes });
  const { list } = await api.mistakes.getList({ attempt_id: attempt.id, page_size: 50 });
  expect(list.length).toBeGreaterThan(CARDS);
  return list.map((row) => row.id);
}
