import { randomUUID } from 'node:crypto';
import { startRealServer } from '../../tools/real-server.ts';
import type { benchDatabase } from '../database.ts';
import { type LightClient, lightClient } from '../light-client.ts';
import { arrivals } from '../support/arrivals.ts';
import { printTable, quantile } from '../table.ts';

const RATE = Number(process.env.BENCH_RATE ?? 300);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const LEARNERS = 60;
const CARDS = 200;
/** One grade in so many is of a word met for the first time: those are deeds, and may pay a task. */
const NEW_EVERY = 4;

type Learner = { client: LightClient; known: number[]; fresh: number[]; n: number };

/**
 * A school that learns words, against a server in a process of its own. Grades arrive at their rate whether or not the
 * last one was answered, and each is timed from the moment it was due.
 */
export async function gradesBench({ url, pool }: Awaited<ReturnType<typeof benchDatabase>>): Promise<void> {
  const server = await startRealServer({
    settings: {
      SERVE_PAGE: 'off',
      DEMO_ACCOUNTS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: url,
      REQUESTS_PER_MINUTE: '1000000',
      REQUESTS_PER_IP_MINUTE: '10000000',
      GUESTS_PER_IP_HOUR: '1000000',
    },
  });
  try {
    const learners: Learner[] = [];
    while (learners.length < LEARNERS) learners.push(await sitDown(server.url, pool));
    await arrivals(learners, grade, { rate: RATE / 2, seconds: 4 });
    const { times, failures, seconds } = await arrivals(learners, grade, { rate: RATE, seconds: SECONDS });
    printTable(`vocabulary: ${RATE} grades a second for ${SECONDS} s, ${LEARNERS} learners, PostgreSQL`, [
      { what: 'p50', value: quantile(times, 0.5), unit: 'ms' },
      { what: 'p95', value: quantile(times, 0.95), unit: 'ms', goal: 20 },
      { what: 'p99', value: quantile(times, 0.99), unit: 'ms' },
      { what: 'a second', value: times.length / seconds, unit: 'grades' },
      { what: 'failures', value: failures, unit: '' },
    ]);
    for (const { client } of learners) client.close();
  } finally {
    await server.stop();
  }
}

/** A guest with a book and weeks behind them. */
async function sitDown(url: string, pool: Awaited<ReturnType<typeof benchDatabase>>['pool']): Promise<Learner> {
  const client = await lightClient(url, 2);
  const { id } = await client.call<{ id: number }>('student/get-info', {});
  const { list: books } = await client.call<{ list: { id: number }[] }>('vocabulary/get-book-list', {});
  await client.call('vocabulary/student-book/create', { book_id: books[0]?.id, weight: 0 });
  const { rows } = await pool.query<{ id: string }>(
    'select vocabulary_id as id from book_words where book_id = $1 order by unit, place limit $2',
    [books[0]?.id, CARDS * 2],
  );
  const ids = rows.map((row) => Number(row.id));
  const known = ids.slice(0, CARDS);
  await pool.query(
    `insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, first_grade, reviews, lapses, row, hard)
     select $1, id, 1 + n % 20, 5, current_date - date '1970-01-01' - 2 - (n % 20)::int,
       current_date - date '1970-01-01', 3, 5, 0, 2, false
     from unnest($2::bigint[]) with ordinality word(id, n)`,
    [id, known],
  );
  await client.call('vocabulary/get-cards', { which: 'review' });
  return { client, known, fresh: ids.slice(CARDS), n: 0 };
}

async function grade(learner: Learner): Promise<void> {
  const n = learner.n++;
  const words = n % NEW_EVERY === 0 ? learner.fresh : learner.known;
  const review = {
    key: randomUUID(),
    vocabulary_id: words[n % words.length],
    grade: 3,
    form: 'meaning',
    given: '',
    seconds: 4,
    at: n,
  };
  const { results } = await learner.client.call<{ results: { outcome: string }[] }>('vocabulary/save-reviews', {
    reviews: [review],
  });
  if (results[0]?.outcome !== 'taken') throw new Error(`a grade was ${results[0]?.outcome}`);
}
