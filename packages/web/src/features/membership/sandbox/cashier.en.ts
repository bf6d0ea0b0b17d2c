import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './cashier.zh.ts';

export const text = {
  title: 'Test checkout',
  warning: 'Test checkout, no real money',
  explain: 'This checkout is for trying out a purchase. Paying here counts as paid, and no account is charged.',
  order: 'Order',
  goods: 'Item',
  amount: 'To pay',
  pay: 'Pay {price}',
  cancel: 'Cancel payment',
  overTitle: 'This order is closed',
  overSentence: 'It can no longer be paid. Go back to see its status.',
  backToShop: 'Back to membership',
  unknownTitle: 'Order not found',
  unknownSentence: 'The checkout link is incomplete or has expired. Please open it again from the membership page.',
  failed: 'That did not work. Please try again',
} as const satisfies Sentences<typeof zh>;
