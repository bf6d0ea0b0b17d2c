// @postgres: answers of a killed process
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseIn, type Place } from '#testing/database.ts';
import { type ServerProcess, startServer } from '#testing/process.ts';
import { remoteVisitor } from '#testing/remote.ts';

/** How often the server is killed; the figure in bench/README.md is of fifty. */
const KILLS = Number(process.env.KILLS ?? 3);

let folder: string;
let where: Place;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-kill-'));
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
  `a server killed ${KILLS} times while answers are saved loses none that it acknowledged`,
  async () => {
    let server = await open();
    const urls = [server.url];
    const { api } = remoteVisitor(urls);
    await api.student.getTouristToken();
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

    /** The last number that was acknowledged for each question, and the last that was sent. */
    const acknowledged = new Map<string, number>();
    let sent = 0;
    let total = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      let dead = false;
      const stream = async (key: string) => {
        while (!dead) {
          const number = ++sent;
          const changes = [{ id: randomUUID(), key, value: String(number) }];
          const reply = await api.attempt
            .save({ attempt_id: attempt.id, writer, revision: 0, changes })
            .catch(() => null);
          if (reply?.outcome === 'saved') {
            acknowledged.set(key, number);
            total += 1;
          }
        }
      };
      const streams = keys.slice(0, 8).map(stream);
      // In the middle of it: after a few acknowledged answers, with eight more on their way.
      const enough = total + 3 + Math.floor(Math.random() * 30);
      for (let waited = 0; total < enough && waited < 30_000; waited += 5) await sleep(5);
      server.kill('SIGKILL');
      dead = true;
      await Promise.all([server.exited, ...streams]);

      server = await restarted(urls);
      const { answers } = await api.attempt.getAttempt({ attempt_id: attempt.id });
      for (const [key, number] of acknowledged)
        expect(Number(answers[key]), `${key} after kill ${kill + 1}`).toBeGreaterThanOrEqual(number);
    }
    expect(total).toBeGreaterThan(KILLS);
    console.info(`${KILLS} kills, ${total} answers acknowledged, none lost`);
    await server.stop();
  },
  60_000 + KILLS * 60_000,
);

/** The visitor keeps its cookies and goes on at the new address. */
async function restarted(urls: string[]): Promise<ServerProcess> {
  const server = await open();
  urls[0] = server.url;
  return server;
}
