// @postgres: money, many at one moment
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, deliver, forged, type Learner, openShop, type Shop, textOf, toCashier } from '../membership.testing.ts';

let shop: Shop;
let learner: Learner;
let order: Awaited<ReturnType<typeof toCashier>>;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  learner = await shop.learner();
  order = await toCashier(learner);
});
afterAll(() => shop.close());

const paid = (cents = 6800, now = shop.now()) =>
  shop.sandbox.callback({ orderNum: order.order_num, cents }, 'paid', now);
const changed = (change: object) => forged(shop, JSON.stringify({ ...JSON.parse(textOf(paid())), ...change }));
const stateNow = async () => (await learner.api.pay.getOrder({ order_num: order.order_num })).state;
const levelNow = async () => (await learner.api.student.getInfo()).vip_level;
const lastWarning = () => shop.logLines.map((line) => JSON.parse(line)).findLast(({ level }) => level === 40);

test('a true callback is taken, and what was paid for is given', async () => {
  const reply = await deliver(shop, 'sandbox', paid());
  expect([reply.statusCode, reply.json()]).toEqual([200, { taken: true }]);
  expect([await stateNow(), await levelNow()]).toEqual(['paid', 1]);
  const kept = await shop.rows<{ callback: string; trade_num: string }>(
    'select notice as callback, trade_num from payments p join orders o on o.id = p.order_id where order_num = $1',
    [order.order_num],
  );
  expect(kept).toEqual([
    { callback: expect.stringContaining(order.order_num), trade_num: `SANDBOX${order.order_num}` },
  ]);
});

describe('a callback is refused, changes nothing and is told to the operator', () => {
  const untrue: { why: string; reason: string; callback: () => ReturnType<typeof paid> }[] = [
    { why: 'no signature', reason: 'bad_signature', callback: () => ({ ...paid(), headers: {} }) },
    {
      why: 'a signature of something else',
      reason: 'bad_signature',
      callback: () => ({ ...paid(), body: Buffer.from(textOf(paid()).replace('6800', '0001')) }),
    },
    {
      why: 'one more space than was signed',
      reason: 'bad_signature',
      callback: () => ({ ...paid(), body: Buffer.from(`${textOf(paid())} `) }),
    },
    {
      why: 'no JSON at all, unsigned: it is not even read',
      reason: 'bad_signature',
      callback: () => ({ body: Buffer.from([0xff, 0x00, 0x7b]), headers: { 'x-sandbox-signature': 'x' } }),
    },
    { why: 'an empty body', reason: 'bad_signature', callback: () => ({ body: Buffer.alloc(0), headers: {} }) },
    {
      why: 'ten minutes old',
      reason: 'stale',
      callback: () => paid(6800, new Date(shop.now().getTime() - 600_000)),
    },
    {
      why: 'from the future',
      reason: 'stale',
      callback: () => paid(6800, new Date(shop.now().getTime() + 600_000)),
    },
    { why: 'signed and no JSON', reason: 'unreadable', callback: () => forged(shop, '{"merchant":') },
    { why: 'signed with a NUL in the order', reason: 'unreadable', callback: () => changed({ order_num: 'NF\0' }) },
    {
      why: 'signed with a NUL in the trade',
      reason: 'unreadable',
      callback: () => changed({ trade_num: 'SAND\0BOX' }),
    },
    { why: 'signed, with more than money can be', reason: 'unreadable', callback: () => paid(2 ** 40) },
    { why: 'another merchant’s', reason: 'not_ours', callback: () => changed({ merchant: 'somebody' }) },
    { why: 'a cent short', reason: 'wrong_amount', callback: () => paid(6799) },
    { why: 'a cent too much', reason: 'wrong_amount', callback: () => paid(6801) },
    { why: 'yen instead of yuan', reason: 'wrong_currency', callback: () => changed({ currency: 'JPY' }) },
    {
      why: 'an order nobody made',
      reason: 'unknown_order',
      callback: () => changed({ order_num: 'NF20261115ZZZZZZZZZZ' }),
    },
    { why: 'an event nobody knows', reason: 'unreadable', callback: () => changed({ event: 'maybe' }) },
    { why: 'an amount in words', reason: 'unreadable', callback: () => changed({ cents: '6800' }) },
  ];
  test.each(untrue)('$why: $reason', async ({ reason, callback }) => {
    const reply = await deliver(shop, 'sandbox', callback());
    expect([reply.statusCode, reply.json()]).toEqual([400, { taken: false }]);
    expect([await stateNow(), await levelNow()]).toEqual(['open', 0]);
    expect(lastWarning()).toMatchObject({ provider: 'sandbox', reason });
  });

  test('an order that was never begun with this provider is not its to speak of', async () => {
    const other = await learner.api.pay.placeOrder({ goods_id: 'writing_month', key: 'never at the cashier' });
    const callback = shop.sandbox.callback({ orderNum: other.order_num, cents: 6800 }, 'paid', shop.now());
    expect((await deliver(shop, 'sandbox', callback)).statusCode).toBe(400);
    expect((await learner.api.pay.getOrder({ order_num: other.order_num })).state).toBe('open');
  });

  test.each(['alipay', 'wechat', 'nobody', '..%2f'])('there is no provider %s here', async (name) => {
    expect((await deliver(shop, name, paid())).statusCode).toBe(404);
  });

  test('a body above the limit is refused before it is read', async () => {
    const huge = { body: Buffer.alloc(1024 * 1024), headers: {} };
    expect((await deliver(shop, 'sandbox', huge)).statusCode).toBe(413);
  });
});

describe('the same callback again', () => {
  test('is answered like the first and gives nothing more', async () => {
    const callback = paid();
    await deliver(shop, 'sandbox', callback);
    const until = (await learner.api.student.getInfo()).expiration_time;
    for (let n = 0; n < 3; n++) expect((await deliver(shop, 'sandbox', callback)).statusCode).toBe(200);
    expect((await learner.api.student.getInfo()).expiration_time).toBe(until);
  });

  test('fifty at once are one payment and one membership', async () => {
    const callback = paid();
    const replies = await Promise.all(Array.from({ length: 50 }, () => deliver(shop, 'sandbox', callback)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const { vip_days } = await learner.api.student.getInfo();
    expect(vip_days).toBeLessThanOrEqual(31);
    const given = 'select 1 from membership_periods where user_id = $1';
    expect(await shop.rows(given, [learner.userId])).toHaveLength(1);
  });

  test('after a refund gives nothing back', async () => {
    await deliver(shop, 'sandbox', paid());
    await shop.service.refundOrder(order.order_num, 'a mistake');
    expect((await deliver(shop, 'sandbox', paid())).statusCode).toBe(200);
    expect([await stateNow(), await levelNow()]).toEqual(['refunded', 0]);
  });
});

test('money that comes after the order was closed is still paid for something', async () => {
  shop.later(1);
  await shop.service.closeOrders();
  expect(await stateNow()).toBe('expired');
  await deliver(shop, 'sandbox', paid());
  expect([await stateNow(), await levelNow()]).toEqual(['paid', 1]);
});

test('two orders paid at the same moment follow each other', async () => {
  const both = [order, await toCashier(learner)];
  await Promise.all(
    both.map(({ order_num }) =>
      deliver(shop, 'sandbox', shop.sandbox.callback({ orderNum: order_num, cents: 6800 }, 'paid', shop.now())),
    ),
  );
  const [one, other] = await Promise.all(both.map(({ order_num }) => learner.api.pay.getOrder({ order_num })));
  expect([one!.valid_until, other!.valid_until]).toContain(Math.max(one!.valid_from, other!.valid_from));
});

test('the log of all this names orders and reasons, and no signature, ticket or key', async () => {
  await buy(learner);
  const log = shop.logLines.join('');
  expect(log).not.toContain(order.ticket.split('.')[1]);
  expect(log).not.toContain(paid().headers['x-sandbox-signature']);
  expect(log).not.toContain('ninefold-sandbox');
});
