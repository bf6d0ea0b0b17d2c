import { z } from 'zod';
import type { Secret } from '#secret.ts';
import { CallbackRefused, type PaymentNews, type PaymentProvider, type RawCallback } from './payment.ts';

/** A callback older than this, or from the future, is refused. */
const FRESH_MS = 5 * 60_000;
const SIGNATURE = 'x-sandbox-signature';
const MERCHANT = 'ninefold-sandbox';

const Callback = z.object({
  merchant: z.string(),
  event: z.enum(['paid', 'closed']),
  order_num: z.string(),
  trade_num: z.string(),
  cents: z.int(),
  currency: z.string(),
  time: z.int(),
});

/** The built-in cashier: a page of our own where the buyer presses pay or cancel, and no money moves. */
export type Sandbox = PaymentProvider & {
  /** What the cashier's address carries instead of a login: names one order and cannot be made up. */
  orderOfTicket(ticket: string): string | null;
  /** What the cashier sends to the shop once the buyer has pressed, signed as any provider's callback is. */
  callback(order: { orderNum: string; cents: number }, event: 'paid' | 'closed', now: Date): RawCallback;
};

export function sandboxProvider(secret: Secret): Sandbox {
  const sign = (purpose: string, text: string) => Buffer.from(secret.hash(purpose, text)).toString('base64url');
  const isSigned = (purpose: string, text: string, signature: string) =>
    secret.matches(Buffer.from(signature, 'base64url'), purpose, text);
  const ticketOf = (orderNum: string) => `${orderNum}.${sign('sandbox-ticket', orderNum)}`;

  return {
    name: 'sandbox',
    begin: async ({ orderNum }) => `/#/sandbox-cashier?ticket=${encodeURIComponent(ticketOf(orderNum))}`,

    orderOfTicket(ticket) {
      const [orderNum = '', signature = ''] = ticket.split('.');
      return isSigned('sandbox-ticket', orderNum, signature) ? orderNum : null;
    },

    callback({ orderNum, cents }, event, now) {
      const body = JSON.stringify({
        merchant: MERCHANT,
        event,
        order_num: orderNum,
        // One order has one trade here: pressing pay twice is the same payment.
        trade_num: `SANDBOX${orderNum}`,
        cents,
        currency: 'CNY',
        time: now.getTime(),
      } satisfies z.input<typeof Callback>);
      return { body: Buffer.from(body), headers: { [SIGNATURE]: sign('sandbox-callback', body) } };
    },

    read({ body, headers }, now): PaymentNews {
      const text = Buffer.from(body).toString('utf8');
      if (!isSigned('sandbox-callback', text, headers[SIGNATURE] ?? '')) throw new CallbackRefused('bad_signature');
      const parsed = Callback.safeParse(jsonOrNull(text));
      if (!parsed.success) throw new CallbackRefused('unreadable');
      const { merchant, event, order_num, trade_num, cents, currency, time } = parsed.data;
      if (Math.abs(now.getTime() - time) > FRESH_MS) throw new CallbackRefused('stale');
      if (merchant !== MERCHANT) throw new CallbackRefused('not_ours');
      return { event, orderNum: order_num, tradeNum: trade_num, cents, currency };
    },

    reply: (taken) => ({ status: taken ? 200 : 400, contentType: 'application/json', body: JSON.stringify({ taken }) }),
    // The sandbox loses no callback, and there is no money to ask about.
    ask: async () => null,
    close: async () => {},
    refund: async () => {},
  };
}

/** Signed and still no JSON: refused like any other that cannot be read. */
function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
