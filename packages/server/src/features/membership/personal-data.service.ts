import type { PersonalData } from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** Orders and payments are books that the law wants kept; what providers wrote about the payer is taken out of them. */
export const membershipData: PersonalData = {
  feature: 'membership',
  tables: [
    {
      table: 'orders',
      of: 'user_id',
      holds: { zh: '会员订单', en: 'Orders of memberships' },
      csv: ['created_at', 'order_num', 'skill', 'level', 'cents', 'currency', 'state', 'paid_at', 'refunded_at'],
      comes: 'coins',
      forget: 'kept',
    },
    {
      table: 'payments',
      of: { column: 'order_id', table: 'orders' },
      holds: { zh: '订单的付款', en: 'Payments of orders' },
      withheld: ['notice'],
      comes: 'coins',
      forget: 'kept',
    },
    {
      table: 'memberships',
      of: 'user_id',
      holds: { zh: '会员到期时间', en: 'When memberships end' },
      comes: 'coins',
    },
    {
      table: 'membership_periods',
      of: 'user_id',
      holds: { zh: '会员时段', en: 'Periods of membership' },
      comes: 'coins',
    },
  ],
  blank: (tx, userId) => personalDataRepo(tx).blank(userId),
};
