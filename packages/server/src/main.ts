import { packFolder } from '@ninefold/content/packs';
import { buildApp } from './app.ts';
import { answerAsks } from './db/backup/ask.ts';
import { makeBackup } from './db/backup/make-backup.ts';
import { sayBackup } from './db/backup/said.ts';
import type { Deps } from './deps.ts';
import { essayEstimate } from './providers/examiner/essay-estimate.ts';
import { wantsDemo, warnings } from './public-site.ts';
import { buildServices, type Services } from './services.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { type OpenedPage, openPage, PAGE_FOLDER } from './start/build-page.ts';
import { closeDemoAccounts, finishDemoPast, makeDemoAccounts } from './start/demo-accounts.ts';
import { greeting, operatorInvitation } from './start/greeting.ts';
import { openDeps } from './start/open-deps.ts';
import { portRefused, requireFreePort } from './start/port.ts';
import { steps } from './start/steps.ts';
import { stopOnSignals } from './start/stop.ts';
import { StartRefused } from './start-refused.ts';
import { startWorkers } from './workers.ts';

/** `npm start`: from nothing to a running product, one line per step. */
async function start(): Promise<void> {
  const told = steps();
  const settings = readSettings(process.env);
  await requireFreePort(settings.PORT, settings.HOST);

  // The page is built by another process while the database opens in this one.
  const page = settings.SERVE_PAGE ? told.step('page', openPage, ({ how }) => how) : Promise.resolve(null);
  page.catch(() => {});
  const deps = await openDeps(settings, told);
  const services = buildServices(deps);
  await importPacks(settings, services, told);
  const accounts = await demoAccounts(deps, services, told);
  const opened = await page;

  const app = await buildApp(deps, services, settings.SERVE_PAGE ? { pageFolder: PAGE_FOLDER } : {});
  const url = await listen(app, settings);
  const { isStopping } = stopOnSignals(app, deps, takeBackupAsks(deps));
  console.log(greeting(url, told.seconds(), accounts, essayEstimate(settings).about));
  const firstOperator = await services.identity.makeOperatorLink();
  if (firstOperator) console.log(operatorInvitation(url, firstOperator));
  for (const warning of warnings(settings, deps.payments.sandbox !== null)) console.warn(`  ${warning}\n`);
  await work(deps, services, opened, { isDemo: accounts.length > 0, isStopping }).catch((error: unknown) => {
    // Whoever is stopped in the middle of a start is closed under its own hands.
    if (!isStopping()) throw error;
  });
}

/** What goes on behind the open page. The demo's past comes before the workers, who would score its essays as today's work. */
async function work(
  deps: Deps,
  services: Services,
  page: OpenedPage | null,
  { isDemo, isStopping }: { isDemo: boolean; isStopping: () => boolean },
): Promise<void> {
  // Without the copies the page is only heavier to serve.
  const finished = page?.finish().catch((error: unknown) => console.warn('  The page was not compressed:', error));
  // A site without the whole of its example is a site.
  if (isDemo)
    await finishDemoPast(deps, services).catch((error: unknown) => {
      if (!isStopping()) console.warn('  The demo is not whole:', error);
    });
  if (deps.settings.JOBS) await startWorkers(deps, services);
  await finished;
}

/** The embedded database is this process's alone: `admin backup` asks for a copy. */
function takeBackupAsks({ db, settings, now }: Deps): () => Promise<void> {
  if (db.kind !== 'embedded') return async () => {};
  const asks = answerAsks(settings.DATA_DIR, async (file) =>
    sayBackup(file, (await makeBackup(db, settings, { file, now: now() })).manifest),
  );
  return asks.stop;
}

/** Made where this is a trial on one machine; closed where they were made before it became a site. */
async function demoAccounts(deps: Deps, services: Services, { step }: ReturnType<typeof steps>) {
  if (wantsDemo(deps.settings)) return step('demo accounts', () => makeDemoAccounts(deps, services));
  const closed = await closeDemoAccounts(services);
  if (closed.length) console.log(`  Demo accounts are closed here: ${closed.join(', ')}.`);
  return [];
}

async function importPacks(
  { CONTENT_PACKS }: Settings,
  { content }: Services,
  { step }: ReturnType<typeof steps>,
): Promise<void> {
  for (const id of CONTENT_PACKS.split(',')
    .map((part) => part.trim())
    .filter(Boolean))
    await step(
      'content',
      () => content.importPack(packFolder(id)),
      (report) =>
        `${report.pack} ${report.version}: ${report.added} new, ${report.changed} changed, ${report.unchanged} unchanged`,
    );
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { PORT, HOST, PUBLIC_URL }: Settings,
): Promise<string> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw await portRefused(error as NodeJS.ErrnoException, PORT, HOST);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return PUBLIC_URL || `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
}

start().catch((error: unknown) => {
  const said = error instanceof StartRefused || error instanceof SettingsError;
  console.error(said ? `\n  ${(error as Error).message}\n` : error);
  process.exit(1);
});
