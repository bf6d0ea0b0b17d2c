import { type LightClient, lightClient } from '../light-client.ts';
import { scriptsKb } from '../scripts-kb.ts';
import { serverOnPostgres } from '../support/server-on-postgres.ts';
import { printTable } from '../table.ts';

const ATTEMPTS = 2_000;
const CALLS = 200;
const GOAL_MS = 150;
const GOAL_KB = 70;

/** The pages about a learner with two thousand attempts of three papers each, all within the last year. */
export async function analysisBench(): Promise<void> {
  const server = await serverOnPostgres({ JOBS: 'off' });
  try {
    const learner = await lightClient(server.url);
    const { id } = await learner.call<{ id: number }>('student/get-info', {});
    await seed(server.pool, id);
    for (const [path, input] of PAGES) {
      const p95 = await timed(learner, path, input);
      printTable(`analysis: ${path} of ${ATTEMPTS.toLocaleString('en')} attempts, p95 of ${CALLS}`, [
        { what: JSON.stringify(input), value: p95, unit: 'ms' },
        { what: 'against the goal', value: p95 / GOAL_MS, unit: '×' },
      ]);
    }
    learner.close();
    printTable(
      'analysis: scripts on top of the shell, gzip',
      Object.entries(SCRIPTS).map(([what, parts]) => ({ what, value: scriptsKb(parts), unit: 'KB', goal: GOAL_KB })),
    );
  } finally {
    await server.close();
  }
}

/** Charts included; `npm run build` makes the page that is weighed. */
const SCRIPTS = {
  '/history': ['src/app/history/HistoryRoute.tsx', 'src/features/history/history.zh.ts'],
  '/analysis and /learnin_data': [
    'src/app/analysis/AnalysisPages.tsx',
    'src/features/analysis/analysis.zh.ts',
    'src/features/analysis/speaking/spoken.zh.ts',
    'src/features/writing/feedback/feedback.zh.ts',
  ],
  '/profile/data': [
    'src/features/personal-data/PersonalDataPage.tsx',
    'src/features/personal-data/personal-data.zh.ts',
  ],
};

const PAGES: readonly [string, object][] = [
  ['analysis/get-marks', { skill: 'reading', days: 60 }],
  ['analysis/get-marks', { skill: 'reading', days: 0 }],
  ['analysis/get-bands', {}],
  ['analysis/get-criteria', {}],
  ['analysis/get-spoken-criteria', {}],
  ['analysis/get-year', {}],
  ['analysis/get-week', {}],
];

async function timed(learner: LightClient, path: string, input: object): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CALLS + 5; n += 1) {
    const from = performance.now();
    await learner.call(path, input);
    if (n >= 5) times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Attempts with a band every tenth time, each with three papers of five types, and their lines in the history. */
async function seed(
  pool: { query(text: string, values?: unknown[]): Promise<unknown> },
  userId: number,
): Promise<void> {
  await pool.query(
    `insert into attempts (user_id, skill, mode, exam_type, state, kind, source_id, paper_key, start_key, title, whole,
       check_seconds, total, "right", answered, seconds, band, closed_by, started_at, submitted_at)
     select $1, 'reading', 'exam', 1, 'marked', 'set', 1, 's' || i % 60, 'seed-' || i, '{"en": "Seeded", "zh": "样例"}',
       true, 0, 40, 20 + i % 20, 40, 3600, case when i % 10 = 0 then 6.5 else -1 end, 'learner',
       now() - i * interval '4 hours', now() - i * interval '4 hours'
     from generate_series(1, $2::int) i`,
    [userId, ATTEMPTS],
  );
  await pool.query(
    `insert into marked_papers (attempt_id, content_id, user_id, skill, topic, part, is_repeat, marked_at, "right", total,
       types, minutes, losses)
     select id, 1000000 + id * 3 + part, user_id, skill, 'nature', part, id % 4 = 0, submitted_at, 9, 13,
       '{"tfng": [3, 4], "mcq-single": [2, 3], "matching-headings": [1, 2], "note-completion": [2, 3], "short-answer": [1, 1]}',
       '{"0": [5, 6], "10": [4, 7]}', '{"question": 3, "spelling": 1}'
     from attempts, generate_series(1, 3) part where user_id = $1`,
    [userId],
  );
  await pool.query(
    `insert into history_records
     select 3, id, user_id, 'done', title, 'seeded', paper_key,
       jsonb_build_object('mode', mode, 'kind', kind, 'source_id', source_id, 'papers', '[]'::jsonb, 'redo', false),
       '{nature}', '{tfng}', "right", total, band, round(1000.0 * "right" / total), seconds, started_at, submitted_at
     from attempts where user_id = $1 on conflict do nothing`,
    [userId],
  );
  await pool.query('vacuum analyze');
}
