// @postgres: statements over many attempts
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { handIn, openPracticeSite, type PracticeSite, start } from '../attempts.testing.ts';
import { challenged, type Operator, operatorOf, sat } from './challenges.testing.ts';
import { statementsOf } from './statements.testing.ts';

let site: PracticeSite;
let operator: Operator;
beforeAll(async () => {
  site = await openPracticeSite();
  operator = await operatorOf(site);
});
afterAll(() => site.close());

/** The same attempt once more, this often, with everything that belongs to it. */
async function copy(attemptId: number, times: number): Promise<void> {
  const [last] = await site.rows<{ id: number }>('select max(id) as id from attempts');
  const copied = (table: string, changes: string) => `
    insert into ${table} overriding system value
    select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).*
    from ${table} one, generate_series(1, $2) n`;
  const newId = `($3::bigint + n)`;
  const values = [attemptId, times, last?.id ?? 0];
  const asCopy = `jsonb_build_object('id', ${newId}, 'start_key', 'copy ' || n)`;
  await site.rows(`${copied('attempts', asCopy)} where one.id = $1`, values);
  for (const table of ['attempt_papers', 'answer_sheets'])
    await site.rows(`${copied(table, `jsonb_build_object('attempt_id', ${newId})`)} where one.attempt_id = $1`, values);
}

test('however many challenges a page has and however many lost the mark, the database is asked as often', async () => {
  const ids: number[] = [];
  for (const answer of ['stakes', 'stakes', 'nails'])
    ids.push(await challenged(operator, await sat(site, { 0: answer, 1: 'x' }), `${answer} 也对`));
  const list = (page_size: number) => () => operator.api.attempt.getChallengeList({ page_size });
  const effect = () => operator.api.attempt.getChallengeEffect({ id: ids[0] ?? 0 });
  await list(3)();
  const [one, three] = [await statementsOf(site.deps.db, list(1)), await statementsOf(site.deps.db, list(3))];
  expect(one.some((text) => text.includes('mark_challenges'))).toBe(true);
  expect(three).toEqual(one);

  expect(await effect()).toMatchObject({ again: { learners: 2, attempts: 2 }, people: { given: 2, other: 1 } });
  const few = await statementsOf(site.deps.db, effect);
  for (let n = 0; n < 3; n++) await sat(site, { 0: 'stakes', 2: 'y' });
  expect(await effect()).toMatchObject({ again: { learners: 5, attempts: 5 }, people: { given: 5, other: 1 } });
  expect(await statementsOf(site.deps.db, effect)).toEqual(few);
});

test('of a paper that very many sat the newest 2,000 attempts are looked through, and the answer says that there are more', async () => {
  const lin = await sat(site, { 4: 'holes' });
  const id = await challenged(operator, lin, '洞也对', 4);
  const one = await register(site);
  const attempt = await start(one, { id: lin.attempt.papers[0]?.id ?? 0, mode: 'practice' });
  await handIn(one, attempt, { [lin.keys[4] ?? '']: 'holes' });
  await copy(attempt.id, 1999);
  const asked = await statementsOf(site.deps.db, async () => {
    expect(await operator.api.attempt.getChallengeEffect({ id })).toMatchObject({
      ...{ looked: 2000, is_more: 1 },
      // One learner with two thousand attempts, and the one who asked, whose own is older than those.
      again: { learners: 2, attempts: 2001 },
      people: { given: 1, key: 0, other: 0 },
    });
  });
  expect(asked.length).toBeLessThan(60);
});
