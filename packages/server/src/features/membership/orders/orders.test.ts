// @postgres: money
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACK, buy, newKey, openShop, refusal, type Shop, toCashier } from '../membership.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ VIP_PRICES_LISTENING: '48,0,348.5', PAY_ORDERS_PER_HOUR: '40' }, '2026-11-15T04:10:00Z');
});
afterAll(() => shop.close());

test('what is sold: three skills by three terms at the prices of the settings; a price of 0 is not on the shelf', async () => {
  const { goods, pay_types, sandbox } = await shop.visitor().api.pay.getGoods();
  expect({ pay_types, sandbox }).toEqual({ pay_types: [1, 2], sandbox: 1 });
  expect(goods.map(({ id, price }) => [id, price])).toEqual([
    ['writing_month', 6800],
    ['writing_season', 16_800],
    ['writing_year', 49_800],
    ['reading_month', 4800],
    ['reading_season', 11_800],
    ['reading_year', 34_800],
    ['listening_month', 4800],
    ['listening_year', 34_850],
  ]);
});

describe('an order', () => {
  test('is made once for its key, however often and however fast it is asked for', async () => {
    const { api, userId } = await shop.learner();
    const key = newKey();
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => api.pay.placeOrder({ goods_id: 'writing_month', key })),
    );
    expect(new Set(asked.map(({ order_num }) => order_num)).size).toBe(1);
    expect(asked[0]).toMatchObject({ state: 'open', price: 6800, currency: 'CNY', pay_type: 0, valid_until: 0 });
    expect(asked[0]!.expire_time - asked[0]!.created_time).toBe(1800);
    expect(await shop.rows('select 1 from orders where user_id = $1', [userId])).toHaveLength(1);
  });

  test('keeps its key for one thing: another membership under the same key is refused', async () => {
    const { api } = await shop.learner();
    const key = newKey();
    await api.pay.placeOrder({ goods_id: 'writing_month', key });
    expect(await refusal(api.pay.placeOrder({ goods_id: 'writing_year', key }))).toBe('conflict: key');
  });

  test('of somebody else is no order: not to look at, not to pay, and their key is free', async () => {
    const [one, other] = [await shop.learner(), await shop.learner()];
    const key = newKey();
    const { order_num } = await one.api.pay.placeOrder({ goods_id: 'writing_month', key });
    expect(await refusal(other.api.pay.getOrder({ order_num }))).toBe('not_found: order_num');
    const pay = other.api.pay.createOrder({ order_num, pay_type: 1, redirect_url: BACK });
    expect(await refusal(pay)).toBe('not_found: order_num');
    expect((await other.api.pay.placeOrder({ goods_id: 'writing_month', key })).order_num).not.toBe(order_num);
    expect((await other.api.pay.getOrderList()).list).toHaveLength(1);
  });

  test('is for learners: guests and operators buy nothing', async () => {
    const guest = shop.visitor();
    await guest.api.student.getTouristToken();
    const order = { goods_id: 'writing_month', key: newKey() };
    expect(await refusal(guest.api.pay.placeOrder(order))).toBe('not_logged_in');
    expect(await refusal((await shop.operator()).api.pay.placeOrder(order))).toBe('forbidden');
  });

  test('comes at most so often an hour', async () => {
    const { api } = await shop.learner();
    for (let n = 0; n < 40; n++) await api.pay.placeOrder({ goods_id: 'writing_month', key: newKey() });
    expect(await refusal(api.pay.placeOrder({ goods_id: 'writing_month', key: newKey() }))).toBe('too_many_requests');
  });
});

describe('the payment order', () => {
  test('answers orderStr, the same one when asked again', async () => {
    const learner = await shop.learner();
    const order = await toCashier(learner);
    expect(order.orderStr).toMatch(/^\/#\/sandbox-cashier\?ticket=NF/);
    const again = { order_num: order.order_num, pay_type: 1, redirect_url: BACK };
    expect((await learner.api.pay.createOrder(again)).orderStr).toBe(order.orderStr);
    expect(await learner.api.pay.getOrder({ order_num: order.order_num })).toMatchObject({ pay_type: 1 });
  });

  test.each([
    { pay_type: 1, stored: 1, why: '1 is Alipay' },
    { pay_type: 2, stored: 2, why: '2 is WeChat' },
    { pay_type: 0, stored: 2, why: 'so is everything else' },
    { pay_type: 7, stored: 2, why: 'whatever it is' },
  ])('pay_type $pay_type: $why', async ({ pay_type, stored }) => {
    const learner = await shop.learner();
    const { order_num } = await toCashier(learner, 'reading_month', pay_type);
    expect((await learner.api.pay.getOrder({ order_num })).pay_type).toBe(stored);
  });

  test('keeps to one way to pay: two open cashiers could both be paid', async () => {
    const learner = await shop.learner();
    const { order_num } = await toCashier(learner, 'writing_month', 1);
    const other = learner.api.pay.createOrder({ order_num, pay_type: 2, redirect_url: BACK });
    expect(await refusal(other)).toBe('pay_type_fixed');
  });

  test('is refused once the order is paid, cancelled or over', async () => {
    const learner = await shop.learner();
    const again = (order_num: string) =>
      refusal(learner.api.pay.createOrder({ order_num, pay_type: 1, redirect_url: BACK }));
    expect(await again((await buy(learner)).order_num)).toBe('order_closed');
    const { order_num } = await toCashier(learner);
    shop.later(1);
    expect(await again(order_num)).toBe('order_closed');
  });

  test('leads back to this site only', async () => {
    const learner = await shop.learner();
    const { order_num } = await learner.api.pay.placeOrder({ goods_id: 'writing_month', key: newKey() });
    for (const redirect_url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect(await refusal(learner.api.pay.createOrder({ order_num, pay_type: 1, redirect_url }))).toBe(
        'invalid_input: redirect_url',
      );
  });
});

test('the list is newest first and goes on from the last one seen', async () => {
  const learner = await shop.learner();
  const made: string[] = [];
  for (let n = 0; n < 7; n++)
    made.unshift((await learner.api.pay.placeOrder({ goods_id: 'writing_month', key: newKey() })).order_num);
  const first = await learner.api.pay.getOrderList({ page_size: 3 });
  const second = await learner.api.pay.getOrderList({ page_size: 3, before_id: first.list.at(-1)!.id });
  const third = await learner.api.pay.getOrderList({ page_size: 3, before_id: second.list.at(-1)!.id });
  expect([...first.list, ...second.list, ...third.list].map(({ order_num }) => order_num)).toEqual(made);
  expect([first.has_more, second.has_more, third.has_more]).toEqual([1, 1, 0]);
});

describe('bad input is refused by the name of the field, never a 500', () => {
  const order = { order_num: 'NF20261115AAAAAAAAAA', pay_type: 1, redirect_url: '/' };
  test.each([
    { call: 'place-order', body: {}, fields: ['goods_id', 'key'], why: 'nothing was sent' },
    { call: 'place-order', body: { goods_id: 'gold', key: 'long enough' }, fields: ['goods_id'], why: 'not sold' },
    {
      call: 'place-order',
      body: { goods_id: 'listening_season', key: 'long enough' },
      fields: ['goods_id'],
      why: 'off the shelf',
    },
    { call: 'place-order', body: { goods_id: 'writing_month', key: 'short' }, fields: ['key'], why: 'too short a key' },
    {
      call: 'place-order',
      body: { goods_id: 'writing_month', key: 'x'.repeat(65) },
      fields: ['key'],
      why: 'too long a key',
    },
    {
      call: 'place-order',
      body: { goods_id: 'writing_month', key: 'long enough', price: 1 },
      fields: ['price'],
      why: 'the price is not the buyer’s to name',
    },
    { call: 'create-order', body: { ...order, order_num: "x' or 1=1" }, fields: ['order_num'], why: 'no order number' },
    { call: 'create-order', body: { ...order, pay_type: '1' }, fields: ['pay_type'], why: 'a number, not a word' },
    { call: 'create-order', body: { ...order, pay_type: 1.5 }, fields: ['pay_type'], why: 'a whole number' },
    {
      call: 'create-order',
      body: { ...order, redirect_url: '' },
      fields: ['redirect_url'],
      why: 'nowhere to go back to',
    },
    {
      call: 'create-order',
      body: { ...order, redirect_url: `/${'x'.repeat(600)}` },
      fields: ['redirect_url'],
      why: 'too long',
    },
    { call: 'get-order', body: { order_num: null }, fields: ['order_num'], why: 'null' },
    { call: 'get-order-list', body: { page_size: 1000 }, fields: ['page_size'], why: 'too many at once' },
    { call: 'get-order-list', body: { before_id: -1 }, fields: ['before_id'], why: 'no such id' },
    { call: 'settle-sandbox-order', body: { ticket: 'x', action: 'steal' }, fields: ['action'], why: 'no such button' },
  ])('$call: $why', async ({ call, body, fields }) => {
    const { request } = await shop.learner();
    const reply = await request({ method: 'POST', url: `/api/pay/${call}`, payload: body });
    expect(reply.json()).toMatchObject({ code: 400, error: 'invalid_input', fields });
  });
});
