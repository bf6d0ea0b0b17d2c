// @postgres: SQL that filters and counts
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';
import { registerOperator } from './admin.testing.ts';

let site: Site;
let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  site = await openSite();
  operator = await registerOperator(site);
});
afterAll(() => site.close());

type Asked = Parameters<typeof operator.api.admin.getPeople>[0];
const found = async (asked: Asked) => (await operator.api.admin.getPeople(asked)).list.map(({ id }) => id);

test('people are filtered by school, membership and the last week, alone and together, and counted', async () => {
  const [lin, chen, old] = [await register(site), await register(site), await register(site)];
  const school = await operator.api.organisation.create({ name: '晨星国际学校' });
  await site.rows('update users set organisation_id = $1 where id = any($2)', [school.id, [lin.user.id, chen.user.id]]);
  const grant = { skill: 'writing' as const, days: 30, reason: '补偿', key: crypto.randomUUID() };
  await operator.api.admin.grantMembership({ ...grant, user_id: lin.user.id });
  await site.rows(`update sessions set seen_at = $2 where user_id = $1`, [
    old.user.id,
    new Date(site.deps.now().getTime() - 8 * 86_400_000),
  ]);
  expect(await found({ organisation_id: school.id })).toEqual([chen.user.id, lin.user.id]);
  expect(await found({ member: 1 })).toEqual([lin.user.id]);
  expect(await found({ member: 0 })).not.toContain(lin.user.id);
  expect(await found({ seen: 'week' })).not.toContain(old.user.id);
  expect(await found({ organisation_id: school.id, member: 0, seen: 'week' })).toEqual([chen.user.id]);
  const first = await operator.api.admin.getPeople({ organisation_id: school.id, page_size: 1 });
  expect(first).toMatchObject({ has_more: 1, counts: { found: 2, people: 4, today: 3 } });
  const next = await operator.api.admin.getPeople({ organisation_id: school.id, before: chen.user.id });
  expect(next).toMatchObject({ list: [{ id: lin.user.id }], counts: null });
  expect(await refusal(operator.api.admin.getPeople({ organisation_id: -1 }))).toBe('invalid_input');
});

test('the list tells the last mock and the target, and the record all four skills and what waits', async () => {
  const learner = await register(site);
  const { id } = learner.user;
  const scores = { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 };
  const early = new Date(site.deps.now().getTime() - 86_400_000);
  await site.deps.db.transaction(async (tx) => {
    await site.services.mock.recordMock(tx, id, { ...scores, listening: 4 }, early);
    await site.services.mock.recordMock(tx, id, scores, site.deps.now());
  });
  const person = async () => (await operator.api.admin.getPeople({ search: `N-${id}` })).list[0];
  expect(await person()).toMatchObject({ band: 6.5, target: -1, is_member: 0 });
  await site.rows('update users set is_done_learning_plan = true, target_score = 7 where id = $1', [id]);
  expect(await person()).toMatchObject({ band: 6.5, target: 7 });
  expect(await operator.api.admin.getPerson({ user_id: id })).toMatchObject({ scores, open_challenges: 0 });
  const other = await register(site);
  expect(await operator.api.admin.getPerson({ user_id: other.user.id })).toMatchObject({
    ...{ band: -1, scored_at: 0, scores: { listening: -1 }, targets: { reading: -1 } },
  });
});

test('a table of chosen people holds no formula and no whole number, and stands in the log', async () => {
  const learner = await register(site);
  const { id } = learner.user;
  const school = await operator.api.organisation.create({ name: '=HYPERLINK("http://x")' });
  await site.rows('update users set organisation_id = $1 where id = $2', [school.id, id]);
  const { csv } = await operator.api.admin.exportPeople({ user_ids: [id, 999_999], reason: '开家长会' });
  const [head, row, ...rest] = csv.split('\r\n');
  expect(head).toContain('number,mobile');
  expect(row).toContain(`N-${String(id).padStart(4, '0')},${learner.mobile.slice(0, 3)}****`);
  expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(row).not.toContain(learner.mobile);
  expect(rest).toEqual(['']);
  const [entry] = (await operator.api.admin.getLog({ page_size: 1 })).list;
  expect(entry).toMatchObject({ action: 'person.export', reason: '开家长会', details: { people: 1 } });
  expect(await refusal(learner.api.admin.exportPeople({ user_ids: [id], reason: '我想要' }))).toBe('forbidden');
  expect(await refusal(operator.api.admin.exportPeople({ user_ids: [], reason: '没有' }))).toBe('invalid_input');
});
