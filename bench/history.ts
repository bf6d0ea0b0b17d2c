import { seedOthers, seedTab } from './history/seed.ts';
import { type LightClient, lightClient } from './light-client.ts';
import { serverOnPostgres } from './support/server-on-postgres.ts';
import { type Figure, median, printTable } from './table.ts';

const SIZES = [1_000, 1_000_000];
const CALLS = 100;

/** Lines of other learners in the history, beside the million of this one. */
const OTHERS = Number(process.env.BENCH_OTHERS ?? 9_000_000);

/**
 * The first page of the learner's records and of the lists, with a thousand and with a million attempts in the
 * database, all of them this learner's own: nobody has more to page through. In the history nine million lines of other
 * learners lie beside them.
 */
export async function historyBench(): Promise<void> {
  const server = await serverOnPostgres({ JOBS: 'off' });
  try {
    const learner = await lightClient(server.url);
    const { id } = await learner.call<{ id: number }>('student/get-info', {});
    const figures = new Map<string, Figure[]>();
    for (const size of SIZES) {
      // Seeding takes longer than a connection without calls is kept.
      const awake = setInterval(() => void learner.call('student/get-info', {}), 20_000);
      await seed(server.pool, id, size);
      await seedOtherTabs(server.pool, id, size / 10);
      if (size === Math.max(...SIZES)) await seedOthers(server.pool, OTHERS);
      clearInterval(awake);
      // What was seeded just now is on no page that the database has at hand.
      for (const call of Object.values(PAGES)) await timed(learner, call, 20);
      for (const [what, call] of Object.entries(PAGES))
        figures.set(what, [
          ...(figures.get(what) ?? []),
          { what: `${size.toLocaleString('en')} attempts`, value: await timed(learner, call), unit: 'ms' },
        ]);
    }
    for (const [what, rows] of figures) {
      const [few, many] = rows;
      printTable(`history: ${what}, median of ${CALLS}`, [
        ...rows,
        { what: 'many against a thousand', value: (many?.value ?? 0) / (few?.value ?? 1), unit: '×', goal: 1.2 },
      ]);
    }
    learner.close();
  } finally {
    await server.close();
  }
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

async function timed(learner: LightClient, { path, input }: Call, calls = CALLS): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < calls + 5; n += 1) {
    const from = performance.now();
    await learner.call(path, input);
    if (n >= 5) times.push(performance.now() - from);
  }
  return median(times);
}

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
       from generate_series((select count(*) from attempts) + 1, $2) i
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
