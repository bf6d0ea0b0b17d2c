import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import { secretFrom } from '#secret.ts';
import { readSettings } from '#settings.ts';
import { openPayments } from './open.ts';
import { type FakeWechat, fakeWechat } from './payment.testing.ts';
import { CallbackRefused, type PaymentProvider, type RawCallback } from './payment.ts';

const orderNum = 'NF20261115AAAAAAAAAA';
let gateway: FakeWechat;
let wechat: PaymentProvider;
beforeAll(async () => {
  gateway = await fakeWechat();
  wechat = openPayments(readSettings(gateway.settings), secretFrom('x')).of(2)!;
});
afterAll(() => gateway.close());

const read = (callback: RawCallback, now = new Date()) => {
  try {
    return wechat.read(callback, now);
  } catch (error) {
    return error instanceof CallbackRefused ? error.reason : error;
  }
};
const news = { orderNum, tradeNum: `4200${orderNum}`, cents: 6800, currency: 'CNY' };

test('a native order is signed as WeChat wants it and gives the address for the QR code', async () => {
  const order = { orderNum, cents: 6800, title: '九阶雅思 写作会员，1 个月', redirectPath: '/' };
  const address = await wechat.begin({ ...order, expiresAt: new Date('2026-11-15T04:30:00Z') }, new Date());
  expect(address).toBe('weixin://wxpay/bizpayurl?pr=abc123');
  expect(gateway.asked.at(-1)).toEqual({
    method: 'POST',
    path: '/v3/pay/transactions/native',
    content: {
      appid: 'wx0000000000000001',
      mchid: '1900000001',
      description: '九阶雅思 写作会员，1 个月',
      out_trade_no: orderNum,
      time_expire: '2026-11-15T12:30:00+08:00',
      notify_url: 'https://ielts.example/api/pay/notify/wechat',
      amount: { total: 6800, currency: 'CNY' },
    },
  });
});

describe('a callback', () => {
  const paid = () => gateway.transaction(orderNum, 6800);
  const refund = {
    mchid: '1900000001',
    out_trade_no: orderNum,
    transaction_id: `4200${orderNum}`,
    refund_status: 'SUCCESS',
  };

  test.each([
    { callback: () => gateway.callback(paid()), reads: { ...news, event: 'paid' }, why: 'paid' },
    { callback: () => gateway.callback({ ...paid(), trade_state: 'USERPAYING' }), reads: null, why: 'still paying' },
    {
      callback: () => gateway.callback({ ...paid(), trade_state: 'CLOSED' }),
      reads: { ...news, event: 'closed' },
      why: 'closed',
    },
    {
      callback: () =>
        gateway.callback({ ...refund, amount: { total: 6800, refund: 6800 } }, { event: 'REFUND.SUCCESS' }),
      reads: { ...news, event: 'refunded' },
      why: 'paid back whole',
    },
    {
      callback: () =>
        gateway.callback({ ...refund, amount: { total: 6800, refund: 100 } }, { event: 'REFUND.SUCCESS' }),
      reads: null,
      why: 'a part was paid back',
    },
    {
      callback: () => gateway.callback({ any: 1 }, { event: 'COUPON.USE' }),
      reads: null,
      why: 'news of something else',
    },
    {
      callback: () => gateway.callback({ ...paid(), mchid: '1900000002' }),
      reads: 'not_ours',
      why: 'another merchant',
    },
    { callback: () => gateway.callback({ ...paid(), appid: 'wx2' }), reads: 'not_ours', why: 'another app' },
    { callback: () => gateway.callback({ ...paid(), amount: 'much' }), reads: 'unreadable', why: 'no amount' },
    {
      callback: () => gateway.callback(paid(), { sealKey: 'x'.repeat(32) }),
      reads: 'unreadable',
      why: 'sealed with another key',
    },
    {
      callback: () => gateway.callback(paid(), { at: new Date(Date.now() - 301_000) }),
      reads: 'stale',
      why: 'older than five minutes',
    },
    {
      callback: () => gateway.callback(paid(), { at: new Date(Date.now() + 310_000) }),
      reads: 'stale',
      why: 'from the future',
    },
  ])('$why', ({ callback, reads }) => {
    expect(read(callback())).toEqual(reads);
  });

  test('with a header or a byte changed is refused before it is opened', () => {
    const { body, headers } = gateway.callback(paid());
    for (const change of [
      { 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) + 1) },
      { 'wechatpay-nonce': 'other' },
      { 'wechatpay-serial': 'PUB_KEY_ID_OF_SOMEBODY' },
      { 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` },
      { 'wechatpay-signature': undefined },
      { 'wechatpay-timestamp': undefined },
    ])
      expect(read({ body, headers: { ...headers, ...change } })).toBe('bad_signature');
    expect(read({ body: Buffer.concat([body, Buffer.from(' ')]), headers })).toBe('bad_signature');
  });

  test('is answered as WeChat understands it', () => {
    expect(wechat.reply(true).status).toBe(204);
    expect([wechat.reply(false).status, JSON.parse(wechat.reply(false).body).code]).toEqual([400, 'FAIL']);
  });
});

describe('asked directly', () => {
  test('WeChat tells what a lost callback would have said', async () => {
    gateway.answer(`/out-trade-no/${orderNum}?`, 200, gateway.transaction(orderNum, 6800));
    expect(await wechat.ask(orderNum, new Date())).toEqual({ ...news, event: 'paid' });
    gateway.answer(`/out-trade-no/${orderNum}?`, 404, { code: 'ORDER_NOT_EXIST', message: '' });
    expect(await wechat.ask(orderNum, new Date())).toBeNull();
    expect(gateway.asked.at(-1)).toMatchObject({ method: 'GET', path: expect.stringContaining('?mchid=1900000001') });
  });

  test('it closes an order with an empty answer, and takes a refund', async () => {
    gateway.answer('/close', 204, null);
    await wechat.close(orderNum, new Date());
    gateway.answer('/refunds', 200, { status: 'PROCESSING' });
    await wechat.refund({ orderNum, cents: 6800, reason: '误买' }, new Date());
    expect(gateway.asked.at(-1)?.content).toEqual({
      out_trade_no: orderNum,
      out_refund_no: `${orderNum}R`,
      reason: '误买',
      amount: { refund: 6800, total: 6800, currency: 'CNY' },
    });
  });

  test('a refusal tells WeChat’s word for it and nothing that was sent', async () => {
    gateway.answer('/refunds', 403, { code: 'NOT_ENOUGH', message: '余额不足' });
    const failure = (await wechat
      .refund({ orderNum, cents: 6800, reason: '' }, new Date())
      .catch((e: unknown) => e)) as AppError;
    expect([failure.error, failure.details]).toEqual(['payment_failed', { wechat: 'NOT_ENOUGH' }]);
    const all = `${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
    for (const secret of [gateway.settings.WECHAT_PAY_API_KEY, 'signature=', 'PRIVATE KEY'])
      expect(all).not.toContain(secret);
  });

  test('an answer that WeChat did not sign is no answer', async () => {
    const stranger = await fakeWechat();
    const { WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_API_URL } = stranger.settings;
    const settings = { ...gateway.settings, WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_API_URL };
    stranger.answer('/out-trade-no/', 200, stranger.transaction(orderNum, 6800));
    const misled = openPayments(readSettings(settings), secretFrom('x')).of(2)!;
    expect(await misled.ask(orderNum, new Date()).catch((error: unknown) => error)).toBeInstanceOf(AppError);
    stranger.close();
  });
});
