/** The life of an order: open → paid → refunded, or open → cancelled / expired. */
export const ORDER_STATES = ['open', 'paid', 'refunded', 'cancelled', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What a payment provider tells about an order. */
export type PaymentEvent = 'paid' | 'closed' | 'refunded';

/**
 * The state an order moves to after a provider's news; null: nothing changes (a repetition, or news that came too late).
 * Money that arrives after we closed the order is still the learner's money, so they get what they paid for. After a
 * refund the old news of the payment, sent again, must not give anything.
 */
export function orderAfter(state: OrderState, event: PaymentEvent): OrderState | null {
  if (event === 'paid') return state === 'paid' || state === 'refunded' ? null : 'paid';
  if (event === 'refunded') return state === 'paid' ? 'refunded' : null;
  return state === 'open' ? 'cancelled' : null;
}
