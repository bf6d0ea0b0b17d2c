// @postgres: an index must serve each way of looking at the slips; the migration
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/db.ts';
import { readMigrations } from '#db/migrate.ts';
import { openTestDatabase } from '#testing/database.ts';
import { type SlipFilter, slipsRepo } from './slips.repo.ts';

const PAGE = 20;
const MANY = 3000;
const OLD = 3;
let db: Database;
let learner: number;

/** A learner with three slips in Task 1, the oldest of all, and three thousand in Task 2. */
beforeAll(async () => {
  db = await openTestDatabase();
  [{ id: learner } = { id: 0 }] = await db.query<{ id: number }>(
    `insert into users (role) values ('student') returning id`,
  );
  for (const [task, slips] of [
    [1, OLD],
    [2, MANY],
  ])
    await db.query(
      `with record as (
         insert into essay_records (user_id, task, question, paper_id, paper_hash, title, type, draft, mode, start_key,
           created_at, saved_at)
         values ($1, $2, $4, 1, '', '{"en": "", "zh": ""}', 'opinion', 1, 'practice', $4, now(), now())
         returning id
       )
       insert into essay_errors (user_id, record_id, task, kind, rule, start, "end")
       select $1, record.id, $2, 'article', 'a-an', n, n + 1 from record, generate_series(1, $3) n`,
      [learner, task, slips, `question-${task}`],
    );
  await db.query('analyze essay_errors');
});
afterAll(() => db.close());

test.each<{ filter: Omit<SlipFilter, 'kind'>; found: number; why: string }>([
  { filter: {}, found: PAGE, why: 'both tasks' },
  { filter: { task: 2 }, found: PAGE, why: 'the task with thousands' },
  { filter: { task: 1 }, found: OLD, why: 'the task whose few slips lie behind thousands of the other' },
  { filter: { task: 1, before: 2 }, found: 1, why: 'a later page of it' },
])('a page reads no more slips than it shows: $why', async ({ filter, found }) => {
  const query = slipsRepo(db).page(learner, { kind: 'article', ...filter }, PAGE);
  expect(await query).toHaveLength(found);
  const { sql, params } = query.toSQL();
  const [row] = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (analyze, format json) ${sql}`, params);
  expect(slipsRead(row?.['QUERY PLAN'][0]?.Plan)).toBe(found);
});

test('the migration gives every slip the task of its essay', async () => {
  const [{ sum: before } = { sum: 0 }] = await sumOfTasks();
  await db.query('drop index essay_errors_task');
  await db.query('drop index essay_counts_task');
  await db.query('alter table essay_errors drop column task');
  const migration = readMigrations().find(({ name }) => name.endsWith('slips_by_task.sql'));
  for (const statement of migration?.statements ?? []) await db.query(statement);
  expect(await sumOfTasks()).toEqual([{ sum: before }]);
});

type PlanNode = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** How many rows of the slips the database had to look at. */
function slipsRead(node: PlanNode | undefined): number {
  if (!node) return 0;
  const here =
    node['Relation Name'] === 'essay_errors' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + slipsRead(child), here);
}

const sumOfTasks = () => db.query<{ sum: number }>('select sum(task)::int as sum from essay_errors');
