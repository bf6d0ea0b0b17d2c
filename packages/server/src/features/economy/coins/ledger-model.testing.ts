import { type Balances, PURSES, type Purse, type TryPurse } from '@ninefold/core/economy/purse';
import fc from 'fast-check';

/** The ledger as a few lines of arithmetic, to compare the real one with. It knows nothing of rows and locks. */

export type Op =
  | { kind: 'reward'; learner: number; purse: Purse; coins: number; n: number }
  | { kind: 'charge'; learner: number; price: number; tries: TryPurse[]; n: number }
  | { kind: 'refund'; learner: number; n: number };
/** Operations of one transaction; `fails`: the caller changes its mind at the end. */
export type Step = { ops: Op[]; fails: boolean };

export const LEARNERS = 6;
export const CAP = 300;

const learner = fc.nat({ max: LEARNERS - 1 });
/** Few keys, so that many operations come a second time. */
const n = fc.nat({ max: 40 });
const op: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('reward' as const), learner, n, coins: fc.nat({ max: 120 }) },
    purse: fc.oneof({ weight: 4, arbitrary: fc.constant('coins' as const) }, fc.constantFrom(...PURSES)),
  }),
  fc.record({
    ...{ kind: fc.constant('charge' as const), learner, n, price: fc.nat({ max: 90 }) },
    tries: fc.subarray(['ai_test_num', 'task_correct_num', 'model_essay_num'] as TryPurse[]),
  }),
  fc.record({ kind: fc.constant('refund' as const), learner, n }),
);
export const steps = (length: number) =>
  fc.array(
    fc.record({
      ops: fc.array(op, { minLength: 1, maxLength: 4 }),
      fails: fc.nat({ max: 9 }).map((tenth) => tenth === 0),
    }),
    { minLength: length, maxLength: length },
  );

type Moved = { purse: Purse; amount: number };
type State = {
  balances: Record<Purse, number>[];
  rewards: Map<string, number>;
  charges: Map<string, Moved>;
  refunds: Set<string>;
};

export const REFUSED = 'refused';

export function ledgerModel() {
  let state: State = {
    balances: Array.from({ length: LEARNERS }, () => ({
      coins: 0,
      ai_test_num: 0,
      task_correct_num: 0,
      model_essay_num: 0,
    })),
    ...{ rewards: new Map(), charges: new Map(), refunds: new Set() },
  };
  return {
    balances: (): readonly Balances[] => state.balances,

    /** What each operation answers, or that the step was refused as a whole; then nothing of it remains. */
    take({ ops, fails }: Step): unknown[] | typeof REFUSED {
      const before = structuredClone(state);
      const answers = ops.map((one) => apply(state, one));
      if (!fails && !answers.includes(REFUSED)) return answers;
      state = before;
      return REFUSED;
    },
  };
}

function apply(state: State, op: Op): unknown {
  const mine = state.balances[op.learner]!;
  const key = `${op.learner}:${op.n}`;
  if (op.kind === 'reward') {
    const before = state.rewards.get(key);
    const paid = before ?? (op.purse === 'coins' ? Math.min(op.coins, CAP - mine.coins) : op.coins);
    if (before === undefined) mine[op.purse] += paid;
    state.rewards.set(key, paid);
    return paid;
  }
  if (op.kind === 'refund') {
    const taken = state.charges.get(key);
    if (!taken || taken.amount === 0 || state.refunds.has(key)) return null;
    state.refunds.add(key);
    const amount = taken.purse === 'coins' ? Math.min(taken.amount, CAP - mine.coins) : taken.amount;
    mine[taken.purse] += amount;
    return { purse: taken.purse, amount };
  }
  const before = state.charges.get(key);
  if (before) return state.refunds.has(key) ? REFUSED : before;
  const free = op.tries.find((counter) => mine[counter] > 0);
  const taken: Moved = free ? { purse: free, amount: 1 } : { purse: 'coins', amount: op.price };
  if (mine[taken.purse] < taken.amount) return REFUSED;
  mine[taken.purse] -= taken.amount;
  state.charges.set(key, taken);
  return taken;
}
