import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@ninefold/contract/client';
import { openPayments } from '#providers/payment/open.ts';
import type { RawCallback } from '#providers/payment/payment.ts';
import { type Sandbox, sandboxProvider } from '#providers/payment/sandbox.ts';
import { type Beside, openTestApp, type Visitor } from '#testing/app.ts';

/** What the tests of this feature do again and again, as a buyer would. */

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Learner = Visitor & { userId: number };
export const BACK = '/#/profile/vip';

/** The app with a clock that can be set, and learners who are logged in already. */
export async function openShop(settings: Record<string, string> = {}, start?: string, beside?: Beside) {
  const clock = { ahead: start ? Date.parse(start) - Date.now() : 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const site = await openTestApp({
    settings: { REQUESTS_PER_MINUTE: '100000', ...settings },
    workers: false,
    beside,
    deps: { now },
  });
  const rows = <T extends object>(sql: string, values: unknown[] = []) => site.deps.db.query<T>(sql, values);

  async function somebody(role: string, timeZone: string): Promise<Learner> {
    const [user] = await rows<{ id: number }>(
      `insert into users (role, name, time_zone) values ($1, '林知夏', $2) returning id`,
      [role, timeZone],
    );
    const token = randomBytes(16).toString('hex');
    const hash = createHash('sha256').update(token).digest();
    // Seen in the far future, so that no call prolongs it and no jump of the clock ends it.
    await rows('insert into sessions (token_hash, user_id, seen_at, expires_at) values ($1, $2, $3, $3)', [
      hash,
      user!.id,
      new Date(now().getTime() + 10 * 365 * 86_400_000),
    ]);
    const visitor = site.visitor({ 'accept-language': 'en' });
    // The shops of some tests are on https, where the cookie has another name.
    for (const name of ['token', '__Host-token']) visitor.cookies.set(name, token);
    return { ...visitor, userId: user!.id };
  }

  return {
    ...site,
    rows,
    now,
    later: (days: number) => {
      clock.ahead += days * 86_400_000;
    },
    learner: (timeZone = 'Asia/Shanghai') => somebody('student', timeZone),
    operator: () => somebody('backend-system', 'Asia/Shanghai'),
    service: { ...site.services.membership, refundOrder: site.services.operatorOrders.refund },
    sandbox: sandboxProvider(site.deps.secret),
    payments: openPayments(site.deps.settings, site.deps.secret),
  };
}

let keys = 0;
export const newKey = () => `test-key-${++keys}-${randomBytes(4).toString('hex')}`;

/** An order at the cashier: chosen, and the payment begun. */
export async function toCashier({ api }: Learner, goods = 'writing_month', payType = 1) {
  const order = await api.pay.placeOrder({ goods_id: goods, key: newKey() });
  const { orderStr } = await api.pay.createOrder({
    order_num: order.order_num,
    pay_type: payType,
    redirect_url: BACK,
  });
  return { ...order, orderStr, ticket: new URLSearchParams(orderStr.split('?')[1]).get('ticket') ?? '' };
}

export async function buy(learner: Learner, goods = 'writing_month') {
  const order = await toCashier(learner, goods);
  await learner.api.pay.settleSandboxOrder({ ticket: order.ticket, action: 'pay' });
  return learner.api.pay.getOrder({ order_num: order.order_num });
}

/** Delivers a callback to its address, as a provider would: no cookie, no origin, raw bytes. */
export const deliver = (shop: Shop, provider: string, { body, headers }: RawCallback, type = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/pay/notify/${provider}`,
    payload: Buffer.from(body),
    headers: { 'content-type': type, ...(headers as Record<string, string>) },
  });

/** A sandbox callback with anything in it, rightly signed. */
export function forged(shop: Shop, text: string): RawCallback {
  const signature = Buffer.from(shop.deps.secret.hash('sandbox-callback', text)).toString('base64url');
  return { body: Buffer.from(text), headers: { 'x-sandbox-signature': signature } };
}

export const textOf = (callback: ReturnType<Sandbox['callback']>) => Buffer.from(callback.body).toString('utf8');

export async function refusal(call: Promise<unknown>) {
  try {
    return { answered: await call };
  } catch (error) {
    if (error instanceof ApiError) return error.fields.length ? `${error.error}: ${error.fields}` : error.error;
    throw error;
  }
}

export const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
