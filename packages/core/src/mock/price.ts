import { PURCHASE_RULES, type Purchase } from '../economy/purchases.ts';
import type { Purse } from '../economy/purse.ts';

/** What one report of a mock costs; `interview` null: the mock has none. */
export type MockPrices = { essay: number; interview: number | null };

export type MockPrice = {
  pays_with: 'membership' | 'free_try' | 'coins' | 'mixed';
  /** In all, after the free tries. */
  coins: number;
  tries: number;
  canPay: boolean;
};

/**
 * What the reports of a mock take before it begins, in the order in which they are paid: both essays, then the interview.
 * A member of writing pays nothing for essays; else free tries go before coins.
 */
export function mockPrice(purse: Readonly<Record<Purse, number>>, prices: MockPrices, isMember: boolean): MockPrice {
  const left = { ...purse };
  let [coins, tries] = [0, 0];
  const pay = (item: Purchase, price: number) => {
    const free = PURCHASE_RULES[item].tries.find((name) => left[name] > 0);
    if (free) left[free] -= 1;
    if (free) tries += 1;
    else coins += price;
  };
  if (!isMember) for (const _ of [1, 2]) pay('essay_scoring', prices.essay);
  if (prices.interview !== null) pay('speaking_report', prices.interview);
  return { pays_with: paysWith(coins, tries, isMember), coins, tries, canPay: purse.coins >= coins };
}

function paysWith(coins: number, tries: number, isMember: boolean): MockPrice['pays_with'] {
  if (coins > 0) return tries > 0 ? 'mixed' : 'coins';
  if (tries > 0) return 'free_try';
  return isMember ? 'membership' : 'coins';
}
