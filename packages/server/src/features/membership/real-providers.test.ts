import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeAlipay, type FakeWechat, fakeAlipay, fakeWechat } from '#providers/payment/payment.testing.ts';
import { deliver, openShop, refusal, type Shop, toCashier } from './membership.testing.ts';

/** The whole way with real signatures: our order to a gateway that checks it, its signed callback back to us. */
let alipay: FakeAlipay;
let wechat: FakeWechat;
let shop: Shop;
beforeAll(async () => {
  [alipay, wechat] = await Promise.all([fakeAlipay(), fakeWechat()]);
  shop = await openShop({ ...alipay.settings, ...wechat.settings, LOG_LEVEL: 'debug' });
  // Making four pairs of keys takes a busy machine a while.
});
afterAll(async () => {
  await shop.close();
  alipay.close();
  wechat.close();
});

const form = 'application/x-www-form-urlencoded';
const stateOf = async (learner: Awaited<ReturnType<Shop['learner']>>, order_num: string) =>
  (await learner.api.pay.getOrder({ order_num })).state;

test('Alipay: the page opens an address Alipay accepts, Alipay’s callback makes a member', async () => {
  const learner = await shop.learner();
  expect(await learner.api.pay.getGoods()).toMatchObject({ pay_types: [1, 2], sandbox: 0 });
  const { order_num, orderStr } = await toCashier(learner, 'writing_year', 1);
  const said = alipay.verified(orderStr.split('?')[1] ?? '');
  expect(JSON.parse(said.biz_content ?? '')).toMatchObject({ out_trade_no: order_num, total_amount: '498.00' });
  expect(said.return_url).toBe('https://ielts.example/#/profile/vip');

  const wrong = alipay.callback({ orderNum: order_num, cents: 1, at: shop.now() });
  expect((await deliver(shop, 'alipay', wrong, form)).body).toBe('fail');
  const callback = alipay.callback({ orderNum: order_num, cents: 49_800, at: shop.now() });
  for (let n = 0; n < 2; n++) expect((await deliver(shop, 'alipay', callback, form)).body).toBe('success');
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 3 });
  expect((await learner.api.student.getInfo()).vip_days).toBeLessThanOrEqual(366);
});

test('WeChat: the page gets an address for a QR code, WeChat’s sealed callback makes a member', async () => {
  const learner = await shop.learner();
  const { order_num, orderStr } = await toCashier(learner, 'listening_season', 2);
  expect(orderStr).toBe('weixin://wxpay/bizpayurl?pr=abc123');
  // A callback of Alipay's about an order of WeChat's is refused, however well it is signed.
  const foreign = alipay.callback({ orderNum: order_num, cents: 11_800, at: shop.now() });
  expect((await deliver(shop, 'alipay', foreign, form)).body).toBe('fail');
  expect(await stateOf(learner, order_num)).toBe('open');

  const reply = await deliver(shop, 'wechat', wechat.callback(wechat.transaction(order_num, 11_800)));
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(await learner.api.student.getInfo()).toMatchObject({ listening_vip_level: 2 });
});

test('a refund goes to the provider first and then ends the membership; the provider’s own callback changes nothing more', async () => {
  const learner = await shop.learner();
  const { order_num } = await toCashier(learner, 'writing_month', 2);
  await deliver(shop, 'wechat', wechat.callback(wechat.transaction(order_num, 6800)));
  wechat.answer('/refunds', 500, { code: 'SYSTEM_ERROR', message: '' });
  await expect(shop.service.refundOrder(order_num, '误买')).rejects.toThrow('payment_failed');
  expect(await stateOf(learner, order_num)).toBe('paid');
  wechat.answer('/refunds', 200, { status: 'PROCESSING' });
  expect(await shop.service.refundOrder(order_num, '误买')).toEqual({ outcome: 'refunded', cents: 6800 });
  const { out_trade_no, transaction_id, mchid } = wechat.transaction(order_num, 6800);
  const refund = {
    mchid,
    out_trade_no,
    transaction_id,
    refund_status: 'SUCCESS',
    amount: { total: 6800, refund: 6800 },
  };
  expect((await deliver(shop, 'wechat', wechat.callback(refund, { event: 'REFUND.SUCCESS' }))).statusCode).toBe(204);
  expect([await stateOf(learner, order_num), (await learner.api.student.getInfo()).vip_level]).toEqual(['refunded', 0]);
});

test('money given back at the provider’s own desk ends the membership too', async () => {
  const learner = await shop.learner();
  const { order_num } = await toCashier(learner, 'writing_month', 1);
  const at = shop.now();
  await deliver(shop, 'alipay', alipay.callback({ orderNum: order_num, cents: 6800, at }), form);
  const back = { trade_status: 'TRADE_CLOSED', refund_fee: '68.00', gmt_refund: '2026-11-15 12:00:00' };
  await deliver(shop, 'alipay', alipay.callback({ orderNum: order_num, cents: 6800, at }, back), form);
  expect([await stateOf(learner, order_num), (await learner.api.student.getInfo()).vip_level]).toEqual(['refunded', 0]);
});

test('a lost callback is made good when the order’s time is over; an unpaid order is closed at the provider as well', async () => {
  const learner = await shop.learner();
  const [lost, left] = [await toCashier(learner, 'writing_month', 2), await toCashier(learner, 'reading_month', 2)];
  wechat.answer(`/out-trade-no/${lost.order_num}?`, 200, wechat.transaction(lost.order_num, 6800));
  wechat.answer(`/out-trade-no/${left.order_num}?`, 404, { code: 'ORDER_NOT_EXIST', message: '' });
  wechat.answer(`/out-trade-no/${left.order_num}/close`, 204, null);
  await shop.rows(`update orders set expires_at = now() - interval '1 minute' where user_id = $1`, [learner.userId]);
  await shop.service.closeOrders();
  expect([await stateOf(learner, lost.order_num), await stateOf(learner, left.order_num)]).toEqual(['paid', 'expired']);
  expect(wechat.asked.map(({ path }) => path)).toContain(`/v3/pay/transactions/out-trade-no/${left.order_num}/close`);
  expect(await learner.api.student.getInfo()).toMatchObject({ vip_level: 1, reading_vip_level: 0 });
});

test('an order whose provider does not answer stays open until the next time, and is given up after a day', async () => {
  const learner = await shop.learner();
  const { order_num } = await toCashier(learner, 'writing_month', 2);
  wechat.answer(`/out-trade-no/${order_num}?`, 500, { code: 'SYSTEM_ERROR', message: '' });
  const overdueBy = (time: string) =>
    shop.rows(`update orders set expires_at = now() - $2::interval where user_id = $1`, [learner.userId, time]);
  await overdueBy('1 hour');
  await shop.service.closeOrders();
  expect(await stateOf(learner, order_num)).toBe('open');
  await overdueBy('25 hours');
  await shop.service.closeOrders();
  expect(await stateOf(learner, order_num)).toBe('expired');
});

test('a provider that refuses the order is told to the learner, and the order can be tried again', async () => {
  const learner = await shop.learner();
  wechat.answer('/transactions/native', 500, { code: 'SYSTEM_ERROR', message: '' });
  expect(await refusal(toCashier(learner, 'writing_month', 2))).toBe('payment_failed');
  wechat.answer('/transactions/native', 200, { code_url: 'weixin://wxpay/bizpayurl?pr=again' });
  const [{ order_num } = { order_num: '' }] = (await learner.api.pay.getOrderList()).list;
  const { orderStr } = await learner.api.pay.createOrder({ order_num, pay_type: 2, redirect_url: '/' });
  expect(orderStr).toContain('again');
});

test('no key, signature or buyer stands in the log of all this', () => {
  const log = shop.logLines.join('');
  expect(log).toContain('wrong_amount');
  for (const secret of [
    alipay.settings.ALIPAY_PRIVATE_KEY.slice(40, 80),
    wechat.settings.WECHAT_PAY_API_KEY,
    'sign=',
    'WECHATPAY2',
    'ciphertext',
    '138****0001',
    'pr=abc123',
  ])
    expect(log).not.toContain(secret);
});

test('signed and broken: both providers are told no, nobody gets a membership, and nothing is a bug of ours', async () => {
  const learner = await shop.learner();
  const byAlipay = await toCashier(learner, 'writing_year', 1);
  const byWechat = await toCashier(learner, 'listening_season', 2);
  const of = { orderNum: byAlipay.order_num, cents: 49_800, at: shop.now() };
  for (const change of [
    { out_trade_no: `${byAlipay.order_num}\0` },
    { trade_no: '2026\0' },
    { total_amount: '1e3' },
    { total_amount: '99999999999.00' },
    { notify_time: '' },
    { app_id: '2021999999999999' },
    { seller_id: '2088999999999999' },
  ])
    expect((await deliver(shop, 'alipay', alipay.callback(of, change as Record<string, string>), form)).body).toBe(
      'fail',
    );
  const paid = wechat.transaction(byWechat.order_num, 11_800);
  for (const resource of [
    { ...paid, out_trade_no: `${byWechat.order_num}\0` },
    { ...paid, transaction_id: '42\0' },
    { ...paid, amount: { total: 2 ** 40, currency: 'CNY' } },
    { ...paid, amount: { total: '11800' } },
    { ...paid, appid: 'wx9' },
    { ...paid, mchid: '9' },
    ['no', 'object'],
  ])
    expect((await deliver(shop, 'wechat', wechat.callback(resource))).statusCode).toBe(400);
  expect(await stateOf(learner, byAlipay.order_num)).toBe('open');
  expect(await stateOf(learner, byWechat.order_num)).toBe('open');
  expect(shop.logLines.join('')).not.toContain('a bug');
});
