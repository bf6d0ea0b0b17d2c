type Pool = { query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }> };

const LINE = `'done', '{"en": "Seeded", "zh": "样例"}', 'seeded', 'p' || i % 60,
  '{"mode": "practice", "kind": "paper", "source_id": 0, "papers": [], "redo": false}'::jsonb, '{nature}', '{tfng}',
  (i % 14)::int, 13, -1, (i % 14 * 70)::int, (300 + i % 1500)::int, now() - i * interval '1 second',
  now() - i * interval '1 second'`;

/** Lines of one tab of one learner, numbered from below nothing: the records themselves are not opened. */
export async function seedTab(
  pool: Pool,
  { userId, type, count }: { userId: number; type: number; count: number },
): Promise<void> {
  await pool.query(
    `insert into history_records select $2, $1::bigint * 10000000 + 1000000000 + i, $1, ${LINE} from generate_series(1, $3::int) i
     on conflict do nothing`,
    [userId, type, count],
  );
  await pool.query('vacuum analyze history_records');
}

/** A thousand other learners share these lines. Without indexes while they come, or it would take an hour. */
export async function seedOthers(pool: Pool, count: number): Promise<void> {
  if (count === 0) return;
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = 'history_records' and indexname <> 'history_records_type_record_id_pk'`,
  );
  await pool.query(`insert into users (role) select 'student' from generate_series(1, 1000)`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(
    `insert into history_records
     select (array[1, 3, 5, 2])[1 + i % 4], 20000000000 + i, (select max(id) from users) - i % 1000, ${LINE}
     from generate_series(1, $1::int) i`,
    [count],
  );
  for (const { made } of indexes) await pool.query(made);
  await pool.query('vacuum analyze history_records');
}
