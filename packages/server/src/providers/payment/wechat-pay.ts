import { type KeyObject, randomBytes } from 'node:crypto';
import type { PaymentEvent } from '@ninefold/core/membership/order-states';
import { secondsOf } from '@ninefold/core/time/seconds';
import { z } from 'zod';
import { AppError } from '#app-error.ts';
import { chinaTime } from './china-time.ts';
import { CallbackRefused, type PaymentNews, type PaymentProvider } from './payment.ts';
import { authorization, isFromWechat, unseal } from './wechat-signature.ts';

const TIMEOUT_MS = 10_000;
/** WeChat signs every repetition anew, so a callback is never older than its delivery takes. */
const FRESH_SECONDS = 300;

const Callback = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});
const Amount = z.object({ total: z.int(), currency: z.string().default('CNY') });
const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  amount: Amount.optional(),
});
const Refund = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  refund_status: z.string(),
  amount: z.object({ total: z.int(), refund: z.int() }),
});

type WechatPayOptions = {
  mchId: string;
  appId: string;
  /** Of our certificate. */
  serial: string;
  ourKey: KeyObject;
  apiKey: string;
  wechatKey: KeyObject;
  wechatKeyId: string;
  apiUrl: string;
  publicUrl: string;
};

/** WeChat's native payment: WeChat gives a `weixin://` address, the page shows it as a QR code. */
export function wechatPayProvider(options: WechatPayOptions): PaymentProvider {
  const { mchId, appId, apiKey, apiUrl, publicUrl } = options;
  const wechat = { keyId: options.wechatKeyId, key: options.wechatKey };
  const byNum = (orderNum: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNum)}`;

  return {
    name: 'wechat',

    async begin({ orderNum, cents, title, expiresAt }, now) {
      const { answer } = await call('POST', '/v3/pay/transactions/native', now, {
        appid: appId,
        mchid: mchId,
        description: title,
        out_trade_no: orderNum,
        time_expire: `${chinaTime(expiresAt).replace(' ', 'T')}+08:00`,
        notify_url: `${publicUrl}/api/pay/notify/wechat`,
        amount: { total: cents, currency: 'CNY' },
      });
      const { code_url = '' } = z.object({ code_url: z.string() }).safeParse(answer).data ?? {};
      if (!code_url.startsWith('weixin://')) throw new AppError('payment_failed');
      return code_url;
    },

    read({ body, headers }, now) {
      if (!isFromWechat(headers, body, wechat)) throw new CallbackRefused('bad_signature');
      const age = now.getTime() / 1000 - Number(headers['wechatpay-timestamp']);
      if (Math.abs(age) > FRESH_SECONDS) throw new CallbackRefused('stale');
      const { event_type, resource } = readable(Callback, () => JSON.parse(Buffer.from(body).toString('utf8')));
      const opened = () => JSON.parse(unseal(resource, apiKey));
      if (event_type.startsWith('REFUND.')) return refundNews(readable(Refund, opened));
      return event_type.startsWith('TRANSACTION.') ? newsOf(readable(Transaction, opened)) : null;
    },

    reply: (taken) =>
      taken
        ? { status: 204, contentType: 'application/json', body: '' }
        : { status: 400, contentType: 'application/json', body: JSON.stringify({ code: 'FAIL', message: 'refused' }) },

    async ask(orderNum, now) {
      const { status, answer } = await call('GET', `${byNum(orderNum)}?mchid=${mchId}`, now, null, [404]);
      const transaction = status === 404 ? null : Transaction.safeParse(answer).data;
      return transaction ? newsOf(transaction) : null;
    },

    async close(orderNum, now) {
      await call('POST', `${byNum(orderNum)}/close`, now, { mchid: mchId }, [404]);
    },

    async refund({ orderNum, cents, reason }, now) {
      const { answer } = await call('POST', '/v3/refund/domestic/refunds', now, {
        out_trade_no: orderNum,
        out_refund_no: `${orderNum}R`,
        reason: reason.slice(0, 80),
        amount: { refund: cents, total: cents, currency: 'CNY' },
      });
      const { status = '' } = z.object({ status: z.string() }).safeParse(answer).data ?? {};
      // WeChat moves the money later; from here on it will.
      if (status !== 'SUCCESS' && status !== 'PROCESSING')
        throw new AppError('payment_failed', { details: { wechat: status } });
    },
  };

  function newsOf({ appid, mchid, out_trade_no, transaction_id, trade_state, amount }: z.output<typeof Transaction>) {
    if (appid !== appId || mchid !== mchId) throw new CallbackRefused('not_ours');
    const event = EVENTS[trade_state];
    if (!event) return null;
    const { total = 0, currency = 'CNY' } = amount ?? {};
    return { event, orderNum: out_trade_no, tradeNum: transaction_id, cents: total, currency };
  }

  function refundNews({ mchid, out_trade_no, transaction_id, refund_status, amount }: z.output<typeof Refund>) {
    if (mchid !== mchId) throw new CallbackRefused('not_ours');
    if (refund_status !== 'SUCCESS' || amount.refund !== amount.total) return null;
    const news = { event: 'refunded', orderNum: out_trade_no, tradeNum: transaction_id } as const;
    return { ...news, cents: amount.total, currency: 'CNY' } satisfies PaymentNews;
  }

  /** `fine`: HTTP statuses beside success that are an answer too. Nothing is believed without WeChat's signature. */
  async function call(method: 'GET' | 'POST', path: string, now: Date, content: object | null, fine: number[] = []) {
    const body = content ? JSON.stringify(content) : '';
    const nonce = randomBytes(16).toString('hex');
    const seconds = secondsOf(now);
    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await fetch(`${apiUrl.replace(/\/$/, '')}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'ninefold',
          authorization: authorization(
            { method, path, body, seconds, nonce },
            { mchId, serial: options.serial, key: options.ourKey },
          ),
          'wechatpay-serial': wechat.keyId,
          ...(content && { 'content-type': 'application/json' }),
        },
        ...(content && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch {
      throw new AppError('payment_failed');
    }
    if (!isFromWechat(Object.fromEntries(response.headers), bytes, wechat)) throw new AppError('payment_failed');
    const answer = jsonOf(bytes);
    if (response.ok || fine.includes(response.status)) return { status: response.status, answer };
    const { code = '' } = z.object({ code: z.string() }).safeParse(answer).data ?? {};
    throw new AppError('payment_failed', { details: { wechat: code || response.status } });
  }
}

const EVENTS: Record<string, PaymentEvent> = {
  SUCCESS: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
  REFUND: 'refunded',
};

function readable<T extends z.ZodType>(schema: T, open: () => unknown): z.output<T> {
  try {
    return schema.parse(open());
  } catch {
    throw new CallbackRefused('unreadable');
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return bytes.length ? JSON.parse(Buffer.from(bytes).toString('utf8')) : null;
  } catch {
    return null;
  }
}
