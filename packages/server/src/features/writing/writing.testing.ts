import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Input } from '@ninefold/contract/call';
import type { exerciseRecords } from '@ninefold/contract/writing/records';
import { vi } from 'vitest';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { readSettings } from '#settings.ts';
import type { Visitor } from '#testing/app.ts';

/** What the tests of writing do again and again, as a learner would. */

export type WritingSite = Awaited<ReturnType<typeof openWritingSite>>;
type Api = Pick<Visitor, 'api'>;

/** A thread that does what `body` says with each essay; `port` and `message` are in reach. */
export const threadThat = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort as port } from 'node:worker_threads'; port.on('message', (message) => { ${body} });`,
    )}`,
  );

const REFUSED = `{ assessable: false, task: message.request.task, words: 3, reason: { code: 'too_short', zh: '太短', en: 'Too short' } }`;
/** Answers at once, without reading. */
export const quickThread = threadThat(`port.postMessage({ id: message.id, report: ${REFUSED} });`);
export const hangingThread = threadThat('');
export const crashingThread = threadThat(`process.exit(3);`);

/** The app with the shipped questions. With `thread` another examiner answers than the real one. */
export async function openWritingSite(settings: Record<string, string> = {}, thread?: URL) {
  const said: string[] = [];
  const examiner = openExaminerPool(readSettings({ NODE_ENV: 'test', ...settings }), {
    ...(thread && { thread }),
    say: (line) => said.push(line),
  });
  const site = await openSite(settings, 'practice', undefined, { examiner });
  const rows = await site.rows<{ id: number; slug: string }>('select id, slug from content_items');
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return { ...site, said, id: (slug: string) => ids.get(slug) ?? 0, guest: () => guestOf(site) };
}

async function guestOf(site: Site): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}

/** A learner with so many coins and no free tries, unless the site's settings give some. */
export async function learnerWith(site: WritingSite, coins: number) {
  const learner = await register(site);
  const [user] = await site.rows<{ user_id: number }>('select max(id) as user_id from users');
  const userId = user?.user_id ?? 0;
  await site.deps.db.transaction((tx) =>
    site.services.coins.reward(tx, { userId, coins, reason: 'operator', reference: 'test', key: randomUUID() }),
  );
  return { ...learner, userId };
}

type Draft = Partial<Input<(typeof exerciseRecords)['saveEssayRecordInfo']>>;

export async function draftOf({ api }: Api, input: Draft): Promise<number> {
  return (await api.exercise.saveEssayRecordInfo({ key: randomUUID(), ...input })).id;
}

export const saved = ({ api }: Api, id: number, content: string, more: Draft = {}) =>
  api.exercise.saveEssayRecordInfo({ id, content, ...more });

/** Until the examiner has spoken, or has failed. */
export async function settled({ api }: Api, record_id: number) {
  const isOver = async () => (await api.exercise.getEssayScoringResult({ record_id })).ask_again_ms === 0;
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 30 });
  return api.exercise.getEssayScoringResult({ record_id });
}

export const coinsOf = async ({ api }: Api) => (await api.points.getInfo()).remaining_points;

const SAMPLES = new URL('../../../../examiner/samples/', import.meta.url);
/** A real essay with the question it answers. */
export const sample = JSON.parse(readFileSync(new URL('task-2-band-6.json', SAMPLES), 'utf8')) as {
  prompt: string;
  essay: string;
};
