// @postgres: money, two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, dayOf, openShop, type Shop, toCashier } from '../membership.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, '2026-11-15T04:00:00Z');
});
afterAll(() => shop.close());

test('one row tells it, and the membership ends', async () => {
  const learner = await shop.learner();
  const { order_num } = await buy(learner);
  expect(await shop.service.refundOrder(order_num, 'bought by mistake')).toEqual({ outcome: 'refunded', cents: 6800 });
  const order = await learner.api.pay.getOrder({ order_num });
  expect(order).toMatchObject({ state: 'refunded', valid_from: 0, valid_until: 0 });
  expect(order.refunded_time).toBeGreaterThanOrEqual(order.paid_time);
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 0, vip_days: 0, vip_text: '' });
  expect(await learner.api.student.getOperationPermissionsList()).not.toContain('writing.vip');
  const kept = 'select state, refund_reason from orders where user_id = $1';
  expect(await shop.rows(kept, [learner.userId])).toEqual([{ state: 'refunded', refund_reason: 'bought by mistake' }]);
});

test('asked for twice at once it is given back once', async () => {
  const learner = await shop.learner();
  const { order_num } = await buy(learner);
  await buy(learner, 'reading_month');
  const outcomes = await Promise.all([1, 2, 3].map(() => shop.service.refundOrder(order_num, 'twice')));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['already_refunded', 'already_refunded', 'refunded']);
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 0, reading_vip_level: 1 });
});

test('of a running year lets the month behind it begin today, whole', async () => {
  const learner = await shop.learner();
  const year = await buy(learner, 'writing_year');
  const month = await buy(learner, 'writing_month');
  shop.later(60);
  await shop.service.refundOrder(year.order_num, 'changed plans');
  const moved = await learner.api.pay.getOrder({ order_num: month.order_num });
  expect([dayOf(moved.valid_from), dayOf(moved.valid_until)]).toEqual(['2027-01-14', '2027-02-14']);
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 1, expiration_time: moved.valid_until });
});

test('of a month that has not begun leaves the running one as it is', async () => {
  const learner = await shop.learner();
  const first = await buy(learner);
  const second = await buy(learner);
  await shop.service.refundOrder(second.order_num, 'too much');
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 1, expiration_time: first.valid_until });
});

test('a log that cannot be written to does not turn a refund that happened into one that failed', async () => {
  const learner = await shop.learner();
  const { order_num } = await buy(learner);
  const { note } = shop.services.audit;
  const noted: string[] = [];
  shop.services.audit.note = async (tx, act) => {
    noted.push(act.action);
    if (act.action === 'order.refunded') throw new Error('no room in the log');
    return note(tx, act);
  };
  await expect(shop.services.operatorOrders.refund(order_num, 'bought by mistake')).rejects.toThrow('no room');
  shop.services.audit.note = note;
  expect(noted).toEqual(['order.refund', 'order.refunded']);
  expect((await learner.api.pay.getOrder({ order_num })).state).toBe('refunded');
  expect(await shop.services.operatorOrders.refund(order_num, 'again')).toMatchObject({ outcome: 'already_refunded' });
});

test('of what nobody paid gives nothing back', async () => {
  const { order_num } = await toCashier(await shop.learner());
  expect(await shop.service.refundOrder(order_num, 'x')).toEqual({ outcome: 'not_paid', state: 'open' });
  const unknown = shop.service.refundOrder('NF20261115ZZZZZZZZZZ', 'x');
  await expect(unknown).rejects.toMatchObject({ error: 'not_found' });
});
