import type { PaymentEvent } from '@ninefold/core/membership/order-states';

export type ProviderName = 'sandbox' | 'alipay' | 'wechat';

type PayableOrder = {
  orderNum: string;
  cents: number;
  /** What the buyer reads at the cashier. */
  title: string;
  /** After this the provider must take no money any more. */
  expiresAt: Date;
  /** A path of this site: where the buyer goes afterwards. */
  redirectPath: string;
};

/** A callback exactly as it arrived: a signature is over these bytes and no others. Header names in lower case. */
export type RawCallback = { body: Uint8Array; headers: Readonly<Record<string, string | undefined>> };

/** What a provider says and its signature proves. */
export type PaymentNews = {
  event: PaymentEvent;
  orderNum: string;
  /** The provider's own number. */
  tradeNum: string;
  /** Of the whole order; a partial refund is no news. */
  cents: number;
  currency: string;
};

export type RefusalReason = 'bad_signature' | 'stale' | 'unreadable' | 'not_ours';

/** A callback that must not be believed. Its text names the reason and nothing of the content. */
export class CallbackRefused extends Error {
  override readonly name = 'CallbackRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`payment callback refused: ${reason}`);
    this.reason = reason;
  }
}

/** What the provider wants to hear back; anything else makes it send the callback again. */
export type CallbackReply = { status: number; contentType: string; body: string };

/** One way to be paid. Calls to the outside throw `payment_failed` and never repeat what was sent. */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** `orderStr`: an address to open, or `weixin://…` to show as a QR code. The same order may be begun again. */
  begin(order: PayableOrder, now: Date): Promise<string>;
  /** Signature first, then time, then the rest. null: genuine, but nothing that concerns an order. Throws CallbackRefused. */
  read(callback: RawCallback, now: Date): PaymentNews | null;
  reply(taken: boolean): CallbackReply;
  /** Asks for what a lost callback would have said; null: not paid (yet). */
  ask(orderNum: string, now: Date): Promise<PaymentNews | null>;
  /** From here on the buyer cannot pay it any more. */
  close(orderNum: string, now: Date): Promise<void>;
  /** The whole amount back. Asking again for the same order gives nothing back a second time. */
  refund(order: { orderNum: string; cents: number; reason: string }, now: Date): Promise<void>;
};
