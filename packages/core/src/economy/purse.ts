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
