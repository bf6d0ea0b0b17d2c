// @postgres: money, triggers of the log
import { packFolder } from '@ninefold/content/packs';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openSite,
  PASSWORD,
  proofOf,
  refusal,
  register,
  registerWithPassword,
  type Site,
} from '#features/identity/identity.testing.ts';
import { registerOperator } from './admin.testing.ts';

let site: Site;
let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  site = await openSite();
  operator = await registerOperator(site);
});
afterAll(() => site.close());

const key = () => crypto.randomUUID();
const lastActs = async (count: number) =>
  (await operator.api.admin.getLog({ page_size: count })).list.map(({ action, reason }) =>
    `${action} ${reason}`.trim(),
  );

test('nobody but an operator gets in, not even by guessing', async () => {
  const learner = await register(site);
  const { admin } = learner.api;
  const me = { user_id: learner.user.id, reason: '我想要' };
  // All at once, and all listened to: a refusal that nobody waits for yet ends the whole run.
  for (const said of await Promise.all(
    [
      admin.getPeople({}),
      admin.getPerson({ user_id: operator.user.id }),
      admin.ban({ ...me, user_id: operator.user.id }),
      admin.grantCoins({ ...me, coins: 1000, key: key() }),
      admin.getSettings(),
      admin.getLog({}),
    ].map(refusal),
  ))
    expect(said).toBe('forbidden');
});

test('people are found by number, id, account and the beginning of a name, each by its key', async () => {
  const learner = await register(site);
  await learner.api.student.updateInfo({ name: '欧阳小雨' });
  const found = async (search: string) => (await operator.api.admin.getPeople({ search })).list.map(({ id }) => id);
  const { id } = learner.user;
  expect(await found(learner.mobile)).toEqual([id]);
  expect(await found(`N-${id}`)).toEqual([id]);
  expect(await found('欧阳')).toEqual([id]);
  expect(await found('小雨')).toEqual([]);
  expect(await found('%')).toEqual([]);
  const first = await operator.api.admin.getPeople({ page_size: 1 });
  const next = await operator.api.admin.getPeople({ page_size: 1, before: first.list[0]?.id });
  expect([first.has_more, first.list[0]?.id]).toEqual([1, id]);
  expect(next.list[0]?.id).toBeLessThan(id);
  const { mobile } = await operator.api.admin.getPerson({ user_id: id });
  expect(mobile).toBe(`${learner.mobile.slice(0, 3)}****${learner.mobile.slice(-4)}`);
  expect(await refusal(operator.api.admin.getPerson({ user_id: 999_999 }))).toBe('not_found');
});

test('whoever is banned is out at once, cannot come back, and finds everything there afterwards', async () => {
  const learner = await registerWithPassword(site);
  const user_id = learner.user.id;
  const logIn = () => site.visitor().api.student.loginByPassword({ account: learner.mobile, password: PASSWORD });
  await logIn();
  await operator.api.admin.ban({ user_id, reason: '转卖账号' });
  expect((await learner.api.student.checkToken()).valid).toBe(0);
  expect(await site.rows('select 1 from sessions where user_id = $1', [user_id])).toEqual([]);
  expect(await refusal(logIn())).toBe('account_banned');
  expect(await refusal(register(site, learner.mobile))).toBe('account_banned');
  expect((await operator.api.admin.getPeople({ who: 'banned' })).list.map(({ id }) => id)).toEqual([user_id]);
  // A second press writes no second entry.
  await operator.api.admin.ban({ user_id, reason: '转卖账号' });
  await operator.api.admin.unban({ user_id, reason: '说明情况了' });
  expect((await logIn()).user.id).toBe(user_id);
  expect(await lastActs(2)).toEqual(['person.unban 说明情况了', 'person.ban 转卖账号']);
  expect(await refusal(operator.api.admin.ban({ user_id: operator.user.id, reason: '自己' }))).toBe('forbidden');
});

test('a grant counts once for its key, and its learner can read why', async () => {
  const learner = await register(site);
  const user_id = learner.user.id;
  const grant = { user_id, coins: 50, reason: '课堂表现', key: key() };
  await Promise.all([operator.api.admin.grantCoins(grant), operator.api.admin.grantCoins(grant)]);
  const year = { user_id, skill: 'writing' as const, days: 30, reason: '补偿', key: key() };
  const [one, two] = await Promise.all([
    operator.api.admin.grantMembership(year),
    operator.api.admin.grantMembership(year),
  ]);
  expect(one.until).toBe(two.until);
  const person = await operator.api.admin.getPerson({ user_id });
  expect(person.memberships).toEqual([{ skill: 'writing', until: one.until }]);
  expect(person.coins).toBe((await learner.api.points.getInfo()).remaining_points);
  expect((await learner.api.points.getRecordList({})).list[0]).toMatchObject({ num: 50 });
  const acts = (await operator.api.admin.getLog({ user_id })).list.map(({ action }) => action);
  expect(acts.sort()).toEqual(['person.grant_coins', 'person.grant_membership']);
  expect((await operator.api.admin.getLedger({ user_id })).list[0]).toMatchObject({ change: 50 });
  const mine = { ...grant, user_id: operator.user.id, key: key() };
  expect(await refusal(operator.api.admin.grantCoins(mine))).toBe('forbidden');
  expect(await refusal(operator.api.admin.grantCoins({ ...grant, reason: ' ', key: key() }))).toBe('invalid_input');
});

test('ended sessions end, and the log says how many', async () => {
  const learner = await register(site);
  const { user_id, reason } = { user_id: learner.user.id, reason: '手机丢了' };
  expect(await operator.api.admin.endSessions({ user_id, reason })).toEqual({ ended: 1 });
  expect((await learner.api.student.checkToken()).valid).toBe(0);
});

test('whoever lost the second factor is helped by another operator, once, and it is in the log', async () => {
  const learner = await register(site);
  const on = { user_id: learner.user.id, reason: '换了手机' };
  const reset = async (user_id = learner.user.id) =>
    operator.api.admin.resetSecondFactor({ ...on, user_id, ...(await proofOf(site, operator.mobile)) });
  expect(await reset()).toEqual({ was_on: 0 });
  const { secret } = await learner.api.student.beginSecondFactor(await proofOf(site, learner.mobile));
  const code = new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });
  await learner.api.student.confirmSecondFactor({ code });
  expect((await operator.api.admin.getPerson({ user_id: learner.user.id })).has_second_factor).toBe(1);
  expect(await refusal(learner.api.admin.resetSecondFactor(on))).toBe('forbidden');
  // A session alone may be stolen, and so may a code be guessed at.
  expect(await refusal(operator.api.admin.resetSecondFactor(on))).toBe('proof_needed');
  expect(await refusal(operator.api.admin.resetSecondFactor({ ...on, own_code: '000000' }))).toBe('sms_code_wrong');
  expect(await reset()).toEqual({ was_on: 1 });
  expect((await operator.api.admin.getPerson({ user_id: learner.user.id })).has_second_factor).toBe(0);
  expect((await learner.api.student.checkToken()).valid).toBe(0);
  expect(await lastActs(1)).toEqual(['person.reset_second_factor 换了手机']);
  expect(await refusal(reset(operator.user.id))).toBe('forbidden');
});

test('secrets are never shown, and the site tells how it is', async () => {
  const { list } = await operator.api.admin.getSettings();
  const secrets = list.filter(({ is_secret }) => is_secret);
  expect(secrets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SECRET_KEY', 'DATABASE_URL', 'S3_SECRET_KEY']),
  );
  expect(secrets.every(({ value }) => value === '')).toBe(true);
  expect(list.find(({ name }) => name === 'COIN_CAP')?.value).toBe('100000');
  expect(await operator.api.admin.getHealth()).toMatchObject({ dead_jobs: 0, storage: 'local' });
  expect(await operator.api.admin.getDeadJobs()).toEqual({ list: [] });
  expect(await refusal(operator.api.admin.refundOrder({ order_num: 'NF0', reason: '没有' }))).toBe('not_found');
  expect(await lastActs(2)).toEqual(['order.refund_failed 没有', 'order.refund 没有']);
  const [failed] = (await operator.api.admin.getLog({ page_size: 1 })).list;
  expect(failed?.details).toEqual({ error: 'not_found' });
  expect(await operator.api.admin.getOrders({})).toEqual({ list: [], has_more: 0 });
});

test('a job that failed for good gets one more try, once, and the log says why', async () => {
  const id = crypto.randomUUID();
  await site.rows(
    `insert into pgboss.job (id, name, data, state, completed_on, retry_count, output)
     values ($1, 'sweep', '{}', 'failed', now(), 3, '{"message": "the gateway was away"}')`,
    [id],
  );
  const [job] = (await operator.api.admin.getDeadJobs()).list;
  expect(job).toMatchObject({ id, name: 'sweep', attempts: 4, reason: 'the gateway was away', can_retry: 1 });
  const again = () => refusal(operator.api.admin.retryJob({ id, reason: '网关好了' }));
  expect(await again()).toEqual({ answered: {} });
  expect(await again()).toBe('not_found');
  expect(await lastActs(1)).toEqual(['job.retry 网关好了']);
  expect(await refusal(operator.api.admin.retryJob({ id: 'x', reason: '网关好了' }))).toBe('invalid_input');
});

test('a pack is taken off the shelf with a reason; one that is not there is not found', async () => {
  await site.services.content.importPack(packFolder('../fixtures/gallery-pack'));
  const { list } = await operator.api.admin.getPacks();
  const retire = (id: string) => operator.api.admin.setPackState({ id, state: 'retired', reason: '旧了' });
  const pack = list.find(({ is_shipped }) => !is_shipped);
  const shipped = list.find(({ is_shipped }) => is_shipped);
  if (!pack || !shipped) throw new Error('the menu is a pack, and a school has another');
  // The menu of the product is in it.
  expect(await refusal(retire(shipped.id))).toBe('forbidden');
  expect((await retire(pack.id)).changed).toBe(pack.published + pack.review);
  expect(await refusal(operator.api.admin.setPackState({ id: 'nothing', state: 'retired', reason: '旧了' }))).toBe(
    'not_found',
  );
});

const WAYS = [
  `update audit_entries set reason = 'nothing happened'`,
  'delete from audit_entries',
  'truncate audit_entries',
];
test.each(WAYS)('the log refuses: %s', async (statement) => {
  const before = await site.rows('select * from audit_entries');
  expect(before.length).toBeGreaterThan(0);
  await expect(site.rows(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await site.rows('select * from audit_entries')).toEqual(before);
});
