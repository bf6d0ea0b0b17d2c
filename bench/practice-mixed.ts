import { randomUUID } from 'node:crypto';
import { type LightClient, lightClient } from './light-client.ts';
import { arrivals } from './support/arrivals.ts';
import { serverOnPostgres } from './support/server-on-postgres.ts';
import { printTable, quantile } from './table.ts';

const RATE = Number(process.env.BENCH_RATE ?? 300);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const LEARNERS = 60;

/**
 * A room full of learners: mostly answers, some looking through lists, a few who open, hand in and begin again. Calls
 * arrive at their rate whether or not the last one was answered, and each is timed from the moment it was due.
 */
export async function practiceMixedBench(): Promise<void> {
  const server = await serverOnPostgres();
  try {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, (_, seat) => sitDown(server.url, seat)));
    await arrivals(learners, next, { rate: RATE / 2, seconds: 4 });
    const { times, failures } = await arrivals(learners, next, { rate: RATE, seconds: SECONDS });
    printTable(`practice-mixed: ${RATE} calls a second for ${SECONDS} s, ${LEARNERS} learners, PostgreSQL`, [
      { what: 'p50', value: quantile(times, 0.5), unit: 'ms' },
      { what: 'p95', value: quantile(times, 0.95), unit: 'ms', goal: 20 },
      { what: 'p99', value: quantile(times, 0.99), unit: 'ms', goal: 45 },
      { what: 'failures', value: failures, unit: '' },
    ]);
    for (const { client } of learners) client.close();
  } finally {
    await server.close();
  }
}

type Learner = {
  client: LightClient;
  writer: string;
  paper: number;
  attempt: number;
  keys: string[];
  n: number;
  seat: number;
};

async function sitDown(url: string, seat: number): Promise<Learner> {
  const client = await lightClient(url, 4);
  const { list } = await client.call<{ list: { papers: { id: number }[] }[] }>('reading/get-jian-ya-list', {});
  const paper = list[0]?.papers[0]?.id ?? 0;
  const learner = { client, writer: randomUUID(), paper, attempt: 0, keys: [], n: 0, seat };
  await begin(learner);
  return learner;
}

async function begin(learner: Learner): Promise<void> {
  const { id, papers } = await learner.client.call<{
    id: number;
    papers: { id: number; groups: { questions: { key: string }[] }[] }[];
  }>('attempt/start', { skill: 'reading', id: learner.paper, mode: 'exam', key: randomUUID(), writer: learner.writer });
  learner.attempt = id;
  learner.keys = papers.flatMap((paper) =>
    paper.groups.flatMap(({ questions }) => questions.map(({ key }) => `${paper.id}.${key}`)),
  );
}

const written = ({ attempt, writer, keys }: Learner, n: number) => ({
  attempt_id: attempt,
  writer,
  revision: 0,
  changes: [{ id: randomUUID(), key: keys[n % keys.length], value: `answer ${n}` }],
});

/**
 * Of a hundred: 70 answers, 10 lists, 6 searches, 5 records, 4 papers, 4 reloads, 1 hand-in with the next start right
 * behind it. Everybody is somewhere else in the paper: a room does not hand in at the same moment.
 */
function next(learner: Learner): Promise<unknown> {
  const n = learner.n++;
  const turn = (n * 37 + learner.seat * 17) % 100;
  const { client, attempt, paper } = learner;
  if (turn < 70) return answer(learner, n);
  if (turn < 80) return client.call('reading/get-jian-ya-list', {});
  if (turn < 86) return client.call('reading/get-search-list', { search_content: 'the' });
  if (turn < 91) return client.call('attempt/get-record-list', {});
  if (turn < 95) return client.call('reading/get-paper', { id: paper });
  if (turn < 99) return client.call('attempt/get-attempt', { attempt_id: attempt });
  return client.call('attempt/submit', written(learner, n)).then(() => begin(learner));
}

async function answer(learner: Learner, n: number): Promise<void> {
  const { outcome } = await learner.client.call<{ outcome: string }>('attempt/save', written(learner, n));
  // A save that arrives after its own hand-in comes too late, as it would in a room.
  if (outcome !== 'saved' && outcome !== 'closed') throw new Error(`an answer was ${outcome}`);
}
