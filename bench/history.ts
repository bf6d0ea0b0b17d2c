import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { seedOthers, seedTab } from './history/seed.ts';
import { type LightClient, lightClient } from './light-client.ts';
import { serverOnPostgres } from './support/server-on-postgres.ts';
import { median, printTable } from './table.ts';

const [FEW, MANY] = [1_000, 1_000_000];
const WARM_UP = 20;
const CALLS = 100;

/** Lines of other learners in the history, beside the million of this one. */
const OTHERS = Number(process.env.BENCH_OTHERS ?? 9_000_000);

/**
 * The first page of the learner's records and of the lists: first in a database that holds a thousand attempts of one
 * learner, then in one where another learner has a million and nine million lines of others lie beside them. There both
 * learners ask in turn, call by call, so that whatever else the machine does then it does to both.
 */
export async function historyBench(): Promise<void> {
  const server = await serverOnPostgres({ JOBS: 'off' });
  try {
    const few = await learnerWith(server, FEW);
    const alone = await timedInTurn([few]);
    const many = await learnerWith(server, MANY);
    await stayingAwake([few, many], () => seedOthers(server.pool, OTHERS));
    await settled(server.pool);
    const beside = await timedInTurn([few, many]);
    for (const what of Object.keys(PAGES)) {
      const [[small = 0] = [], [same = 0, big = 0] = []] = [alone.get(what), beside.get(what)];
      printTable(`history: ${what}, median of ${CALLS}`, [
        { what: 'a thousand, alone in the database', value: small, unit: 'ms' },
        { what: 'a thousand beside ten million', value: same, unit: 'ms' },
        { what: 'a million of ten', value: big, unit: 'ms' },
        { what: 'a million against a thousand', value: big / same, unit: '×', goal: 1.2 },
        { what: 'against a thousand alone, in another minute', value: big / small, unit: '×' },
      ]);
    }
    few.close();
    many.close();
  } finally {
    await server.close();
  }
}

type Server = Awaited<ReturnType<typeof serverOnPostgres>>;

async function learnerWith(server: Server, size: number): Promise<LightClient> {
  const learner = await lightClient(server.url);
  const { id } = await learner.call<{ id: number }>('student/get-info', {});
  await stayingAwake([learner], async () => {
    await seed(server.pool, id, size);
    await seedOtherTabs(server.pool, id, size / 10);
  });
  return learner;
}

/** Seeding takes longer than a connection without calls is kept. */
async function stayingAwake(learners: readonly LightClient[], work: () => Promise<void>): Promise<void> {
  const awake = setInterval(() => {
    for (const learner of learners) void learner.call('student/get-info', {});
  }, 20_000);
  await work().finally(() => clearInterval(awake));
}

/** Gigabytes that were just written are still on their way to the disk, and nobody's history is seeded while it is read. */
async function settled(pool: Server['pool']): Promise<void> {
  await pool.query('checkpoint');
  await promisify(execFile)('sync');
}

/** The median of each page for each of these learners, who ask in turn. */
async function timedInTurn(learners: readonly LightClient[]): Promise<Map<string, number[]>> {
  const medians = new Map<string, number[]>();
  for (const calls of [WARM_UP, CALLS])
    for (const [what, { path, input }] of Object.entries(PAGES)) {
      const times = learners.map((): number[] => []);
      for (let n = 0; n < calls; n += 1)
        for (const [at, learner] of learners.entries()) {
          const from = performance.now();
          await learner.call(path, input);
          times[at]?.push(performance.now() - from);
        }
      medians.set(what, times.map(median));
    }
  return medians;
}

/** The other tabs, each with a tenth of what reading has. */
const TABS = [
  { path: 'get-listening-list', part: 1, type: 1 },
  { path: 'get-writing-list', part: 2, type: 5 },
  { path: 'get-speaking-list', part: 1, type: 2 },
  { path: 'get-mock-list', part: 2, type: 10 },
] as const;

type Call = { path: string; input: object };
const PAGES: Record<string, Call> = {
  'a call that reads no history': { path: 'student/get-info', input: {} },
  'attempt/get-record-list': { path: 'attempt/get-record-list', input: { skill: 'reading' } },
  'reading/get-jian-ya-list': { path: 'reading/get-jian-ya-list', input: {} },
  'reading/get-search-list': { path: 'reading/get-search-list', input: {} },
  ...Object.fromEntries(
    ['update_time', 'score', 'duration'].flatMap((field) =>
      [1, 2].map((way): [string, Call] => [
        `history of reading, by ${field}, ${way === 1 ? 'lowest' : 'highest'} first`,
        { path: 'history/get-reading-list', input: { [`sort_${field}`]: way } },
      ]),
    ),
  ),
  ...Object.fromEntries(
    TABS.map(({ path, part }): [string, Call] => [
      `history, ${path}`,
      { path: `history/${path}`, input: { type: part } },
    ]),
  ),
  'history, a search that finds nothing': { path: 'history/get-reading-list', input: { search_content: 'nothing' } },
};

const seedOtherTabs = async (pool: Parameters<typeof seedTab>[0], userId: number, count: number): Promise<void> => {
  for (const { type } of TABS) await seedTab(pool, { userId, type, count });
};

/** Marked attempts on the papers there are, up to `size` in all; with answered sheets and results, as learners leave them. */
async function seed(pool: { query(text: string, values?: unknown[]): Promise<unknown> }, userId: number, size: number) {
  await pool.query(
    `insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
     select id, hash, rev, kind, pack_id, public, key, review from content_items where kind = 'reading'
     on conflict do nothing`,
  );
  await pool.query(
    `with papers as (select id, hash, rev, row_number() over (order by id) - 1 as n from content_items where kind = 'reading'),
     made as (
       insert into attempts (user_id, skill, mode, exam_type, state, kind, source_id, paper_key, start_key, title, whole,
         check_seconds, total, "right", answered, seconds, closed_by, started_at, submitted_at)
       select $1, 'reading', 'practice', 1, 'marked', 'paper', p.id, 'p' || p.id, 'seed-' || i,
         '{"en": "Seeded", "zh": "样例"}', false, 0, 13, i % 14, 13, 900, 'learner',
         now() - make_interval(secs => $2 - i), now() - make_interval(secs => $2 - i)
       from generate_series(1, $2) i
       join papers p on p.n = i % (select count(*) from papers)
       returning id, source_id
     ),
     sheets as (
       insert into answer_sheets (attempt_id, user_id, open, writer, seconds, saved_at)
       select id, $1, false, 'seed', '{"active": 900, "groups": {}}', now() from made
     )
     insert into attempt_papers (attempt_id, position, content_id, rev, hash, "offset", marks)
     select made.id, 0, source_id, p.rev, p.hash, 0, 13 from made join papers p on p.id = source_id`,
    [userId, size],
  );
  await pool.query(
    `insert into practice_marks (user_id, content_id, times, best, last_attempt_id, last_at)
     select $1, source_id, count(*), max("right"), max(id), now() from attempts where user_id = $1 group by source_id
     on conflict (user_id, content_id) do update set times = excluded.times, last_attempt_id = excluded.last_attempt_id`,
    [userId],
  );
  await pool.query(
    `insert into history_records
     select 3, id, user_id, 'done', title, 'seeded', paper_key,
       jsonb_build_object('mode', mode, 'kind', kind, 'source_id', source_id, 'papers', jsonb_build_array(source_id), 'redo', false),
       '{nature}', '{tfng}', "right", total, -1, round(1000.0 * "right" / total), 300 + id % 1500, started_at, submitted_at
     from attempts where user_id = $1 on conflict do nothing`,
    [userId],
  );
  await pool.query('vacuum analyze');
}
