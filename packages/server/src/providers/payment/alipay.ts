import type { KeyObject } from 'node:crypto';
import { centsOfYuan, yuanOfCents } from '@ninefold/core/membership/money';
import type { PaymentEvent } from '@ninefold/core/membership/order-states';
import { z } from 'zod';
import { AppError } from '#app-error.ts';
import { isSignedCallback, signedAnswer, signRequest } from './alipay-signature.ts';
import { chinaMoment, chinaTime } from './china-time.ts';
import { CallbackRefused, type PaymentNews, type PaymentProvider } from './payment.ts';

const TIMEOUT_MS = 10_000;
/** Alipay repeats an unanswered callback for 25 hours, and a repetition may carry its first time. */
const FRESH_MS = 26 * 3_600_000;
const EARLY_MS = 10 * 60_000;

const Trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  refund_fee: z.string().optional(),
});
const Callback = Trade.extend({ app_id: z.string(), seller_id: z.string().optional(), notify_time: z.string() });
const Answer = z.object({ code: z.string(), sub_code: z.string().optional() });

type AlipayOptions = {
  appId: string;
  /** Empty: not compared. */
  sellerId: string;
  ourKey: KeyObject;
  alipayKey: KeyObject;
  gatewayUrl: string;
  /** Where Alipay finds us. */
  publicUrl: string;
};

/** Alipay's page payment: the buyer is sent to a signed address of Alipay's, and Alipay tells us what came of it. */
export function alipayProvider({
  appId,
  sellerId,
  ourKey,
  alipayKey,
  gatewayUrl,
  publicUrl,
}: AlipayOptions): PaymentProvider {
  const common = (method: string, now: Date) => ({
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(now),
    version: '1.0',
  });

  return {
    name: 'alipay',

    async begin({ orderNum, cents, title, expiresAt, redirectPath }, now) {
      const parameters = signRequest(
        {
          ...common('alipay.trade.page.pay', now),
          notify_url: `${publicUrl}/api/pay/notify/alipay`,
          return_url: `${publicUrl}${redirectPath}`,
          biz_content: JSON.stringify({
            out_trade_no: orderNum,
            product_code: 'FAST_INSTANT_TRADE_PAY',
            total_amount: yuanOfCents(cents),
            subject: title,
            time_expire: chinaTime(expiresAt),
          }),
        },
        ourKey,
      );
      return `${gatewayUrl}?${new URLSearchParams(parameters)}`;
    },

    read({ body }, now) {
      const parameters = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));
      if (!isSignedCallback(parameters, alipayKey)) throw new CallbackRefused('bad_signature');
      const parsed = Callback.safeParse(parameters);
      if (!parsed.success) throw new CallbackRefused('unreadable');
      const age = now.getTime() - chinaMoment(parsed.data.notify_time);
      if (!(age <= FRESH_MS && age >= -EARLY_MS)) throw new CallbackRefused('stale');
      if (parsed.data.app_id !== appId) throw new CallbackRefused('not_ours');
      if (sellerId && parsed.data.seller_id !== sellerId) throw new CallbackRefused('not_ours');
      return newsOf(parsed.data);
    },

    reply: (taken) => ({ status: 200, contentType: 'text/plain', body: taken ? 'success' : 'fail' }),

    async ask(orderNum, now) {
      const answer = await call('alipay.trade.query', { out_trade_no: orderNum }, now, ['ACQ.TRADE_NOT_EXIST']);
      const trade = Trade.safeParse(answer);
      return trade.success ? newsOf(trade.data) : null;
    },

    async close(orderNum, now) {
      // Nobody ever opened the cashier, or it is closed already: both are what we want.
      const fine = ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR'];
      await call('alipay.trade.close', { out_trade_no: orderNum }, now, fine);
    },

    async refund({ orderNum, cents, reason }, now) {
      await call(
        'alipay.trade.refund',
        {
          out_trade_no: orderNum,
          out_request_no: `${orderNum}R`,
          refund_amount: yuanOfCents(cents),
          refund_reason: reason,
        },
        now,
      );
    },
  };

  /** `fine`: refusals that answer the question as well as an answer would. */
  async function call(method: string, content: object, now: Date, fine: string[] = []): Promise<unknown> {
    const biz_content = JSON.stringify(content);
    const { biz_content: _, ...query } = signRequest({ ...common(method, now), biz_content }, ourKey);
    let answer: unknown;
    try {
      const response = await fetch(`${gatewayUrl}?${new URLSearchParams(query)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: new URLSearchParams({ biz_content }).toString(),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      answer = signedAnswer(await response.text(), `${method.replaceAll('.', '_')}_response`, alipayKey);
    } catch {
      throw new AppError('payment_failed');
    }
    const { code = '', sub_code = '' } = Answer.safeParse(answer).data ?? {};
    if (code === '10000' || fine.includes(sub_code)) return answer;
    // Alipay's own word for what is wrong; it is no secret and tells the operator what to do.
    throw new AppError('payment_failed', { details: { alipay: sub_code || code } });
  }
}

function newsOf({ out_trade_no, trade_no, trade_status, total_amount, refund_fee }: z.output<typeof Trade>) {
  const cents = centsOfYuan(total_amount);
  if (cents === null) throw new CallbackRefused('unreadable');
  const event = eventOf(trade_status, refund_fee);
  return event && ({ event, orderNum: out_trade_no, tradeNum: trade_no, cents, currency: 'CNY' } satisfies PaymentNews);
}

/** "Closed" is both a trade nobody paid and one that was paid back whole; only the second speaks of a refund. */
function eventOf(status: string, refundFee: string | undefined): PaymentEvent | null {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') return 'paid';
  if (status !== 'TRADE_CLOSED') return null;
  return refundFee && centsOfYuan(refundFee) ? 'refunded' : 'closed';
}
