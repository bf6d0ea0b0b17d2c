import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './cashier.zh.ts';

export const text = {
  title: 'Sandbox cashier',
  warning: 'Sandbox, no real money',
  explain: 'This cashier is for trying out a purchase. Paying here counts as paid, and no account is charged.',
  order: 'Order',
  goods: 'Item',
  amount: 'To pay',
  pay: 'Pay {price}',
  cancel: 'Cancel the payment',
  overTitle: 'This order is over',
  overSentence: 'It cannot be paid any more. Go back to see what came of it.',
  backToShop: 'Back to membership',
  unknownTitle: 'There is no such order',
  unknownSentence:
    'The address of the cashier is incomplete or too old. Please open it again from the membership page.',
  failed: 'That did not work. Please try again',
} as const satisfies Sentences<typeof zh>;
