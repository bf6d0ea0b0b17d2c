import type { Db } from '#db/db.ts';
import { isDatabaseAway } from '#db/errors.ts';
import type { Deps } from '#deps.ts';
import { AppError } from '#http/app-error.ts';
import { signInOf } from '../sign-in/sign-in.ts';
import { deedsService } from '../tasks/deeds.service.ts';
import { coinsService } from './coins.service.ts';
import { purchasesService } from './purchases.service.ts';

/** What each member of a crowd does, all at the same moment; the answer is one word. */
export type Act = keyof typeof ACTS;
/** `n`: which one of the crowd this is. */
type Member = { deps: Deps; learner: number; n: number };

const ACTS = {
  signIn: async ({ deps, learner }: Member) =>
    (await signInOf(deps).signIn(learner)).is_new ? 'paid' : 'signed before',

  /** Coins and the item in one transaction; everybody wants an item of their own. */
  buy: ({ deps, learner, n }: Member) =>
    deps.db.transaction(async (tx) => {
      const bought = { userId: learner, item: 'essay_scoring', reference: `task2:${n}`, key: `buy:${n}` } as const;
      await purchasesService(deps).payFor(tx, bought);
      const deed = { userId: learner, deed: 'speaking_answered', reference: `item ${n}`, at: deps.now() } as const;
      await deedsService(deps).recordDeed(tx, deed);
      return 'bought';
    }),

  /** One press that was sent again and again. */
  buyTheSame: ({ deps, learner }: Member) =>
    deps.db.transaction(async (tx) => {
      const bought = { userId: learner, item: 'essay_scoring', reference: 'task2:1', key: 'the same' } as const;
      return (await purchasesService(deps).payFor(tx, bought)).with;
    }),

  giveBack: ({ deps }: Member) =>
    deps.db.transaction(async (tx) =>
      (await purchasesService(deps).giveBack(tx, 'the same')) ? 'given back' : 'nothing to give',
    ),

  buyLimited: ({ deps, learner, n }: Member) =>
    deps.db.transaction(async (tx) => {
      const why = { userId: learner, reason: 'speaking_report', reference: 'mug', key: `mug:${n}` } as const;
      await coinsService(deps).charge(tx, { ...why, price: 10, limit: { name: 'mug', total: 30 } });
      return 'bought';
    }),

  winLimited: ({ deps, learner }: Member) =>
    deps.db.transaction(async (tx) => {
      const why = { userId: learner, reason: 'operator', reference: 'prize', key: `prize:${learner}` } as const;
      const { sold_out } = await coinsService(deps).reward(tx, {
        ...{ ...why, coins: 5 },
        limit: { name: 'prize', total: 30 },
      });
      return sold_out ? 'sold_out' : 'won';
    }),

  /** Ten moves by chance, of this learner and the nine after them, with keys that others use too. */
  atRandom: async ({ deps, learner, n }: Member) => {
    const coins = coinsService(deps);
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
      await deps.db.transaction<unknown>(work).catch((error: Error) => {
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

/** Told that the database has no line free for it, somebody in a crowd comes back, as a page would. */
export async function act(name: Act, member: Member, times = 20): Promise<string> {
  try {
    return await ACTS[name](member);
  } catch (error) {
    if (error instanceof AppError) return error.error;
    return isDatabaseAway(error) && times > 1 ? act(name, member, times - 1) : String(error);
  }
}
