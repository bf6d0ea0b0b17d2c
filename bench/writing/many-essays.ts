import { type LightClient, lightClient } from '../light-client.ts';
import { serverOnPostgres } from '../support/server-on-postgres.ts';
import { type Figure, median, printTable } from '../table.ts';

const SIZES = [10, 10_000];
const CALLS = 40;

const PAGES: Record<string, object> = {
  'writing/get-task2-search-list': {},
  // As many rows of ten essays as of ten thousand, so that the same answer is compared.
  'exercise/get-big-essay-record-list': { page_size: 10 },
  'writing/get-error-kinds': {},
  'writing/get-error-list': { kind: 'article' },
  // Of the other task, in which the learner has written nothing: the slips that are there must not be gone through.
  'writing/get-error-list?task=1': { kind: 'article', task: 1 },
};

/** The lists of a learner with ten and with ten thousand scored essays. */
export async function manyEssaysBench(): Promise<void> {
  const server = await serverOnPostgres({ JOBS: 'off' });
  try {
    const learner = await lightClient(server.url);
    const { id } = await learner.call<{ id: number }>('student/get-info', {});
    const figures = new Map<string, Figure[]>();
    for (const size of SIZES) {
      await seed(server.pool, id, size);
      for (const [path, input] of Object.entries(PAGES)) {
        const figure = {
          what: `${size.toLocaleString('en')} essays`,
          value: await timed(learner, path, input),
          unit: 'ms',
        };
        figures.set(path, [...(figures.get(path) ?? []), figure]);
      }
    }
    for (const [path, rows] of figures)
      printTable(`writing: ${path}, median of ${CALLS}`, [
        ...rows,
        { what: 'ten thousand against ten', value: (rows[1]?.value ?? 0) / (rows[0]?.value ?? 1), unit: '×' },
      ]);
    learner.close();
  } finally {
    await server.close();
  }
}

async function timed(learner: LightClient, path: string, input: object): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CALLS + 5; n += 1) {
    const from = performance.now();
    await learner.call(path.split('?')[0] ?? path, input);
    if (n >= 5) times.push(performance.now() - from);
  }
  return median(times);
}

type Pool = { query(text: string, values?: unknown[]): Promise<unknown> };

/** Scored drafts on the questions there are, up to `size` in all, each of 300 words with twelve slips. */
async function seed(pool: Pool, userId: number, size: number): Promise<void> {
  await pool.query(
    `insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
     select id, hash, rev, kind, pack_id, public, key, review from content_items where kind = 'writing-task-2'
     on conflict do nothing`,
  );
  await pool.query(
    `with papers as (select id, hash, row_number() over (order by id) - 1 as n from content_items where kind = 'writing-task-2'),
     made as (
       insert into essay_records (user_id, task, question, paper_id, paper_hash, title, type, draft, mode, start_key, content,
         words, status, handed_in_at, handed_in_by, score, bands, created_at, saved_at)
       select $1, 2, 'p' || p.id, p.id, p.hash, '{"en": "Seeded", "zh": "样例"}', 'opinion', i / 16 + 1, 'practice', 'seed-' || i,
         repeat('word and word. ', 100), 300, 3, now(), 'learner', 6, '{"tr": 6, "cc": 6, "lr": 6, "gra": 6}', now(), now()
       from generate_series((select count(*) from essay_records) + 1, $2) i
       join papers p on p.n = i % (select count(*) from papers)
       returning id, task
     ),
     slips as (
       insert into essay_errors (user_id, record_id, task, kind, rule, start, "end")
       select $1, id, task, 'article', 'a-an', n * 10, n * 10 + 4 from made, generate_series(1, 12) n
     ),
     counts as (
       insert into essay_counts (record_id, user_id, task, words, kinds) select id, $1, task, 300, '{"article": 12}' from made
     ),
     scorings as (
       insert into essay_scorings (record_id, user_id, task, state, stage, percent, paid_with, content, engine, report, created_at, finished_at)
       select id, $1, task, 'done', 'done', 100, 'coins', '', 'seed', '{"assessable": false, "task": 2, "words": 3, "reason": {"code": "list", "zh": "", "en": ""}}', now(), now()
       from made returning id, record_id
     )
     select 1`,
    [userId, size],
  );
  await pool.query(
    `update essay_records r set scoring_id = s.id from essay_scorings s where s.record_id = r.id and r.scoring_id is null`,
  );
  await pool.query(
    `insert into essay_summaries (user_id, question, drafts, last_record_id, last_score, first_score, last_at)
     select $1, question, count(*), max(id), 6, 6, now() from essay_records where user_id = $1 group by question
     on conflict (user_id, question) do update set drafts = excluded.drafts, last_record_id = excluded.last_record_id`,
    [userId],
  );
  await pool.query(
    `insert into essay_totals (user_id, task, kind, count, essays) values ($1, 2, '', $2 * 300, $2), ($1, 2, 'article', $2 * 12, $2)
     on conflict (user_id, task, kind) do update set count = excluded.count, essays = excluded.essays`,
    [userId, size],
  );
  await pool.query('analyze');
}
