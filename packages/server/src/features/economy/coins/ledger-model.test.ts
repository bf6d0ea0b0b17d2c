// @postgres: money
import { PURSES } from '@ninefold/core/economy/purse';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '#db/db.ts';
import { onPostgres, openTestDatabase } from '#testing/database.ts';
import { servicesOn } from '#testing/services.ts';
import { coinsOn } from '../economy.testing.ts';
import { CAP, LEARNERS, ledgerModel, type Op, REFUSED, type Step, steps } from './ledger-model.testing.ts';

let db: Database;
let coins: ReturnType<typeof coinsOn>;
beforeAll(async () => {
  db = await openTestDatabase();
  coins = coinsOn(db, { COIN_CAP: String(CAP) });
});
afterAll(() => db.close());

/** Each database gets a sequence of its own: the same one twice would cost as much and find less. */
const SEED = onPostgres ? 20_261_120 : 20_261_121;
const STEPS = 600;

test('a thousand random operations answer as the model says, and every balance is the sum of its ledger', async () => {
  let operations = 0;
  // Always the same steps, and a failure names its step: hundreds of them would be no help as a counterexample.
  for (const run of fc.sample(steps(STEPS), { numRuns: 1, seed: SEED })) {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => coins.learner()));
    const model = ledgerModel();
    for (const [at, step] of run.entries()) {
      operations += step.ops.length;
      expect(await take(learners, step), `step ${at}: ${JSON.stringify(step)}`).toEqual(model.take(step));
    }
    const held = await Promise.all(
      learners.map(async (id) =>
        Object.fromEntries(await Promise.all(PURSES.map(async (purse) => [purse, await coins.balance(id, purse)]))),
      ),
    );
    expect(held).toEqual(model.balances());
  }
  expect(operations).toBeGreaterThan(1000);
  expect((await servicesOn(db).operator.verifyBalances()).complaints).toEqual([]);
}, 300_000);

async function take(learners: number[], { ops, fails }: Step): Promise<unknown[] | typeof REFUSED> {
  try {
    return await db.transaction(async (tx) => {
      const answers = [];
      for (const op of ops) answers.push(await one(tx, learners, op));
      if (fails) throw new Error('the caller changed its mind');
      return answers;
    });
  } catch {
    return REFUSED;
  }
}

async function one(tx: Db, learners: number[], op: Op): Promise<unknown> {
  const userId = learners[op.learner] ?? 0;
  const why = { userId, reference: '', key: `${op.kind === 'refund' ? 'charge' : op.kind}:${userId}:${op.n}` };
  switch (op.kind) {
    case 'reward':
      return (await coins.reward(tx, { ...why, reason: 'operator', coins: op.coins, purse: op.purse })).paid;
    case 'charge':
      return (await coins.charge(tx, { ...why, reason: 'essay_scoring', price: op.price, tries: op.tries })).taken;
    case 'refund':
      return coins.refund(tx, why);
  }
}
