import { PURCHASE_RULES, type Purchase } from '@ninefold/core/economy/purchases';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { Coins, Moved } from './coins.service.ts';
import { recordsRepo } from './records.repo.ts';

/** `reference` names the thing (`task2:81`); `key` names this try at it, so that a failed one can be given back. */
type Bought = { userId: number; item: Purchase; reference: string; key: string };
type PaidWith = { with: 'membership' } | ({ with: 'try' | 'coins' } & Moved);

export type Purchases = ReturnType<typeof purchasesService>;

/** The price list: what one essay scoring, model essay or speaking report costs this learner. */
export const purchasesService = (
  deps: Pick<Deps, 'settings'> & { coins: Coins; membership: Pick<Membership, 'isMember'> },
) => {
  const { settings, coins } = deps;
  const prices: Record<Purchase, number> = {
    essay_scoring: settings.PRICE_ESSAY_SCORING,
    model_essay: settings.PRICE_MODEL_ESSAY,
    speaking_report: settings.PRICE_SPEAKING_REPORT,
  };
  return {
    prices,

    /** Inside the transaction that gives the item. A member of the skill pays nothing; otherwise a try, then coins. */
    async payFor(db: Db, { userId, item, reference, key }: Bought): Promise<PaidWith> {
      const { freeFor, tries } = PURCHASE_RULES[item];
      if (freeFor && (await deps.membership.isMember(db, userId, freeFor))) return { with: 'membership' };
      const { taken } = await coins.charge(db, { userId, price: prices[item], tries, reason: item, reference, key });
      return { with: taken.purse === 'coins' ? 'coins' : 'try', ...taken };
    },

    /** To show beforehand what it would take; nothing is held. undefined: a guest or an operator has none. */
    purseOf: (db: Db, userId: number) => recordsRepo(db).wallet(userId),

    /** When the item could not be given after all: exactly once, and nothing to somebody who paid nothing. */
    giveBack: (db: Db, key: string) => coins.refund(db, { key }),
    /** How much of what this key took has come back; at the cap it can be less than was paid. */
    givenBack: (db: Db, key: string): Promise<number> => coins.refunded(db, key),
  };
};
