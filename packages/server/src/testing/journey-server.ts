import { packFolder } from '@ninefold/content/packs';
import { DEEDS, type Deed, type DeedSkill } from '@ninefold/core/economy/deeds';
import { buildApp } from '#app.ts';
import type { Db } from '#db/db.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { ensurePage, PAGE_FOLDER } from '#start/build-page.ts';
import { makeDemoAccounts } from '#start/demo-accounts.ts';
import { openDeps } from '#start/open-deps.ts';
import { steps } from '#start/steps.ts';
import { stopOnSignals } from '#start/stop.ts';
import { startWorkers } from '#workers.ts';

/**
 * The product as `main.ts` starts it, with one more door for journeys about what comes after an hour of practice or a
 * month of coins. The door is in this file alone, so no server that a learner uses can have it.
 */
if (process.env.NODE_ENV !== 'test') throw new Error('only for journeys');

const deps = await openDeps(readSettings(process.env), steps());
const services = buildServices(deps);
for (const id of deps.settings.CONTENT_PACKS.split(',')) await services.content.importPack(packFolder(id));
await makeDemoAccounts(deps, services);
await ensurePage();
const app = await buildApp(deps, services, { pageFolder: PAGE_FOLDER });

/** What the server would have seen the caller do. */
app.post('/api/journey/deed', async ({ caller, body }) => {
  const { deed, reference, skill } = body as { deed: Deed; reference: string; skill?: DeedSkill };
  const userId = caller.identity?.userId;
  if (!userId || !DEEDS.includes(deed)) throw new Error('a deed needs a learner and a name');
  return deps.db.transaction((tx) =>
    services.deeds.recordDeed(tx, { userId, deed, reference, ...(skill && { skill }), at: deps.now() }),
  );
});

/** A past full of coins: the caller's list gets this many records, every fifth of them spent. */
app.post('/api/journey/coins', async ({ caller, body }) => {
  const { records } = body as { records: number };
  const userId = caller.identity?.userId;
  if (!userId) throw new Error('coins need a learner');
  for (let n = 1; n <= records; n += 1) await deps.db.transaction((tx) => move(tx, userId, n));
  return {};
});

async function move(tx: Db, userId: number, n: number) {
  const why = { userId, reference: `${n}`, key: `journey:${userId}:${n}` };
  const { coins } = services;
  if (n % 5 === 0) await coins.charge(tx, { ...why, reason: 'essay_scoring', reference: 'task2', price: 30 });
  else await coins.reward(tx, { ...why, reason: 'operator', reference: `课堂表现 ${n}`, coins: 10 });
}

if (deps.settings.JOBS) await startWorkers(deps, services);
await app.listen({ port: deps.settings.PORT, host: deps.settings.HOST });
stopOnSignals(app, deps);
