import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { packFolder } from '@ninefold/content/packs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { unpack } from '#db/seed/unpack-seed.ts';
import type { Deps } from '#deps.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { ensurePage, PAGE_FOLDER } from '#start/build-page.ts';
import { finishDemoPast, makeDemoAccounts } from '#start/demo-accounts.ts';
import { openDeps } from '#start/open-deps.ts';
import { steps } from '#start/steps.ts';
import { stopOnSignals } from '#start/stop.ts';
import { startWorkers } from '#workers.ts';
import { hearOnce } from './hear-once.ts';
import { journeyRoutes } from './journey-routes.ts';

/**
 * The product as `main.ts` starts it, with extra routes for journeys about what comes after an hour of practice, a month
 * of coins or four missed days. The routes are in this folder alone, so no server that a learner uses can have them.
 */
if (process.env.NODE_ENV !== 'test') throw new Error('only for journeys');

const opened = await openDeps(readSettings(process.env), steps());
const deps: Deps = { ...opened, speech: hearOnce(opened.speech) };
const services = buildServices(deps);
for (const id of deps.settings.CONTENT_PACKS.split(',')) await services.content.importPack(packFolder(id));
await keepFirstDay();
await services.content.importPack(everyReadingType());
await makeDemoAccounts(deps, services);
await finishDemoPast(deps, services);
await ensurePage();
const app = await open(deps);
app.post('/api/journey/variant', async ({ body }) => {
  const { settings } = body as { settings: Record<string, string> };
  return { url: await openVariant(settings) };
});

/** A site as it is on its first day, for journeys that need one of their own: importing every paper again takes long. */
async function keepFirstDay(): Promise<void> {
  const { DATA_DIR } = deps.settings;
  await deps.db.query('checkpoint');
  const tar = await deps.db.dump?.();
  if (!tar) throw new Error('journeys run on the embedded database');
  unpack(tar, join(DATA_DIR, 'first-day', 'db'));
  copyFileSync(join(DATA_DIR, 'secret.key'), join(DATA_DIR, 'first-day', 'secret.key'));
}

/** One paper with every reading type. It is in no set, so no list shows it; its menu and lessons are left out. */
function everyReadingType(): string {
  const [from, to] = [packFolder('../fixtures/gallery-pack'), join(deps.settings.DATA_DIR, 'gallery-pack')];
  for (const part of ['pack.yaml', 'reading', 'assets']) cpSync(join(from, part), join(to, part), { recursive: true });
  return to;
}

/** A second start would cost many seconds; a second app on the same database costs none. */
async function openVariant(settings: Record<string, string>): Promise<string> {
  const variant = await open({ ...deps, settings: readSettings({ ...process.env, ...settings }) });
  await variant.listen({ port: 0, host: deps.settings.HOST });
  const address = variant.server.address();
  if (!address || typeof address === 'string') throw new Error('a variant listens on a port');
  // By the same name as the first: cookies hold for a name, whatever the port.
  return `http://${deps.settings.HOST}:${address.port}`;
}

async function open(base: Deps): Promise<FastifyInstance> {
  let aheadMs = 0;
  const ownDeps = { ...base, now: () => new Date(Date.now() + aheadMs) };
  const ownServices = buildServices(ownDeps);
  const site = await buildApp(ownDeps, ownServices, { pageFolder: PAGE_FOLDER });
  journeyRoutes(site, ownDeps, ownServices, (ms) => {
    aheadMs = ms;
  });
  return site;
}

if (deps.settings.JOBS) await startWorkers(deps, services);
await app.listen({ port: deps.settings.PORT, host: deps.settings.HOST });
stopOnSignals(app, deps);
