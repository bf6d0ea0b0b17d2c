import type { CoinReason } from '@ninefold/core/economy/coin-reasons';
import { howToPay, type Purse, type TryPurse, whatFits } from '@ninefold/core/economy/purse';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { coinsRepo, type Wallet } from './coins.repo.ts';

/** So many in all, for all learners together. */
export type Limit = { name: string; total: number };
/** Why something moves. `key` names the event for ever: the same key again moves nothing. */
type Why = { userId: number; reason: CoinReason; reference: string; key: string; at?: Date; limit?: Limit };
type Reward = Why & { coins: number; purse?: Purse };
/** `tries`: the counters of free tries that go before coins, in this order. */
type Charge = Why & { price: number; tries?: TryPurse | readonly TryPurse[] };
type Refund = { key: string; at?: Date; because?: string };
/** `sold_out`: nothing was paid, because the last of a limited number is gone. `again`: it was paid before, not now. */
type Rewarded = { paid: number; over_limit: boolean; sold_out?: true; again?: true };
export type Moved = { purse: Purse; amount: number };

export type Coins = ReturnType<typeof coinsService>;

/**
 * The only way coins and free tries move. Every call runs inside the caller's transaction, so that coins and what they
 * pay for come or go together; the learner's wallet stays locked until it ends.
 */
export const coinsService = ({ settings, now }: Pick<Deps, 'settings' | 'now'>) => {
  return {
    openWallet,
    reward,
    charge,
    refund,
    refunded: async (db: Db, key: string): Promise<number> => (await coinsRepo(db).byKey(refundKey(key)))?.change ?? 0,
    /** For a caller that must look before it decides: nobody else moves this learner's coins until its transaction ends. */
    lock: (db: Db, userId: number) => coinsRepo(db).lockWallet(userId),
    /** Several learners' at once; tells who has a wallet. */
    lockAll: (db: Db, userIds: readonly number[]) => coinsRepo(db).lockWallets(userIds),
  };

  /** For a new learner, with the free tries that the settings name. */
  async function openWallet(db: Db, userId: number): Promise<void> {
    await coinsRepo(db).insertWallet(userId);
    const tries = settings.FREE_AI_TRIES;
    const why = { userId, reason: 'welcome', reference: '', key: `welcome:${userId}` } as const;
    if (tries) await reward(db, { ...why, coins: tries, purse: 'ai_test_num' });
  }

  /**
   * Pays what fits under the cap. Somebody without a wallet (a guest, an operator) is paid nothing.
   * `held`: the wallet as this transaction locked it, when nothing was moved since.
   */
  async function reward(db: Db, given: Reward, held?: Wallet): Promise<Rewarded> {
    const { userId, coins, purse = 'coins' } = given;
    const wallet = held ?? (await coinsRepo(db).lockWallet(userId));
    if (!wallet) return { paid: 0, over_limit: false };
    if (given.limit && !(await takeOne(db, given, given.limit))) return { paid: 0, over_limit: false, sold_out: true };
    const paid = purse === 'coins' ? whatFits(wallet.coins, coins, settings.COIN_CAP) : coins;
    if (await write(db, wallet, given, purse, paid)) return { paid, over_limit: paid < coins };
    const before = await entryOf(db, given);
    return { paid: before.change, over_limit: before.change < coins, again: true };
  }

  /** Takes a free try, or else coins; refuses with `coins_short` (or `sold_out`) and takes nothing. */
  async function charge(db: Db, asked: Charge): Promise<{ taken: Moved; remaining_points: number }> {
    const { userId, price, tries = [] } = asked;
    const wallet = await coinsRepo(db).lockWallet(userId);
    if (!wallet) throw new AppError('coins_short', { details: { need: price, have: 0 } });
    const way = howToPay(wallet, price, typeof tries === 'string' ? [tries] : tries);
    if (way && asked.limit && !(await takeOne(db, asked, asked.limit))) throw new AppError('sold_out');
    if (way && (await write(db, wallet, asked, way.purse, -way.amount)))
      return { taken: way, remaining_points: wallet.coins - (way.purse === 'coins' ? way.amount : 0) };
    if (!way && !(await coinsRepo(db).hasKey(asked.key)))
      throw new AppError('coins_short', { details: { need: price, have: wallet.coins } });
    return { taken: await takenBefore(db, asked), remaining_points: wallet.coins };
  }

  /**
   * Gives back once what the charge of this key took; at the cap what fits. null: there was nothing to give back.
   * `because`: an operator's words; otherwise the list names what was bought.
   */
  async function refund(db: Db, { key, at, because }: Refund): Promise<Moved | null> {
    const taken = await coinsRepo(db).byKey(key);
    if (!taken || taken.change >= 0) return null;
    const { user_id: userId, purse } = taken;
    const wallet = await coinsRepo(db).lockWallet(userId);
    if (!wallet) return null;
    const amount = purse === 'coins' ? whatFits(wallet.coins, -taken.change, settings.COIN_CAP) : -taken.change;
    const { reason, reference } = because ? { reason: 'operator' as const, reference: because } : taken;
    const why = { userId, reason, reference, key: refundKey(key), ...(at && { at }) };
    return (await write(db, wallet, why, purse, amount)) ? { purse, amount } : null;
  }

  async function write(db: Db, wallet: Wallet, why: Why, purse: Purse, change: number): Promise<boolean> {
    const { userId, reason, reference, key, at = now() } = why;
    const entry = { user_id: userId, purse, change, balance_after: wallet[purse] + change, reason, reference, key };
    return coinsRepo(db).write(entry, numbersOf(wallet, purse, change), at);
  }

  /** One of a limited number, unless this key has its one already. Everybody queues on the counter's row. */
  async function takeOne(db: Db, { key }: Why, { name, total }: Limit): Promise<boolean> {
    return (await coinsRepo(db).hasKey(key)) || coinsRepo(db).takeOne(name, total);
  }

  async function takenBefore(db: Db, asked: Charge): Promise<Moved> {
    const { purse, change } = await entryOf(db, asked);
    if (await coinsRepo(db).hasKey(refundKey(asked.key)))
      throw new Error(`charge ${asked.key} was given back: another try needs another key`);
    return { purse, amount: Math.abs(change) };
  }

  async function entryOf(db: Db, { userId, key }: Why) {
    const entry = await coinsRepo(db).byKey(key);
    if (entry?.user_id !== userId) throw new Error(`key ${key} belongs to another learner's entry`);
    return entry;
  }
};

const refundKey = (key: string) => `refund:${key}`;

/** Coins that moved get their place in the learner's list; tries, and coins that did not fit, have none. */
function numbersOf({ earned_entries, spent_entries }: Wallet, purse: Purse, change: number) {
  if (purse !== 'coins' || change === 0) return { type: null, seq: null, type_seq: null };
  const seq = earned_entries + spent_entries + 1;
  return change > 0
    ? { type: 2 as const, seq, type_seq: earned_entries + 1 }
    : { type: 1 as const, seq, type_seq: spent_entries + 1 };
}
