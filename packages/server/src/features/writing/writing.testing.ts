import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Input } from '@ninefold/contract/call';
import type { exerciseRecords } from '@ninefold/contract/writing/records';
import { vi } from 'vitest';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import type { ExaminerPool } from '#providers/examiner/examiner-pool.ts';
import type { SpeechEngine } from '#providers/speech/speech-engine.ts';
import type { Beside, Visitor } from '#testing/app.ts';
import { quickExaminer } from './quick-examiner.testing.ts';

/** What the tests of writing do again and again, as a learner would. */

export type WritingSite = Awaited<ReturnType<typeof openWritingSite>>;
type Api = Pick<Visitor, 'api'>;

/** The app with the shipped questions and an examiner that answers at once; 'real' reads. */
export async function openWritingSite(
  settings: Record<string, string> = {},
  examiner: ExaminerPool | 'real' = quickExaminer(),
  beside?: Beside,
  speech?: SpeechEngine,
) {
  const parts = { ...(examiner !== 'real' && { examiner }), ...(speech && { speech }) };
  const site = await openSite(settings, 'practice', beside, parts);
  const rows = await site.rows<{ id: number; slug: string }>('select id, slug from content_items');
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return { ...site, id: (slug: string) => ids.get(slug) ?? 0, guest: () => guestOf(site) };
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
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 150 });
  return api.exercise.getEssayScoringResult({ record_id });
}

export const coinsOf = async ({ api }: Api) => (await api.points.getInfo()).remaining_points;

/** What one kind of purchase took and gave back, oldest first. What the first essay earns is another matter. */
export const paidFor = async (
  { rows }: Pick<Site, 'rows'>,
  { userId }: { userId: number },
  reason: 'essay_scoring' | 'model_essay',
): Promise<number[]> => {
  const sql = 'select change from coin_entries where user_id = $1 and reason = $2 order by id';
  return (await rows<{ change: number }>(sql, [userId, reason])).map(({ change }) => change);
};

const SAMPLES = new URL('../../../../examiner/samples/', import.meta.url);
/** A real essay with the question it answers. */
export const sample = JSON.parse(readFileSync(new URL('task-2-band-6.json', SAMPLES), 'utf8')) as {
  prompt: string;
  essay: string;
};
