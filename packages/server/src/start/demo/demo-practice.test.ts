import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
  await makeDemoAccounts(site.deps, site.services);
}, 180_000);
afterAll(() => site.close());

const logIn = async () => {
  const visitor = site.visitor();
  const { user } = await visitor.api.student.loginByPassword({ account: 'learner', password: 'ninefold-demo' });
  return { ...visitor, user };
};

test('the learner has lost marks in both skills, has mended some, and has work for today', async () => {
  const { api } = await logIn();
  const { rows, open, closed } = await api.mistakes.getSummary({});
  const kinds = rows.map(({ skill, kind }) => `${skill} ${kind}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'listening question',
      'listening spelling',
      'reading question',
      'reading spelling',
      'reading not_reached',
      'words word',
    ]),
  );
  expect(kinds.some((kind) => kind.endsWith('plural'))).toBe(true);
  expect(rows.reduce((sum, row) => sum + row.closed, 0)).toBeGreaterThan(3);
  expect(closed.some((count) => count > 0)).toBe(true);
  expect(open.at(-1)).toBeGreaterThan(8);
  expect((await api.mistakes.getToday({})).list.length).toBeGreaterThan(4);
});

test('every one of them has evidence that opens, and the coins of the ledger are as they were', async () => {
  const { api, user } = await logIn();
  const all = await site.rows<{ id: number }>('select id from mistakes where user_id = $1', [user.id]);
  for (const { id } of all) expect((await api.mistakes.getInfo({ id })).solution.form).toMatch(/question|word/);
  expect(await api.points.getInfo()).toMatchObject({ remaining_points: 1280 });
});

test('a second start adds nothing', async () => {
  const count = () => site.rows('select count(*) from mistakes union all select count(*) from attempts');
  const before = await count();
  await makeDemoAccounts(site.deps, site.services);
  expect(await count()).toEqual(before);
});
