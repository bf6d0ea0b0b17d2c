import { randomUUID } from 'node:crypto';
import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import type { Purse } from '@ninefold/core/economy/purse';
import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { coinsRepo } from './coins.repo.ts';
import type { Coins } from './coins.service.ts';
import { type Complaint, operatorRepo } from './operator.repo.ts';

/** A wrong request of an operator, refused in one sentence. */
export class OperatorMistake extends Error {}

/** Wallets looked at in one statement: verifying a million learners must not need them all at once. */
const BATCH = 1000;

export type Operator = ReturnType<typeof operatorService>;

type OperatorDeps = Pick<Deps, 'db'> & { coins: Coins; learners: Learners; audit: Audit };

/** What somebody at the machine itself does about coins; what moves is in the log. */
export const operatorService = ({ db, coins, learners, audit }: OperatorDeps) => {
  return {
    /** `reason` is what the learner reads in the list. */
    async grant(who: string, amount: number, reason: string, purse: Purse = 'coins', key: string = randomUUID()) {
      const learner = await learnerCalled(who);
      const given = await db.transaction(async (tx) => {
        const rewarded = await coins.reward(tx, {
          ...{ userId: learner.id, coins: amount, purse },
          ...{ reason: 'operator', reference: reason, key: `operator:${key}` },
        });
        if (!rewarded.again)
          await audit.note(tx, {
            ...{ actorId: COMMAND_LINE, action: 'person.grant_coins', on: ['person', learner.id], reason },
            details: { asked: amount, paid: rewarded.paid, purse },
          });
        return rewarded;
      });
      return { ...learner, ...given };
    },

    /** Gives back what one entry took, once, whoever gives it back. */
    async refund(entryId: number, reason: string) {
      return db.transaction(async (tx) => {
        const entry = await coinsRepo(tx).byId(entryId);
        if (!entry) throw new OperatorMistake(`there is no entry ${entryId}`);
        const given = await coins.refund(tx, { key: entry.key, because: reason });
        if (!given) throw new OperatorMistake(`entry ${entryId} took nothing, or was given back before`);
        await audit.note(tx, {
          ...{ actorId: COMMAND_LINE, action: 'person.refund_coins', on: ['person', entry.user_id], reason },
          details: { entry: entryId, amount: given.amount, purse: given.purse },
        });
        return { userId: entry.user_id, ...given };
      });
    },

    async ledger(who: string, limit: number) {
      const learner = await learnerCalled(who);
      return { ...learner, entries: await operatorRepo(db).entries(learner.id, limit) };
    },

    entriesOf: (userId: number, limit: number) => operatorRepo(db).entries(userId, limit),
    coinsOf: (userId: number): Promise<number> => operatorRepo(db).coins(userId),

    async verifyBalances(): Promise<{ wallets: number; complaints: Complaint[] }> {
      const repo = operatorRepo(db);
      const last = await repo.lastWallet();
      const found = { wallets: 0, complaints: [] as Complaint[] };
      for (let after = 0; after < last; after += BATCH) {
        found.wallets += await repo.walletCount(after, after + BATCH);
        found.complaints.push(...(await repo.complaints(after, after + BATCH)));
      }
      return found;
    },
  };

  async function learnerCalled(who: string) {
    const found = await learners.called(db, who);
    const [learner] = found;
    if (!learner) throw new OperatorMistake(`nobody is called ${who}: give an account name, a mobile, or # and an id`);
    if (found.length > 1)
      throw new OperatorMistake(`${who} fits ${found.map(({ id }) => `#${id}`).join(', ')}: give # and an id`);
    if (learner.role !== 'student') throw new OperatorMistake(`${who} is no learner and has no coins`);
    return learner;
  }
};
