import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { coinsRepo } from '../coins/coins.repo.ts';
import type { Coins } from '../coins/coins.service.ts';
import type { Invites } from '../invite/invites.service.ts';
import { signInRepo } from '../sign-in/sign-in.repo.ts';
import type { Deeds } from '../tasks/deeds.service.ts';
import type { TaskCatalogue } from '../tasks/task-catalogue.ts';
import type { Tasks } from '../tasks/tasks.service.ts';
import { type DemoMove, demoMoves } from './demo-history.ts';

type Uses = Pick<Deps, 'db' | 'settings' | 'now'> & {
  coins: Coins;
  deeds: Deeds;
  invites: Invites;
  tasks: Tasks;
  taskCatalogue: TaskCatalogue;
};
type Demo = { learnerId: number; friendId: number; inviteCode: string; coins: number };

export const demoHistoryService = (deps: Uses) => ({ give: (demo: Demo) => giveDemoHistory(deps, demo) });

/** Gives the demo learner a past, through the ledger like everything else, and so many coins at its end. Once. */
async function giveDemoHistory(deps: Uses, { learnerId, friendId, inviteCode, coins: end }: Demo) {
  // Where the cap is below that many coins, the history of earning and spending them could not be true.
  if (deps.settings.COIN_CAP < end) return;
  const { coins, deeds, invites, tasks } = deps;
  const opening = `opening:coins:${learnerId}`;
  await deps.db.transaction(async (tx) => {
    const wallet = await coins.lock(tx, learnerId);
    if (!wallet || (await coinsRepo(tx).hasKey(opening))) return;
    const moves = demoMoves(deps.now(), deps.settings.DEFAULT_TIME_ZONE, deps.settings);
    const [first] = moves;
    const before = new Date((first?.at ?? deps.now()).getTime() - 60_000);
    const worth = worthOf(deps, moves);
    const start = end - moves.reduce((sum, move) => sum + worth(move), 0) - (await taskCoins(tx, moves));
    const why = { userId: learnerId, reason: 'opening', reference: '', key: opening } as const;
    await coins.reward(tx, { ...why, coins: Math.max(0, start), at: before });
    await invites.bind(tx, friendId, inviteCode, before);
    for (const move of moves) await make(tx, move);
  });

  async function make(tx: Db, move: DemoMove): Promise<void> {
    const { name, at } = move;
    const why = { userId: learnerId, key: `demo:${learnerId}:${name}`, at };
    switch (move.kind) {
      case 'sign_in': {
        const { day, points } = move.signed;
        await coins.reward(tx, { ...why, coins: points, reason: 'sign_in', reference: day });
        await signInRepo(tx).insert(learnerId, move.signed, at);
        await tasks.settle(tx, learnerId, ['sign-in-days'], { at, locked: true });
        return;
      }
      case 'buy':
        await coins.charge(tx, { ...why, price: move.price, reason: move.item, reference: move.reference });
        return;
      case 'give_back':
        await coins.refund(tx, { key: `demo:${learnerId}:${move.of}`, at });
        return;
      case 'gift':
        await coins.reward(tx, { ...why, coins: move.coins, reason: 'operator', reference: move.reason });
        return;
      case 'mobile':
        await deeds.recordDeed(tx, { userId: learnerId, deed: 'mobile_bound', reference: 'mobile', at });
        return;
      case 'friend':
        await invites.settle(tx, friendId, at);
        await deeds.recordDeed(tx, { userId: learnerId, deed: 'friend_invited', reference: String(friendId), at });
    }
  }

  /** What the tasks pay that these moves fulfil on the way. */
  async function taskCoins(tx: Db, moves: readonly DemoMove[]): Promise<number> {
    const times = (kind: DemoMove['kind']) => moves.filter((move) => move.kind === kind).length;
    const reached = {
      'bind-mobile': times('mobile'),
      'sign-in-days': times('sign_in'),
      'invite-friend': times('friend'),
    };
    const rules = (await deps.taskCatalogue(tx)).filter(({ published, organisation }) => published && !organisation);
    return Object.entries(reached)
      .flatMap(([when, done]) => rules.filter((rule) => rule.when === when && rule.times <= done))
      .reduce((sum, rule) => sum + rule.coins, 0);
  }
}

const worthOf =
  ({ settings }: Uses, moves: readonly DemoMove[]) =>
  (move: DemoMove): number => {
    switch (move.kind) {
      case 'sign_in':
        return move.signed.points;
      case 'buy':
        return -move.price;
      case 'gift':
        return move.coins;
      case 'mobile':
        return 0;
      case 'friend':
        return settings.INVITE_POINTS;
      case 'give_back': {
        const given = moves.find(({ name }) => name === move.of);
        return given?.kind === 'buy' ? given.price : 0;
      }
    }
  };
