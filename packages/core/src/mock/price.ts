import { PURCHASE_RULES } from '../economy/purchases.ts';
import type { Purse } from '../economy/purse.ts';

/** The two essays of a mock. */
export const MOCK_REPORTS = 2;

export type MockPrice = {
  pays_with: 'membership' | 'free_try' | 'coins' | 'mixed';
  /** In all, after the free tries. */
  coins: number;
  tries: number;
  canPay: boolean;
};

/** What the reports of a mock take before it begins: nothing from a member, else free tries first, then coins. */
export function mockPrice(purse: Readonly<Record<Purse, number>>, coinsEach: number, isMember: boolean): MockPrice {
  if (isMember) return { pays_with: 'membership', coins: 0, tries: 0, canPay: true };
  const free = PURCHASE_RULES.essay_scoring.tries.reduce((sum, name) => sum + purse[name], 0);
  const tries = Math.min(MOCK_REPORTS, free);
  const coins = (MOCK_REPORTS - tries) * coinsEach;
  const pays_with = tries === MOCK_REPORTS ? 'free_try' : tries === 0 ? 'coins' : 'mixed';
  return { pays_with, coins, tries, canPay: purse.coins >= coins };
}
