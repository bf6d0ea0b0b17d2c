/** What a learner owns: coins, and three counters of free tries. The names are those of the wallet on the wire. */
export const PURSES = ['coins', 'ai_test_num', 'task_correct_num', 'model_essay_num'] as const;
export type Purse = (typeof PURSES)[number];
/** A counter of free tries: one try is taken whatever the price. */
export type TryPurse = Exclude<Purse, 'coins'>;
export type Balances = Readonly<Record<Purse, number>>;

/** What of a reward fits under the cap; a balance above a lowered cap is left as it is. */
export const whatFits = (balance: number, coins: number, cap: number): number =>
  Math.max(0, Math.min(coins, cap - balance));

/** A free try goes first, coins only when none is left; null when neither is enough. */
export function howToPay(
  balances: Balances,
  price: number,
  tries: readonly TryPurse[],
): { purse: Purse; amount: number } | null {
  const free = tries.find((counter) => balances[counter] > 0);
  if (free) return { purse: free, amount: 1 };
  return balances.coins >= price ? { purse: 'coins', amount: price } : null;
}

/**
 * What a page shows between the press and the server's answer: one try less, else the price less, and never below zero.
 * The server's ledger decides; this only keeps the number on the screen from lying for a second.
 */
export function afterPaying(balances: Balances, price: number, tries: readonly TryPurse[]): Balances {
  const free = tries.find((counter) => balances[counter] > 0);
  if (free) return { ...balances, [free]: balances[free] - 1 };
  return { ...balances, coins: Math.max(0, balances.coins - price) };
}
