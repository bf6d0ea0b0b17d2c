import { AppError } from '#app-error.ts';
import type { Database, Db } from '#db/db.ts';
import { isDatabaseAway } from '#db/errors.ts';
import type { Services } from '#services.ts';

/** What each member of a crowd does, all at the same moment; the answer is one word. */
export type Act = keyof typeof ACTS;
/** `n`: which one of the crowd this is. */
type Member = { db: Database; services: Services; learner: number; n: number };

const ACTS = {
  signIn: async ({ services, learner }: Member) =>
    (await services.signIn.signIn(learner)).is_new ? 'paid' : 'signed before',

  /** Coins and the item in one transaction; everybody wants an item of their own. */
  buy: ({ db, services, learner, n }: Member) =>
    db.transaction(async (tx) => {
      const bought = { userId: learner, item: 'essay_scoring', reference: `task2:${n}`, key: `buy:${n}` } as const;
      await services.purchases.payFor(tx, bought);
      const deed = { userId: learner, deed: 'speaking_answered', reference: `item ${n}`, at: new Date() } as const;
      await services.deeds.recordDeed(tx, deed);
      return 'bought';
    }),

  /** One press that was sent again and again. */
  buyTheSame: ({ db, services, learner }: Member) =>
    db.transaction(async (tx) => {
      const bought = { userId: learner, item: 'essay_scoring', reference: 'task2:1', key: 'the same' } as const;
      return (await services.purchases.payFor(tx, bought)).with;
    }),

  giveBack: ({ db, services }: Member) =>
    db.transaction(async (tx) =>
      (await services.purchases.giveBack(tx, 'the same')) ? 'given back' : 'nothing to give',
    ),

  buyLimited: ({ db, services, learner, n }: Member) =>
    db.transaction(async (tx) => {
      const why = { userId: learner, reason: 'speaking_report', reference: 'mug', key: `mug:${n}` } as const;
      await services.coins.charge(tx, { ...why, price: 10, limit: { name: 'mug', total: 30 } });
      return 'bought';
    }),

  winLimited: ({ db, services, learner }: Member) =>
    db.transaction(async (tx) => {
      const why = { userId: learner, reason: 'operator', reference: 'prize', key: `prize:${learner}` } as const;
      const { sold_out } = await services.coins.reward(tx, {
        ...{ ...why, coins: 5 },
        limit: { name: 'prize', total: 30 },
      });
      return sold_out ? 'sold_out' : 'won';
    }),

  /** Ten random moves of this learner and the nine after them, with keys that others use too. */
  atRandom: async ({ db, services, learner, n }: Member) => {
    const { coins } = services;
    for (let move = 0; move < 10; move++) {
      const chance = randomOf(n * 10 + move);
      const userId = learner + (chance % 10);
      const key = `random:${userId}:${Math.floor(chance / 10) % 25}`;
      const why = { userId, reference: '', key };
      const work = [
        (tx: Db) => coins.reward(tx, { ...why, key: `reward:${key}`, reason: 'operator', coins: chance % 37 }),
        (tx: Db) => coins.charge(tx, { ...why, reason: 'model_essay', price: chance % 41, tries: 'ai_test_num' }),
        (tx: Db) => coins.refund(tx, { key }),
      ][Math.floor(chance / 1000) % 3]!;
      // Refused now and then, as it should be: too few coins, or a key that was given back.
      await db.transaction<unknown>(work).catch((error: Error) => {
        if (!(error instanceof AppError) && !error.message.includes('needs another key')) throw error;
      });
    }
    return 'moved';
  },
};

/** The same for the same seed in every process. */
function randomOf(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15) ^ 0x2c1b3c6d, 0x297a2d39);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ (mixed >>> 13)) >>> 0;
}

/** Refused because no database connection is free, a member of the crowd tries again, as a page would. */
export async function act(name: Act, member: Member, times = 20): Promise<string> {
  try {
    return await ACTS[name](member);
  } catch (error) {
    if (error instanceof AppError) return error.error;
    return isDatabaseAway(error) && times > 1 ? act(name, member, times - 1) : String(error);
  }
}
