import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, dayOf, openShop, refusal, type Shop, toCashier } from './membership.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, '2026-11-15T04:00:00Z');
});
afterAll(() => shop.close());

describe('at the cashier', () => {
  test('the buyer sees what it is and what it costs, without a login', async () => {
    const { ticket, order_num } = await toCashier(await shop.learner(), 'reading_season');
    expect(await shop.visitor({ 'accept-language': 'en' }).api.pay.getSandboxOrder({ ticket })).toEqual({
      order_num,
      title: 'Ninefold Reading membership, 3 months',
      price: 11_800,
      currency: 'CNY',
      state: 'open',
      redirect_url: '/#/profile/vip',
    });
    const { title } = await shop.visitor({ 'accept-language': 'zh' }).api.pay.getSandboxOrder({ ticket });
    expect(title).toBe('九阶雅思 阅读会员，3 个月');
  });

  test('pressing pay makes a member of them', async () => {
    const learner = await shop.learner();
    const order = await buy(learner);
    expect(order).toMatchObject({ state: 'paid', price: 6800 });
    expect([dayOf(order.valid_from), dayOf(order.valid_until)]).toEqual(['2026-11-15', '2026-12-15']);
    const me = await learner.api.student.getInfo();
    expect(me).toMatchObject({ vip_level: 1, vip_days: 30, vip_text: 'Writing member, 30 days left' });
    expect(me).toMatchObject({ expiration_time: order.valid_until, reading_vip_level: 0, listening_vip_level: 0 });
    expect(await learner.api.student.getOperationPermissionsList()).toContain('writing.vip');
  });

  test('pressing cancel closes the order and gives nothing', async () => {
    const learner = await shop.learner();
    const { ticket, order_num } = await toCashier(learner);
    expect(await learner.api.pay.settleSandboxOrder({ ticket, action: 'cancel' })).toEqual({
      state: 'cancelled',
      redirect_url: '/#/profile/vip',
    });
    expect(await learner.api.pay.settleSandboxOrder({ ticket, action: 'pay' })).toMatchObject({ state: 'cancelled' });
    expect((await learner.api.pay.getOrder({ order_num })).state).toBe('cancelled');
    expect((await learner.api.student.getInfo()).vip_level).toBe(0);
  });

  test('a ticket cannot be made up from an order number', async () => {
    const { ticket, order_num } = await toCashier(await shop.learner());
    const { api } = shop.visitor();
    for (const made of [order_num, `${order_num}.`, `${ticket}x`, ticket.replace(/.$/, '?'), '.', 'x'])
      expect(await refusal(api.pay.settleSandboxOrder({ ticket: made, action: 'pay' }))).toBe('not_found: ticket');
  });

  test('an order whose time is over cannot be paid', async () => {
    const learner = await shop.learner();
    const { ticket } = await toCashier(learner);
    shop.later(1 / 24);
    expect((await learner.api.pay.getSandboxOrder({ ticket })).state).toBe('expired');
    expect(await refusal(learner.api.pay.settleSandboxOrder({ ticket, action: 'pay' }))).toBe('order_closed');
  });

  test('with PAY_SANDBOX=off nothing is sold, and old tickets open nothing', async () => {
    const { ticket } = await toCashier(await shop.learner());
    const closed = await openShop({ PAY_SANDBOX: 'off' }, undefined, shop);
    expect(await closed.visitor().api.pay.getGoods()).toEqual({ goods: [], pay_types: [], sandbox: 0 });
    expect(await refusal(closed.visitor().api.pay.getSandboxOrder({ ticket }))).toBe('not_found: ticket');
    const { api } = await closed.learner();
    const order = api.pay.placeOrder({ goods_id: 'writing_month', key: 'a key of its own' });
    expect(await refusal(order)).toBe('pay_type_off');
    await closed.close();
  });
});

describe('a membership', () => {
  test('bought again begins where it ends, and the longest purchase gives the level while it counts', async () => {
    const learner = await shop.learner();
    const year = await buy(learner, 'writing_year');
    const month = await buy(learner, 'writing_month');
    expect(month.valid_from).toBe(year.valid_until);
    expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 3, expiration_time: month.valid_until });
    shop.later(370);
    expect((await learner.api.student.getInfo()).vip_level).toBe(1);
    shop.later(30);
    expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 0, vip_days: 0, vip_text: '' });
  });

  test('of each skill has its own end', async () => {
    const learner = await shop.learner();
    await buy(learner, 'reading_month');
    await buy(learner, 'listening_season');
    expect(await learner.api.student.getInfo()).toMatchObject({
      vip_level: 0,
      expiration_time: 0,
      reading_vip_level: 1,
      listening_vip_level: 2,
    });
  });

  test('ends by the calendar of the learner’s own time zone', async () => {
    const leap = await openShop({}, '2028-01-30T17:00:00Z', shop);
    const [shanghai, london] = [await leap.learner('Asia/Shanghai'), await leap.learner('Europe/London')];
    // In Shanghai it is the 31st already, and February 2028 has 29 days.
    expect(new Date((await buy(shanghai)).valid_until * 1000).toISOString()).toMatch(/^2028-02-28T17:00/);
    expect(new Date((await buy(london)).valid_until * 1000).toISOString()).toMatch(/^2028-02-29T17:00/);
    await leap.close();
  });

  test('that was a gift keeps its level beside what is bought', async () => {
    const learner = await shop.learner();
    const until = new Date(shop.now().getTime() + 40 * 86_400_000);
    await shop.rows(`insert into memberships values ($1, 'writing', 3, $2)`, [learner.userId, until]);
    await buy(learner, 'writing_month');
    expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 3 });
    shop.later(41);
    expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 1 });
  });
});

test('an order nobody paid closes by itself, once; a paid one stays paid', async () => {
  const learner = await shop.learner();
  const [left, paid] = [await toCashier(learner), await buy(learner)];
  const never = await learner.api.pay.placeOrder({ goods_id: 'writing_month', key: 'ordered and forgotten' });
  await shop.service.closeOrders();
  expect((await learner.api.pay.getOrder({ order_num: left.order_num })).state).toBe('open');
  shop.later(1);
  expect(await shop.service.closeOrders()).toBeGreaterThanOrEqual(2);
  for (const [{ order_num }, state] of [
    [left, 'expired'],
    [never, 'expired'],
    [paid, 'paid'],
  ] as const)
    expect((await learner.api.pay.getOrder({ order_num })).state).toBe(state);
  expect(await shop.service.closeOrders()).toBe(0);
});
