import type { RefusalReason } from '#providers/payment/payment.ts';
import {
  CallbackRefused,
  type CallbackReply,
  type PaymentNews,
  type PaymentProvider,
  type RawCallback,
} from '#providers/payment/payment.ts';
import type { MembershipDeps } from '../membership-deps.ts';
import { type Settled, settle } from './settle.ts';

/** `told`: what the log says; null when nothing is wrong. Never holds anything of the callback but the order's number. */
type CallbackAnswer = { reply: CallbackReply; told: { reason: RefusalReason | Settled; order: string } | null };

/** A provider's callback, from raw bytes to its answer. Nothing is read from it before its signature is checked. */
export async function receiveCallback(
  deps: MembershipDeps,
  provider: PaymentProvider,
  raw: RawCallback,
): Promise<CallbackAnswer> {
  let order = '';
  try {
    const news = provider.read(raw, deps.now());
    if (!news) return { reply: provider.reply(true), told: null };
    requirePlain(news, raw);
    order = news.orderNum;
    const settled = await settle(deps, provider.name, news, Buffer.from(raw.body).toString('utf8'));
    const taken = settled === 'done' || settled === 'repeated';
    return { reply: provider.reply(taken), told: taken ? null : { reason: settled, order } };
  } catch (error) {
    if (!(error instanceof CallbackRefused)) throw error;
    return { reply: provider.reply(false), told: { reason: error.reason, order } };
  }
}

/** A signature proves who wrote it, not that a database can keep it: a signed NUL would be an error of ours. */
function requirePlain({ orderNum, tradeNum, cents }: PaymentNews, { body }: RawCallback): void {
  const isPlain = [orderNum, tradeNum].every((text) => /^[\x21-\x7e]{0,64}$/.test(text));
  const isAmount = Number.isSafeInteger(cents) && cents >= 0 && cents < 2 ** 31;
  if (!isPlain || !isAmount || body.includes(0)) throw new CallbackRefused('unreadable');
}
