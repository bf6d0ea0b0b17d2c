type Pool = { query(text: string, values?: unknown[]): Promise<unknown> };

export const ATTEMPTS = 2_000;
export const RECORDINGS = 200;
export const SECONDS_EACH = 60;

/** A learner with an account: attempts with their answers, marks and lines in the history, and recordings. */
export async function seedLearner(pool: Pool, userId: number, files: readonly string[]): Promise<void> {
  // Archives are for people with an account.
  await pool.query(`update users set role = 'student' where id = $1`, [userId]);
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
         now() - i * interval '4 hours', now() - i * interval '4 hours'
       from generate_series(1, $2::int) i join papers p on p.n = i % (select count(*) from papers)
       returning id, source_id
     ),
     sheets as (
       insert into answer_sheets (attempt_id, user_id, open, writer, answers, marks, seconds, saved_at)
       select made.id, $1, false, 'seed', keys.answers, keys.marks, '{"active": 900, "groups": {}}', now()
       from made cross join lateral (
         select jsonb_object_agg(made.source_id || '.q' || q, 'an answer of ' || q) as answers,
           jsonb_object_agg(made.source_id || '.q' || q, '[null]'::jsonb) as marks
         from generate_series(1, 13) q
       ) keys
     )
     insert into attempt_papers (attempt_id, position, content_id, rev, hash, "offset", marks)
     select made.id, 0, source_id, p.rev, p.hash, 0, 13 from made join papers p on p.id = source_id`,
    [userId, ATTEMPTS],
  );
  await pool.query(
    `insert into history_records
     select 3, id, user_id, 'done', title, 'seeded', paper_key,
       jsonb_build_object('mode', mode, 'kind', kind, 'source_id', source_id, 'papers', jsonb_build_array(source_id), 'redo', false),
       '{nature}', '{tfng}', "right", total, -1, round(1000.0 * "right" / total), seconds, started_at, submitted_at
     from attempts where user_id = $1`,
    [userId],
  );
  await pool.query(
    `insert into recordings (user_id, key, state, file, seconds, started_at, done_at)
     select $1, 'seed-' || n, 'done', file, $3, now(), now() from unnest($2::text[]) with ordinality f(file, n)`,
    [userId, files, SECONDS_EACH],
  );
  await pool.query('vacuum analyze');
}
