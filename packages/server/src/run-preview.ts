import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPractised } from '@ninefold/core/practice/practised-skills';
import { buildApp } from './app.ts';
import { PackRefused } from './features/content/prepare-pack.ts';
import { type ForLooking, findForLooking } from './features/content/preview.service.ts';
import { buildServices } from './services.ts';
import { readSettings } from './settings.ts';
import { ensurePage, PAGE_FOLDER } from './start/build-page.ts';
import { openDeps } from './start/open-deps.ts';
import { steps } from './start/steps.ts';
import { stopOnSignals } from './start/stop.ts';
import { StartRefused } from './start-refused.ts';

/** `npm run content -- preview PACK ID`: one item in the real player, on a database that is gone afterwards. */
export async function preview([folder, slug]: string[]): Promise<void> {
  if (!folder || !slug) throw new StartRefused('usage: npm run content -- preview <pack> <id>');
  const told = steps();
  const found = await told.step('content', () => findForLooking(folder, slug));
  const page = pageOf(found);
  const data = await mkdtemp(join(tmpdir(), 'ninefold-preview-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const { PORT = '0', SERVE_PAGE = 'on' } = process.env;
  // Nothing else of the environment: an author's own server must not be touched, and every item is open.
  const settings = readSettings({
    ...{ DATA_DIR: data, PORT, SERVE_PAGE, DEMO_ACCOUNTS: 'off', JOBS: 'off', LOG_LEVEL: 'error' },
    ...{ CONTENT_STATUS: 'review', READING_ACCESS: 'free', LISTENING_ACCESS: 'free' },
  });
  const built = settings.SERVE_PAGE ? told.step('page', ensurePage, (how) => how) : Promise.resolve('off');
  built.catch(() => {});
  const deps = await openDeps(settings, told);
  const services = buildServices(deps);
  const id = await told.step('import', () => services.preview.layOut(found));
  await built;
  const app = await buildApp(deps, services, settings.SERVE_PAGE ? { pageFolder: PAGE_FOLDER } : {});
  stopOnSignals(app, deps);
  const port = new URL(await app.listen({ port: settings.PORT, host: settings.HOST })).port;
  for (const { where, what } of found.complaints) console.log(`  ! ${where ? `${where}: ` : ''}${what}`);
  console.log(`\n  ${slug}: http://localhost:${port}/#${page}/${id}\n  Ctrl-C ends it.\n`);
}

/** Where a learner meets it. A kind gets its line when its page is built. */
function pageOf({ item: { kind, public: shown } }: ForLooking): string {
  const { skill } = shown as { skill?: string };
  if (isPractised(kind) || kind === 'course') return `/${kind}`;
  if (kind === 'collection' && isPractised(skill ?? '')) return `/${skill}`;
  throw new StartRefused(
    `${kind} has no page of its own yet; "compile" writes what a learner will get, "draw" its pictures.`,
  );
}

/** What kept it from opening: faults of the pack by file, a refusal in a sentence, a bug with where it is. */
export function tellRefusal(error: unknown): void {
  if (error instanceof PackRefused)
    for (const { file, where, what } of error.complaints)
      console.error(`${where ? `${file} at ${where}` : file}: ${what}`);
  else console.error(error instanceof StartRefused ? error.message : error);
}
