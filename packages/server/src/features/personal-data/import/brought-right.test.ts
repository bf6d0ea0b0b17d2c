// @postgres: rows that come among others depend on the database
import { randomUUID } from 'node:crypto';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Row } from '#db/personal/personal-data.ts';
import { openLessonSite } from '#features/courses/lessons/lessons.testing.ts';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { AGREEMENT, goThrough, startSet } from '#features/training/training.testing.ts';
import type { Settings } from '#settings.ts';
import { saveFile } from '#storage/files.service.ts';
import { archiveOf, bringIn, changed, rowsIn, send, wavOf, withRows } from '../personal-data.testing.ts';
import { found, type Learner } from './import.testing.ts';

let { site, id, where }: Awaited<ReturnType<typeof openLessonSite>> = {} as never;
let owner: Learner;
let archive: Buffer;
let essay: number;

/** A member who wrote two drafts, went through a set and three lessons, and brought a question with a picture. */
beforeAll(async () => {
  ({ site, id, where } = await openLessonSite());
  owner = await register(site);
  const { list } = await owner.api.writing.getTask2SearchList({});
  essay = list.find((one) => one.id > 0)?.id ?? 0;
  await draft(owner, 'The older one of two.', -30);
  await draft(owner, 'The newer one of two.', -29);
  await goThrough(site, owner, await startSet(owner, site.id(AGREEMENT)));
  for (const lesson of ['in-steps', 'members', 'elsewhere'])
    await site.rows(
      `insert into lesson_progress (user_id, lesson_id, hash, part, second, done, state, begun_at, saved_at, done_at)
       select $1, id, hash, 0, 0, '{0}', 'done', now(), now(), now() from content_items where id = $2`,
      [owner.user.id, id(lesson)],
    );
  const { url } = await saveFile(site.deps, site.deps.db, {
    ...{ ownerId: owner.user.id, purpose: 'picture', bytes: picture() },
  });
  await site.rows(
    `insert into essay_prompts (user_id, task, module, prompt, subject_url) values ($1, 1, 'academic', 'My chart', $2)`,
    [owner.user.id, url],
  );
  archive = await archiveOf(site, owner);
}, 180_000);
afterAll(() => site.close());

/** Other settings until the test is over, for the worker too: whoever takes the job must judge by them. */
let usual: Settings;
const under = (settings: Partial<Settings>) => Object.assign(site.deps.settings, usual, settings);
beforeEach(() => {
  usual = { ...site.deps.settings };
});
afterEach(() => void under({}));

const picture = () => PNG.sync.write(new PNG({ width: 8, height: 8 }));

/** Begun so many days from now. */
async function draft({ api, user }: Learner, content: string, days: number): Promise<void> {
  const { id: record } = await api.exercise.saveEssayRecordInfo({ paper_id: essay, key: randomUUID(), content });
  await site.rows(
    `update essay_records set created_at = now() + $2 * interval '1 day' where id = $1 and user_id = $3`,
    [record, days, user.id],
  );
}

const closed = (tables: Awaited<ReturnType<typeof send>>['tables'], name: RegExp) =>
  found(tables, name)?.left.find(({ reason }) => reason === 'content_closed')?.count ?? 0;

test('a question, a set or a lesson for members does not come to somebody who is none', async () => {
  under({ WRITING_ACCESS: 'vip' });
  const learner = await register(site);
  const { tables } = await send(site, learner, archive);
  expect(closed(tables, /^Every draft of every essay/)).toBe(2);
  expect(closed(tables, /^Sets of basic training/)).toBe(1);
  expect(closed(tables, /^How far each lesson/), 'the lesson for members, which is not the first of its course').toBe(
    1,
  );
  expect(found(tables, /^How far each lesson/)?.comes).toBe(2);
  await site.deps.db.transaction((tx) =>
    site.services.membership.gift(tx, {
      ...{ user_id: learner.user.id, skill: 'writing', level: 3 },
      expires_at: new Date(site.deps.now().getTime() + 86_400_000),
    }),
  );
  await learner.api.personalData.removeImport();
  const member = await send(site, learner, archive);
  expect(closed(member.tables, /^Every draft of every essay/)).toBe(0);
  expect(closed(member.tables, /^Sets of basic training/)).toBe(0);
});

test('drafts that come are counted among those that are there, in the order they were written', async () => {
  const learner = await register(site);
  await draft(learner, 'Written here before those that come.', -60);
  await draft(learner, 'Written here after them.', -1);
  await send(site, learner, archive);
  expect((await bringIn(site, learner)).state).toBe('done');
  const rows = await site.rows<{ draft: number; content: string; id: number }>(
    'select draft, content, id from essay_records where user_id = $1 order by draft',
    [learner.user.id],
  );
  expect(rows.map(({ draft: number, content }) => [number, content])).toEqual([
    [1, 'Written here before those that come.'],
    [2, 'The older one of two.'],
    [3, 'The newer one of two.'],
    [4, 'Written here after them.'],
  ]);
  const [summary] = await site.rows('select drafts, last_record_id from essay_summaries where user_id = $1', [
    learner.user.id,
  ]);
  expect(summary).toEqual({ drafts: 4, last_record_id: rows[3]?.id });
  const { list } = await learner.api.writing.getRecordListByPaperId({ paper_id: essay });
  expect(
    list.map((one) => one.draft),
    'newest first',
  ).toEqual([4, 3, 2, 1]);
});

test('a lesson that was done elsewhere is done here, and pays nothing', async () => {
  const learner = await register(site);
  const { remaining_points: coins } = await learner.api.points.getInfo();
  await send(site, learner, archive);
  await bringIn(site, learner);
  const { course_id } = where('in-steps');
  const lessons = (await learner.api.course.getInfo({ id: course_id })).units.flatMap((unit) => unit.lessons);
  const done = lessons.filter(({ status }) => status === 2).map((lesson) => lesson.id);
  expect(done).toEqual([id('in-steps')]);
  expect((await learner.api.points.getInfo()).remaining_points).toBe(coins);
});

test('a picture that cannot be drawn stays behind and is named; everything else comes', async () => {
  const learner = await register(site);
  const broken = changed(archive, (files) => {
    const name = [...files.keys()].find((one) => one.startsWith('media/pictures/')) ?? '';
    // Begins like a picture, and is none.
    files.set(name, Buffer.concat([picture().subarray(0, 45), Buffer.alloc(40, 7)]));
  });
  const looked = await send(site, learner, broken);
  expect(found(looked.tables, /^Questions of one/)).toMatchObject({
    comes: 1,
    left: [{ reason: 'file_unreadable', count: 1, example: expect.stringContaining('media/pictures/') }],
  });
  const brought = await bringIn(site, learner);
  expect(brought).toMatchObject({ state: 'done', failure: '' });
  expect(await site.rows('select subject_url from essay_prompts where user_id = $1', [learner.user.id])).toEqual([
    { subject_url: '' },
  ]);
  expect(found(brought.tables, /^Every draft of every essay/)?.comes).toBe(2);
});

test('a file is only what its folder says: a sound is no picture, and a picture is no sound', async () => {
  const learner = await register(site);
  const path = `media/recordings/${'0'.repeat(32)}.wav`;
  const odd = changed(archive, (files) => {
    files.set(path, wavOf('no picture'));
    const prompts = rowsIn(files, 'data/essay_prompts.jsonl');
    withRows(
      files,
      'essay_prompts',
      prompts.map((row): Row => ({ ...row, subject_url: path })),
    );
    withRows(files, 'recordings', [
      {
        ...{ id: 1, user_id: 1, key: 'says-it-is-a-sound', state: 'done', seconds: 1 },
        ...{ file: prompts[0]?.subject_url, started_at: '2026-11-01T08:00:00Z', done_at: '2026-11-01T08:01:00Z' },
      },
    ]);
  });
  const looked = await send(site, learner, odd);
  const unreadable = looked.tables.flatMap(({ left }) => left).filter(({ reason }) => reason === 'file_unreadable');
  expect(unreadable.map(({ example }) => example?.replace(/^.*(media\/\w+).*$/, '$1')).sort()).toEqual([
    'media/pictures',
    'media/recordings',
  ]);
  expect(await bringIn(site, learner)).toMatchObject({ state: 'done', failure: '' });
  expect(await site.rows('select subject_url from essay_prompts where user_id = $1', [learner.user.id])).toEqual([
    { subject_url: '' },
  ]);
  expect(await site.rows(`select 1 from recordings where user_id = $1 and file <> ''`, [learner.user.id])).toEqual([]);
});

/** A value that a page would have to reckon with, or a list could not show. */
const BANDS = { tr: 6, cc: 6, lr: 6, gra: 6 };
const UNCONVERTIBLE: { why: string; table: string; column: string; value: unknown }[] = [
  { why: 'a list that reads like a word', table: 'history_records', column: 'doors', value: doors({ mode: ['exam'] }) },
  { why: 'words for numbers', table: 'history_records', column: 'doors', value: doors({ papers: ['one'] }) },
  { why: 'a number in words', table: 'history_records', column: 'doors', value: doors({ source_id: '12' }) },
  { why: 'more seconds than a number holds', table: 'lesson_progress', column: 'spent', value: { 0: 'many' } },
  { why: 'no day of the calendar', table: 'lesson_progress', column: 'begun_at', value: '2026-02-31T00:00:00Z' },
  { why: 'words for a band', table: 'essay_records', column: 'score', value: 'seven' },
  { why: 'a band of another name', table: 'essay_records', column: 'bands', value: { ...BANDS, style: 'high' } },
  { why: 'a version without a number', table: 'training_records', column: 'versions', value: [{ id: 'x', hash: '' }] },
];
function doors(change: object) {
  return { source_id: 0, papers: [], mode: 'exam', kind: 'own', redo: false, ...change };
}

test('what does not convert is refused by its name in the dry run', async () => {
  const learner = await register(site);
  for (const { why, table, column, value } of UNCONVERTIBLE) {
    const odd = changed(archive, (files) =>
      withRows(
        files,
        table,
        rowsIn(files, `data/${table}.jsonl`).map((row): Row => ({ ...row, [column]: value })),
      ),
    );
    const { state, tables } = await send(site, learner, odd);
    expect(state, why).toBe('checked');
    const left = tables.flatMap((one) => one.left).filter(({ reason }) => reason === 'changed');
    expect(
      left.map(({ example }) => example),
      why,
    ).toEqual([expect.stringMatching(`${table}.jsonl:1 ${column}$`)]);
    site.later(3600);
  }
});

test('a day has its measure, in megabytes and in minutes, and the refusal says which', async () => {
  under({ IMPORT_MB_A_DAY: 1, IMPORT_MINUTES_A_DAY: 1 });
  const learner = await register(site);
  await send(site, learner, archive);
  const again = changed(archive, (files) => files.set('README.md', Buffer.from('another')));
  const piece = { key: 'another-file', seq: 0, size: again.length };
  const refused = learner.api.personalData.addImportPiece(piece, new Blob([new Uint8Array(again)]));
  await expect(refused).rejects.toMatchObject({ error: 'brought_enough', fields: ['size'] });

  under({ IMPORT_MINUTES_A_DAY: 1 });
  const talker = await register(site);
  const { name } = await saveFile(site.deps, site.deps.db, {
    ...{ ownerId: talker.user.id, purpose: 'recording', bytes: wavOf('for two minutes', 120) },
  });
  await site.rows(
    `insert into recordings (user_id, key, state, file, seconds, started_at, done_at)
     values ($1, 'says-it-is-short', 'done', $2, 1, now(), now())`,
    [talker.user.id, name],
  );
  const long = await archiveOf(site, talker);
  const other = await register(site);
  expect(await send(site, other, long), 'by its bytes, not by what its row says').toMatchObject({
    state: 'failed',
    failure: 'too_much_sound',
  });
  expect(await refusal(other.api.personalData.startImport())).toBe('not_found');
});
