import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LightClient, lightClient } from './light-client.ts';
import { serverOnPostgres } from './support/server-on-postgres.ts';
import { median, printTable } from './table.ts';

const CLIENTS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = 3;

/**
 * Sixteen learners who answer as fast as the server allows, over HTTP, against pgbench doing the same update of the same
 * rows over the database's own protocol. They take turns, so that a busy machine is busy for both.
 */
export async function answerSaveBench(): Promise<void> {
  const server = await serverOnPostgres({ DATABASE_POOL: '16', JOBS: 'off' });
  try {
    const learners = await Promise.all(Array.from({ length: CLIENTS }, () => beginPaper(server.url)));
    const ids = learners.map(({ attempt }) => attempt);
    const rounds: { app: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ app: await saves(learners, SECONDS), bare: await pgbench(server.databaseUrl, ids, SECONDS) });
    printTable(`answer-save: ${CLIENTS} clients, ${ROUNDS} rounds of ${SECONDS} s, PostgreSQL`, [
      { what: 'saves a second through the server', value: median(rounds.map(({ app }) => app)), unit: '/s' },
      { what: 'the same update by pgbench', value: median(rounds.map(({ bare }) => bare)), unit: '/s' },
      { what: 'ratio (goal at least 0.35)', value: median(rounds.map(({ app, bare }) => app / bare)), unit: '' },
    ]);
    for (const { client } of learners) client.close();
  } finally {
    await server.close();
  }
}

type Learner = { client: LightClient; attempt: number; writer: string; keys: string[] };

async function beginPaper(url: string): Promise<Learner> {
  const client = await lightClient(url);
  const { list } = await client.call<{ list: { papers: { id: number }[] }[] }>('reading/get-jian-ya-list', {});
  const writer = randomUUID();
  const { id, papers } = await client.call<{
    id: number;
    papers: { id: number; groups: { questions: { key: string }[] }[] }[];
  }>('attempt/start', { skill: 'reading', id: list[0]?.papers[0]?.id, mode: 'exam', key: randomUUID(), writer });
  const keys = papers.flatMap((paper) =>
    paper.groups.flatMap(({ questions }) => questions.map(({ key }) => `${paper.id}.${key}`)),
  );
  return { client, attempt: id, writer, keys };
}

/** Each learner waits for the answer before the next save. */
async function saves(learners: readonly Learner[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const from = performance.now();
  const counts = await Promise.all(
    learners.map(async ({ client, attempt, writer, keys }) => {
      let count = 0;
      while (performance.now() < until) {
        const changes = [{ id: randomUUID(), key: keys[count % keys.length], value: `answer ${count}` }];
        const save = { attempt_id: attempt, writer, revision: 0, changes };
        const { outcome } = await client.call<{ outcome: string }>('attempt/save', save);
        if (outcome !== 'saved') throw new Error(`a save was answered ${outcome}`);
        count += 1;
      }
      return count;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - from);
}

/** One client per row, as above; prepared, which is the fastest pgbench can do. */
async function pgbench(url: string, ids: readonly number[], seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-bench-'));
  const script = join(folder, 'save.sql');
  const byClient = ids
    .map((id, at) => `${at === 0 ? '\\if' : '\\elif'} :client_id = ${at}\n\\set attempt ${id}`)
    .join('\n');
  await writeFile(
    script,
    `${byClient}\n\\endif\n\\set n random(1, 1000000000)
update answer_sheets set
  answers = (answers || jsonb_build_object('1.q' || (:n % 13), 'answer ' || :n)) - '{}'::text[],
  recent_changes = (array[md5(:n::text) || '0000'] || recent_changes)[1:32],
  annotations = coalesce(null::jsonb, annotations), seconds = coalesce(null::jsonb, seconds),
  revision = revision + 1, saved_at = now()
where attempt_id = :attempt and open and (closes_at is null or closes_at > now())
  and writer_since <= 1000000 and not recent_changes && array[md5(:n::text) || '0000']
returning revision;\n`,
  );
  const { hostname, port, username, pathname } = new URL(url);
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['-n', '-M', 'prepared', '-c', String(ids.length), '-j', '2', '-T', String(seconds), '-f', script],
    ...['-h', hostname, '-p', port || '5432', '-U', username, pathname.slice(1)],
  ]);
  await rm(folder, { recursive: true, force: true });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
