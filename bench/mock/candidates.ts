import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startRealServer } from '../../tools/real-server.ts';
import { benchDatabase } from '../database.ts';
import { type LightClient, lightClient } from '../light-client.ts';
import { median, printTable, quantile } from '../table.ts';

const CANDIDATES = Number(process.env.BENCH_CANDIDATES ?? 100);
/** Everybody answers half a paper within this time: about fifteen times as fast as in the room, where it takes half an hour. */
const PAPER_SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const ANSWERS = 20;

const SETTINGS = {
  SERVE_PAGE: 'off',
  LOG_LEVEL: 'error',
  DATABASE_POOL: '16',
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_PER_IP_MINUTE: '10000000',
  GUESTS_PER_IP_HOUR: '1000000',
};

const { essay } = JSON.parse(
  readFileSync(new URL('../../packages/examiner/samples/task-2-band-6.json', import.meta.url), 'utf8'),
) as { essay: string };

type Mock = { id: number; standing: Standing };
type Standing =
  | { at: 'listening' | 'reading'; attempt_id: number }
  | { at: 'writing'; task1_record_id: number; task2_record_id: number }
  | { at: 'break' | 'over' };
type Attempt = { revision: number; papers: { id: number; groups: { questions: { key: string }[] }[] }[] };
type Report = { ask_again_ms: number; writing: { state: string; tasks: { seconds_left: number }[] } };

type Tally = { saves: number[]; sent: number; lost: number; waited: number[]; kept: number[] };

/** A hundred candidates sit a mock at the same time on two processes: nothing may be lost, and writing comes as promised. */
export async function mockBench(): Promise<void> {
  const database = await benchDatabase();
  // Two processes of one site know one secret.
  const secret = randomBytes(32).toString('base64url');
  const settings = { ...SETTINGS, DATABASE_URL: database.url, SECRET_KEY: secret };
  const first = await startRealServer({ settings });
  const second = await startRealServer({ settings });
  try {
    const urls = [first.url, second.url];
    const clients = await Promise.all(
      Array.from({ length: CANDIDATES }, (_, at) => lightClient(urls[at % urls.length] ?? first.url)),
    );
    // Guests become learners, whose essays are scored; how one registers is measured nowhere here.
    await database.pool.query(`update users set role = 'student' where role = 'tourist'`);
    await database.pool.query(`insert into wallets (user_id, coins) select id, 1000 from users on conflict do nothing`);
    const { list } = await clients[0]!.call<{ list: { id: number }[] }>('exam/get-list', {});
    const id = list[0]?.id ?? 0;
    const tally: Tally = { saves: [], sent: 0, lost: 0, waited: [], kept: [] };
    await Promise.all(clients.map((client) => sit(client, id, tally)));
    printTable(`mock: ${CANDIDATES} candidates on two processes, ${tally.sent} answers`, [
      { what: 'answers lost', value: tally.lost, unit: '' },
      { what: 'a save, median', value: median(tally.saves), unit: 'ms' },
      { what: 'a save, p95', value: quantile(tally.saves, 0.95), unit: 'ms', goal: 50 },
      { what: 'writing marked after, the last one', value: Math.max(...tally.waited), unit: 's' },
      { what: 'against what the queue promised, the worst', value: Math.max(...tally.kept), unit: '×', goal: 1 },
      { what: 'the same, nine in ten', value: quantile(tally.kept, 0.9), unit: '×' },
      { what: 'promised too little', value: tally.kept.filter((ratio) => ratio > 1).length, unit: 'candidates' },
    ]);
    for (const client of clients) client.close();
  } finally {
    await second.stop();
    await first.stop();
    await database.drop();
  }
}

async function sit({ call }: LightClient, id: number, tally: Tally): Promise<void> {
  let mock = await call<Mock>('exam/start', { id, key: randomUUID() });
  const one = { record_id: mock.id };
  for (const _ of ['listening', 'reading']) {
    await answerPaper(call, mock.standing, tally);
    await call('exam/submit', one);
    mock = await call<Mock>('exam/begin-next', one);
  }
  if (mock.standing.at !== 'writing') throw new Error(`writing does not run but ${mock.standing.at}`);
  const { task1_record_id, task2_record_id } = mock.standing;
  for (const record of [task1_record_id, task2_record_id])
    await timed(tally, () => call('exercise/save-essay-record-info', { id: record, content: essay }));
  const from = performance.now();
  await call('exam/submit', one);
  let report = await call<Report>('exam/get-result', one);
  const promised = report.writing.tasks.reduce((most, { seconds_left }) => Math.max(most, seconds_left), 1);
  while (report.ask_again_ms > 0) {
    await pause(report.ask_again_ms);
    report = await call<Report>('exam/get-result', one);
  }
  if (report.writing.state !== 'told') throw new Error(`writing ended as ${report.writing.state}`);
  const seconds = (performance.now() - from) / 1000;
  tally.waited.push(seconds);
  tally.kept.push(seconds / promised);
}

/** Answers at their own pace; afterwards the server must have the last value of every one. */
async function answerPaper(call: LightClient['call'], standing: Standing, tally: Tally): Promise<void> {
  if (standing.at !== 'listening' && standing.at !== 'reading') throw new Error(`no paper runs but ${standing.at}`);
  const { attempt_id } = standing;
  const writer = randomUUID();
  const attempt = await call<Attempt>('attempt/take-over', { attempt_id, writer });
  const keys = attempt.papers.flatMap(({ id, groups }) =>
    groups.flatMap(({ questions }) => questions.map(({ key }) => `${id}.${key}`)),
  );
  const given = new Map<string, string>();
  for (let n = 0; n < ANSWERS; n += 1) {
    await pause(Math.random() * ((PAPER_SECONDS * 2000) / ANSWERS));
    const [key, value] = [keys[n % keys.length] ?? '', `answer ${n}`];
    const changes = [{ id: randomUUID(), key, value }];
    await timed(tally, () => call('attempt/save', { attempt_id, writer, revision: attempt.revision, changes }));
    given.set(key, value);
  }
  const { answers } = await call<{ answers: Record<string, string> }>('attempt/get-attempt', { attempt_id });
  tally.sent += given.size;
  for (const [key, value] of given) if (answers[key] !== value) tally.lost += 1;
}

async function timed(tally: Tally, save: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await save();
  tally.saves.push(performance.now() - from);
}
