import { randomUUID } from 'node:crypto';
import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { type Key, keysOf, rightAnswers, tab } from '#features/practice/attempts/attempts.testing.ts';
import { openWritingSite, type WritingSite } from '#features/writing/writing.testing.ts';
import type { ExaminerPool } from '#providers/examiner/examiner-pool.ts';
import type { SpeechEngine } from '#providers/speech/speech-engine.ts';
import type { Beside, Visitor } from '#testing/app.ts';

/** What the tests of mocks do again and again, as a learner would. */

export type MockSite = WritingSite;
/** The app with three mocks over the shipped papers, the third with an interview; the pack of the tests has no mocks. */
export async function openMockSite(
  settings: Record<string, string> = {},
  examiner?: ExaminerPool | 'real',
  beside?: Beside,
  speech?: SpeechEngine,
): Promise<MockSite> {
  const site = await openWritingSite(settings, examiner, beside, speech);
  if (!beside) await addMocks(site.rows);
  const mocks = await site.rows<{ id: number; slug: string }>(`select id, slug from content_items where kind = 'mock'`);
  return { ...site, id: (slug: string) => mocks.find((mock) => mock.slug === slug)?.id ?? site.id(slug) };
}

type Query = (sql: string, values: unknown[]) => Promise<unknown>;

export async function addMocks(query: Query): Promise<void> {
  for (const set of [1, 2]) await query(INSERT, [`mock-${set}`, JSON.stringify(mockOf(set))]);
  await query(INSERT, [
    'mock-3',
    JSON.stringify({ ...mockOf(1), title: { en: 'Mock test 3', zh: '模考3' }, speaking: INTERVIEW }),
  ]);
}

const INSERT = `insert into content_items (pack_id, slug, kind, rev, hash, status, public, key, review)
  select id, $1, 'mock', 1, $1, 'published', $2::jsonb, '{}', '{}' from content_packs limit 1`;

const INTERVIEW = 'something-kept';
const TASKS = [
  ['task1-line-post', 'task2-free-public-transport'],
  ['task1-table-bike-sharing', 'task2-repair-or-replace'],
];

const mockOf = (set: number) => ({
  title: { en: `Mock test ${set}`, zh: `模考${set}` },
  module: 'academic',
  access: 'free',
  level: 6.5,
  listening: [1, 2, 3, 4].map((n) => `set${set}-section-${n}`),
  reading: [1, 2, 3].map((n) => `set${set}-passage-${n}`),
  writing: TASKS[set - 1],
});

type Api = Pick<Visitor, 'api'>;

export const sections = (site: MockSite) => [1, 2, 3, 4].map((n) => site.id(`set1-section-${n}`));
export const passages = (site: MockSite) => [1, 2, 3].map((n) => site.id(`set1-passage-${n}`));

type Start = { with_report?: boolean; exam_type?: 1 | 2; mock?: string };
export const startMock = (site: MockSite, { api }: Api, { mock = 'mock-1', ...more }: Start = {}) =>
  api.exam.start({ id: site.id(mock), key: randomUUID(), ...more });

/** Answers the listening or reading paper that runs and hands it in after so many seconds. */
export async function sitPaper(
  site: MockSite,
  { api }: Api,
  record: MockRecord,
  { right = 40, seconds = 900 }: { right?: number; seconds?: number } = {},
) {
  const { standing } = record;
  if (standing.at !== 'listening' && standing.at !== 'reading') throw new Error(`no paper runs but ${standing.at}`);
  const attempt = await api.attempt.getAttempt({ attempt_id: standing.attempt_id });
  const keys = await keysOf(site, standing.at === 'listening' ? sections(site) : passages(site));
  const writer = tab();
  const { revision } = await api.attempt.takeOver({ attempt_id: attempt.id, writer });
  site.later(seconds);
  const changes = Object.entries(someRight(keys, right)).map(([key, value]) => ({ id: randomUUID(), key, value }));
  return api.attempt.submit({ attempt_id: attempt.id, writer, revision, changes });
}

/** So many right answers, and nonsense for the others. */
function someRight(keys: readonly Key[], right: number) {
  const answers = rightAnswers(keys);
  const list = Object.entries(answers);
  let marks = 0;
  return Object.fromEntries(
    list.map(([key, value]) => {
      const worth = keys.find(({ question }) => question === key)?.n.length ?? 1;
      marks += worth;
      return [key, marks <= right ? value : typeof value === 'string' ? 'nonsense' : ['Z']];
    }),
  );
}

export async function writeBoth({ api }: Api, record: MockRecord, words: readonly [string, string], handIn = true) {
  const { standing } = record;
  if (standing.at !== 'writing') throw new Error(`no writing runs but ${standing.at}`);
  const ids = [standing.task1_record_id, standing.task2_record_id];
  for (const [at, id] of ids.entries())
    if (words[at]) await api.exercise.saveEssayRecordInfo({ id, content: words[at] });
  if (handIn) await api.writing.handIn({ id: standing.task1_record_id });
}

export const essay = (first: string) => `${first} ${'many people think that cities change. '.repeat(30)}`;

/** From the start to the end of writing. */
export async function sitMock(
  site: MockSite,
  learner: Api,
  words: readonly [string, string],
  more: Parameters<typeof startMock>[2] = {},
) {
  const { api } = learner;
  let record = await startMock(site, learner, more);
  await sitPaper(site, learner, record, { right: 28 });
  record = await api.exam.beginNext({ record_id: record.id });
  await sitPaper(site, learner, record, { right: 33 });
  record = await api.exam.beginNext({ record_id: record.id });
  await writeBoth(learner, record, words);
  return api.exam.getRecord({ record_id: record.id });
}
