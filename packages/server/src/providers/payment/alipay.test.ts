import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import { secretFrom } from '#secret.ts';
import { readSettings } from '#settings.ts';
import { openPayments } from './open.ts';
import { type FakeAlipay, fakeAlipay } from './payment.testing.ts';
import { CallbackRefused, type PaymentProvider } from './payment.ts';

const now = new Date('2026-11-15T04:00:00Z');
const orderNum = 'NF20261115AAAAAAAAAA';
let gateway: FakeAlipay;
let alipay: PaymentProvider;
beforeAll(async () => {
  gateway = await fakeAlipay();
  alipay = openPayments(readSettings(gateway.settings), secretFrom('x')).of(1)!;
});
afterAll(() => gateway.close());

const refused = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error instanceof CallbackRefused ? error.reason : error;
  }
};

test('the payment page is an address that Alipay accepts, signed over what it says', async () => {
  const order = { orderNum, cents: 6800, title: '九阶雅思 写作会员，1 个月', redirectPath: '/#/profile/vip?a=1&b=2' };
  const address = await alipay.begin({ ...order, expiresAt: new Date('2026-11-15T04:30:00Z') }, now);
  const said = gateway.verified(address.split('?')[1] ?? '');
  expect(said).toMatchObject({
    app_id: '2021000000000001',
    method: 'alipay.trade.page.pay',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-15 12:00:00',
    notify_url: 'https://ielts.example/api/pay/notify/alipay',
    return_url: 'https://ielts.example/#/profile/vip?a=1&b=2',
  });
  expect(JSON.parse(said.biz_content ?? '')).toEqual({
    out_trade_no: orderNum,
    product_code: 'FAST_INSTANT_TRADE_PAY',
    total_amount: '68.00',
    subject: '九阶雅思 写作会员，1 个月',
    time_expire: '2026-11-15 12:30:00',
  });
  expect(() => gateway.verified((address.split('?')[1] ?? '').replace('68.00', '00.01'))).toThrow('INVALID_SIGNATURE');
});

describe('a callback', () => {
  const of = { orderNum, cents: 6800, at: now };
  const news = { orderNum, tradeNum: `2026${orderNum}`, cents: 6800, currency: 'CNY' };
  test.each([
    { change: {}, reads: { ...news, event: 'paid' }, why: 'paid' },
    { change: { trade_status: 'TRADE_FINISHED' }, reads: { ...news, event: 'paid' }, why: 'paid, past refunding' },
    { change: { trade_status: 'WAIT_BUYER_PAY' }, reads: null, why: 'the buyer is still thinking' },
    { change: { trade_status: 'TRADE_CLOSED' }, reads: { ...news, event: 'closed' }, why: 'nobody paid in time' },
    {
      change: { trade_status: 'TRADE_CLOSED', refund_fee: '68.00', gmt_refund: '2026-11-15 12:00:00.320' },
      reads: { ...news, event: 'refunded' },
      why: 'paid back whole',
    },
    {
      change: { trade_status: 'TRADE_SUCCESS', refund_fee: '1.00' },
      reads: { ...news, event: 'paid' },
      why: 'a part was paid back',
    },
    { change: { app_id: '2021999999999999' }, reads: 'not_ours', why: 'another app' },
    { change: { seller_id: '2088999999999999' }, reads: 'not_ours', why: 'another seller' },
    { change: { notify_time: '2026-11-14 09:00:00' }, reads: 'stale', why: 'Alipay gave up on it an hour ago' },
    { change: { notify_time: '2026-11-14 11:00:00' }, reads: { ...news, event: 'paid' }, why: 'repeated for 25 hours' },
    { change: { notify_time: '2026-11-15 13:00:00' }, reads: 'stale', why: 'from the future' },
    { change: { notify_time: 'yesterday' }, reads: 'stale', why: 'no time at all' },
    { change: { total_amount: '68.001' }, reads: 'unreadable', why: 'a part of a cent' },
    { change: { sign: 'AAAA' }, reads: 'bad_signature', why: 'a made-up signature' },
  ])('$why', ({ change, reads }) => {
    expect(refused(() => alipay.read(gateway.callback(of, change), now))).toEqual(reads);
  });

  test('changed on the way is refused, whatever was changed', () => {
    const text = gateway.callback(of).body.toString();
    for (const other of [
      text.replace('68.00', '0.01'),
      text.replace(orderNum, 'NF20261115BBBBBBBBBB'),
      text.replace('sign_type=RSA2', 'sign_type=RSA'),
      text.replace(/&sign=.*/, ''),
      `${text}&extra=1`,
    ])
      expect(refused(() => alipay.read({ body: Buffer.from(other), headers: {} }, now))).toBe('bad_signature');
  });

  test('is answered in the one word Alipay understands', () => {
    expect(alipay.reply(true)).toEqual({ status: 200, contentType: 'text/plain', body: 'success' });
    expect(alipay.reply(false).body).toBe('fail');
  });
});

describe('asked directly', () => {
  const trade = { out_trade_no: orderNum, trade_no: '2026X', total_amount: '68.00' };

  test('Alipay tells what a lost callback would have said', async () => {
    gateway.answer('alipay.trade.query', { ...trade, trade_status: 'TRADE_SUCCESS' });
    expect(await alipay.ask(orderNum, now)).toEqual({
      event: 'paid',
      orderNum,
      tradeNum: '2026X',
      cents: 6800,
      currency: 'CNY',
    });
    gateway.answer('alipay.trade.query', { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await alipay.ask(orderNum, now)).toBeNull();
  });

  test('it closes what nobody opened, and gives back once by the number of the refund', async () => {
    gateway.answer('alipay.trade.close', { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' });
    await alipay.close(orderNum, now);
    await alipay.refund({ orderNum, cents: 6800, reason: '误买' }, now);
    expect(gateway.asked.at(-1)).toMatchObject({
      method: 'alipay.trade.refund',
      content: {
        out_trade_no: orderNum,
        out_request_no: `${orderNum}R`,
        refund_amount: '68.00',
        refund_reason: '误买',
      },
    });
  });

  test('a refusal tells the operator Alipay’s word for it', async () => {
    gateway.answer('alipay.trade.refund', { code: '40004', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' });
    const failure = (await alipay
      .refund({ orderNum, cents: 6800, reason: '' }, now)
      .catch((e: unknown) => e)) as AppError;
    expect([failure.error, failure.details]).toEqual(['payment_failed', { alipay: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }]);
  });

  test('an answer that Alipay did not sign is no answer', async () => {
    const stranger = await fakeAlipay();
    const settings = {
      ...gateway.settings,
      ALIPAY_PRIVATE_KEY: stranger.settings.ALIPAY_PRIVATE_KEY,
      ALIPAY_GATEWAY_URL: stranger.settings.ALIPAY_GATEWAY_URL,
    };
    stranger.answer('alipay.trade.query', { ...trade, trade_status: 'TRADE_SUCCESS' });
    const misled = openPayments(readSettings(settings), secretFrom('x')).of(1)!;
    const failure = await misled.ask(orderNum, now).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    stranger.close();
  });
});
