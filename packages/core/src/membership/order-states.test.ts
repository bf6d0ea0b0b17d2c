import { expect, test } from 'vitest';
import { orderAfter } from './order-states.ts';

test.each([
  { state: 'open', event: 'paid', to: 'paid', why: 'the usual way' },
  { state: 'paid', event: 'paid', to: null, why: 'the same news again' },
  { state: 'refunded', event: 'paid', to: null, why: 'old news after a refund gives nothing' },
  { state: 'expired', event: 'paid', to: 'paid', why: 'the money came late, but it came' },
  { state: 'cancelled', event: 'paid', to: 'paid', why: 'cancelled in one tab, paid in another' },
  { state: 'open', event: 'closed', to: 'cancelled', why: 'the buyer gave up' },
  { state: 'paid', event: 'closed', to: null, why: 'a paid order is not closed by anybody' },
  { state: 'expired', event: 'closed', to: null, why: 'it is over already' },
  { state: 'paid', event: 'refunded', to: 'refunded', why: 'the money went back' },
  { state: 'refunded', event: 'refunded', to: null, why: 'once is enough' },
  { state: 'open', event: 'refunded', to: null, why: 'nothing was paid' },
] as const)('$state, then $event: $to ($why)', ({ state, event, to }) => {
  expect(orderAfter(state, event)).toBe(to);
});
