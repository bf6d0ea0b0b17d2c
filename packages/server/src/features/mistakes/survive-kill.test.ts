// @postgres: answers of a killed process
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseIn, type Place } from '#testing/database.ts';
import { startServer } from '#testing/process.ts';
import { remoteVisitor } from '#testing/remote.ts';

const KILLS = Number(process.env.KILLS ?? 1);
const CARDS = 6;

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kill-cards-'));
  ({ where, drop } = await databaseIn(folder, 'practice'));
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

const open = () =>
  startServer({
    ...where,
    CONTENT_PACKS: '',
    HOST: '127.0.0.1',
    JOBS: 'off',
    SECRET_KEY: 'a key for tests, thirty-two characters',
    REQUESTS_PER_MINUTE: '1000000',
  });

test(
  `a server killed ${KILLS} times while cards are answered loses no answer it has marked, and counts each once`,
  async () => {
    let server = await open();
    const urls = [server.url];
    const { api } = remoteVisitor(urls);
    await api.student.getTouristToken();
    const lost = await loseAll(api);
    const ids = lost.slice(0, CARDS);
    const [sent, marked] = [new Map<string, number>(), new Map<string, number>()];

    for (let kill = 0; kill < KILLS; kill += 1) {
      let dead = false;
      const stream = async (id: number) => {
        while (!dead) {
          const key = randomUUID();
          sent.set(key, id);
          const reply = await api.mistakes.answer({ id, key }).catch(() => null);
          if (reply) marked.set(key, id);
        }
      };
      const streams = ids.map(stream);
      const enough = marked.size + 3 + Math.floor(Math.random() * 20);
      for (let waited = 0; marked.size < enough && waited < 30_000; waited += 5) await sleep(5);
      server.kill('SIGKILL');
      dead = true;
      await Promise.all([server.exited, ...streams]);
      server = await open();
      urls[0] = server.url;
      for (const id of ids) expect(await triesOf(id), `card ${id}`).toBeGreaterThanOrEqual(countOf(marked, id));
    }
    // As a device does that got no answer: everything once more, under the keys it has.
    for (const [key, id] of sent) expect(await api.mistakes.answer({ id, key })).toMatchObject({ verdict: 'wrong' });
    for (const id of ids) expect(await triesOf(id)).toBe(countOf(sent, id));
    const { rows } = await api.mistakes.getSummary({});
    expect(rows.reduce((sum, { open: left, practised, closed }) => sum + left + practised + closed, 0)).toBe(
      lost.length,
    );
    expect(marked.size).toBeGreaterThan(KILLS);
    await server.stop();

    async function triesOf(id: number): Promise<number> {
      return (await api.mistakes.getInfo({ id })).tries.length;
    }
  },
  60_000 + KILLS * 60_000,
);

const countOf = (answers: ReadonlyMap<string, number>, id: number) =>
  [...answers.values()].filter((one) => one === id).length;

/** A passage with every answer wrong; the numbers of the mistakes. */
async function loseAll(api: ReturnType<typeof remoteVisitor>['api']): Promise<number[]> {
  const [set] = (await api.reading.getJianYaList({})).list;
  const id = set?.papers[0]?.id ?? 0;
  const writer = randomUUID();
  const attempt = await api.attempt.start({ skill: 'reading', id, mode: 'practice', key: randomUUID(), writer });
  const questions = (attempt.papers[0]?.groups ?? []).flatMap((group) => group.questions);
  const changes = questions.map(({ key }) => ({ id: randomUUID(), key: `${id}.${key}`, value: 'zzz' }));
  await api.attempt.submit({ attempt_id: attempt.id, writer, revision: attempt.revision, changes });
  const { list } = await api.mistakes.getList({ attempt_id: attempt.id, page_size: 50 });
  return list.map((row) => row.id);
}
