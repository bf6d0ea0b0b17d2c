import { DEEDS, type Deed, type DeedSkill } from '@ninefold/core/economy/deeds';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { eraseAccounts } from '#features/personal-data/erase/erase-accounts.ts';
import type { Services } from '#services.ts';
import { PERSONAL_DATA } from '../../personal-data-list.ts';

/** What a journey may do besides: shorten an hour of practice, have a past, and move this server's clock. */
export function journeyRoutes(
  app: FastifyInstance,
  deps: Deps,
  { coins, deeds }: Services,
  setAhead: (ms: number) => void,
): void {
  app.post('/api/journey/clock', async ({ body }) => {
    setAhead((body as { ahead_ms: number }).ahead_ms);
    return {};
  });

  /** What the server would have seen the caller do. */
  app.post('/api/journey/deed', async ({ caller, body }) => {
    const { deed, reference, skill } = body as { deed: Deed; reference: string; skill?: DeedSkill };
    const userId = caller.identity?.userId;
    if (!userId || !DEEDS.includes(deed)) throw new Error('a deed needs a learner and a name');
    return deps.db.transaction((tx) =>
      deeds.recordDeed(tx, { userId, deed, reference, ...(skill && { skill }), isReal: true, at: deps.now() }),
    );
  });

  /** The days of accounts that asked to be deleted are over, by this server's clock; other jobs keep their own time. */
  app.post('/api/journey/erase-accounts', async () => {
    await eraseAccounts({ ...deps, kept: PERSONAL_DATA });
    return {};
  });

  /** A past full of coins: the caller's list gets this many records, every fifth of them spent. */
  app.post('/api/journey/coins', async ({ caller, body }) => {
    const { records } = body as { records: number };
    const userId = caller.identity?.userId;
    if (!userId) throw new Error('coins need a learner');
    for (let n = 1; n <= records; n += 1) await deps.db.transaction((tx) => moveCoins(coins, tx, userId, n));
    return {};
  });
}

async function moveCoins(coins: Services['coins'], tx: Db, userId: number, n: number) {
  const why = { userId, reference: `${n}`, key: `journey:${userId}:${n}` };
  if (n % 5 === 0) await coins.charge(tx, { ...why, reason: 'essay_scoring', reference: 'task2', price: 30 });
  else await coins.reward(tx, { ...why, reason: 'operator', reference: `课堂表现 ${n}`, coins: 10 });
}
