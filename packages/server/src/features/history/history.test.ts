// @postgres: SQL of the lists and of the migration
import { randomUUID } from 'node:crypto';
import { HISTORY_REACH } from '@ninefold/core/history/record-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CN, codeFor, newMobile, refused, register } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, rightAnswers, save, start } from '#features/practice/attempts/attempts.testing.ts';
import { draftOf, openWritingSite, saved, settled, type WritingSite } from '#features/writing/writing.testing.ts';
import { fillStatements } from './history.testing.ts';

let site: WritingSite;
let paper: number;
let essay: number;
beforeAll(async () => {
  site = await openWritingSite({ FREE_AI_TRIES: '5' });
  paper = site.id('set1-passage-1');
  essay = site.id('task2-free-public-transport');
});
afterAll(() => site.close());

const titles = ({ list }: { list: { title: { en: string } }[] }) => list.map(({ title }) => title.en);

/** One passage three times, better each time, and one that is still open. */
async function readerWithAPast() {
  const learner = await register(site);
  const answers = Object.entries(rightAnswers(await keysOf(site, [paper])));
  for (const right of [2, 5, 9]) {
    const attempt = await start(learner, { id: paper, fresh: true, mode: 'practice' });
    site.later(100 + right * 10);
    await handIn(learner, attempt, Object.fromEntries(answers.slice(0, right)));
  }
  const second = site.id('set1-passage-2');
  const open = await start(learner, { id: second });
  await save(learner, open, { [`${second}.q1`]: 'x', [`${second}.q2`]: '' });
  return { ...learner, second };
}

test('a row tells what, when, how long, how well, what changed, and where its doors lead', async () => {
  const { api, user, second } = await readerWithAPast();
  const { list, total, page, pageSize, more } = await api.history.getReadingList({});
  expect({ total, page, pageSize, more }).toEqual({ total: 4, page: 1, pageSize: 10, more: 0 });
  expect(list.map(({ type, state, right, progress, before }) => [type, state, right, progress, before?.right])).toEqual(
    [
      [3, 'open', 0, 1, undefined],
      [3, 'done', 9, 0, 5],
      [3, 'done', 5, 0, 2],
      [3, 'done', 2, 0, undefined],
    ],
  );
  expect(list[0]).toMatchObject({ source_id: second, kind: 'paper', mode: 'exam', papers: [second], redo: 0 });
  expect(list[1]).toMatchObject({
    user_id: user.id,
    source_id: paper,
    mode: 'practice',
    band: -1,
    before: { right: 5, total: 13, band: -1 },
    question_types: expect.arrayContaining([expect.any(String)]),
  });
  expect(list[1]?.update_time).toBeGreaterThan(list[2]?.update_time ?? 0);
});

test('sorted by any of the three fields, both ways, and by dates', async () => {
  const { api } = await readerWithAPast();
  const rights = async (asked: Parameters<typeof api.history.getReadingList>[0]) =>
    (await api.history.getReadingList({ state: 'done', ...asked })).list.map(({ right }) => right);
  expect(await rights({ sort_update_time: 1 })).toEqual([2, 5, 9]);
  expect(await rights({ sort_score: 1 })).toEqual([2, 5, 9]);
  expect(await rights({ sort_score: 2 })).toEqual([9, 5, 2]);
  expect(await rights({ sort_duration: 2 })).toEqual([9, 5, 2]);
  expect((await api.history.getReadingList({ sort_score: 1 })).list.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'open',
  ]);
  const { list } = await api.history.getReadingList({ state: 'done' });
  const middle = (list[1]?.update_time ?? 0) * 1000;
  expect(await rights({ start_time: middle - 1, end_time: middle + 1000 })).toEqual([5]);
  expect(await rights({ start_time: middle + 1000, sort_score: 1 })).toEqual([9]);
  expect(await rights({ end_time: middle - 1000 })).toEqual([2]);
});

test('filters find, and only what finds something is offered', async () => {
  const { api } = await readerWithAPast();
  const config = await api.history.getSearchConfig({ tab: 'reading' });
  expect(config.recent.times).toBe(3);
  expect(config.states.sort()).toEqual(['done', 'open']);
  expect(config.topics.every(({ name }) => name.zh !== '')).toBe(true);
  for (const question_type of config.question_types)
    expect((await api.history.getReadingList({ question_type })).total).toBeGreaterThan(0);
  for (const { value } of config.topics)
    expect((await api.history.getReadingList({ topic: value })).total).toBeGreaterThan(0);
  const [title = ''] = titles(await api.history.getReadingList({ state: 'done' }));
  expect((await api.history.getReadingList({ search_content: title.slice(2, 9).toUpperCase() })).total).toBe(3);
  expect((await api.history.getReadingList({ search_content: '%' })).total).toBe(0);
  expect((await api.history.getReadingList({ question_type: 'no-such-type' })).total).toBe(0);
  expect(await api.history.getSearchConfig({ tab: 'listening' })).toEqual({
    topics: [],
    question_types: [],
    states: [],
    bands: [],
    recent: { times: 0, seconds: 0 },
  });
});

test.each([
  { why: 'by time', asked: {} },
  { why: 'by score, where an open one has none', asked: { sort_score: 2 as const } },
  { why: 'the shortest first', asked: { sort_duration: 1 as const } },
  { why: 'of those that fit a filter', asked: { sort_score: 1 as const, topic: 'technology' } },
])('pages follow each other without a gap, $why', async ({ asked }) => {
  const { api } = await readerWithAPast();
  const all = await api.history.getReadingList(asked);
  const sizes = [2, all.total - 2, 0].map((size) => Math.max(0, size));
  const pages = await Promise.all(
    [1, 2, 3].map((page) => api.history.getReadingList({ ...asked, page, page_size: 2 })),
  );
  expect(pages.map(({ list, total }) => [list.length, total])).toEqual(sizes.map((size) => [size, all.total]));
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(all.list.map(({ id }) => id));
});

test('an essay: draft, handed in, scored, its second draft with the change; removed, it is gone', async () => {
  const { api } = await register(site);
  const first = await draftOf({ api }, { paper_id: essay });
  const text = 'Buses should be free. '.repeat(70);
  await saved({ api }, first, text);
  const only = async () => (await api.history.getWritingList({ type: 2 })).list[0];
  expect(await only()).toMatchObject({ type: 5, state: 'open', progress: 280, source_id: essay, band: -1 });
  await api.exercise.essayScoring({ record_id: first });
  await settled({ api }, first);
  expect(await only()).toMatchObject({ id: first, state: 'done', band: expect.any(Number), before: null });
  site.later(60);
  const second = await draftOf({ api }, { paper_id: essay, of_record: first });
  await saved({ api }, second, `${text} And trains too.`);
  await api.exercise.essayScoring({ record_id: second });
  await settled({ api }, second);
  const { list } = await api.history.getWritingList({ type: 2 });
  expect(list.map(({ id, before }) => [id, before?.band])).toEqual([
    [second, list[1]?.band],
    [first, undefined],
  ]);
  expect((await api.history.getWritingList({ type: 1 })).total).toBe(0);
  await api.writing.removeRecord({ id: first });
  const left = await api.history.getWritingList({ type: 2 });
  expect(left.list.map(({ id, before }) => [id, before])).toEqual([[second, null]]);
});

test('a mark that is accepted later, an exam that ends by itself and other words of an own question reach their lines', async () => {
  const { api } = await register(site);
  const attempt = await start({ api }, { id: paper });
  const task1 = site.id('task1-bar-museum-income');
  const exam = await api.writing.startExam({ task1_paper_id: task1, task2_paper_id: essay, key: randomUUID() });
  const own = await draftOf({ api }, { task: 2, prompt: 'Is a history useful?', content: 'Yes.' });
  site.later(3 * 3600);
  await site.services.attempts.closeLate();
  await site.services.writing.tidyUp();
  expect((await api.history.getReadingList({})).list[0]).toMatchObject({ id: attempt.id, state: 'done', right: 0 });
  const essays = (await api.history.getWritingList({ type: 2 })).list;
  expect(essays.map(({ id, state }) => [id, state])).toContainEqual([exam.task2_record_id, 'handed_in']);

  const { questions } = await api.attempt.getResult({ attempt_id: attempt.id });
  const key = questions[0]?.key ?? '';
  await api.attempt.challengeMark({ attempt_id: attempt.id, key, words: 'It is right' });
  const operator = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  const { list } = await operator.api.attempt.getChallengeList({});
  const mine = list.find((one) => one.attempt_id === attempt.id);
  await operator.api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: true, reply: '' });
  expect((await api.history.getReadingList({})).list[0]).toMatchObject({ right: 1 });

  await api.exercise.saveEssayRecordSubject({ id: own, prompt: 'Is a long history useful to anybody?' });
  expect((await api.history.getWritingList({ type: 2, search_content: 'LONG history' })).list[0]?.id).toBe(own);
});

test('an attempt that is thrown away leaves no line', async () => {
  const { api } = await register(site);
  const attempt = await start({ api }, { id: paper });
  expect((await api.history.getReadingList({})).total).toBe(1);
  await api.attempt.discard({ attempt_id: attempt.id });
  expect((await api.history.getReadingList({})).total).toBe(0);
});

test('a guest’s history comes along at log-in', async () => {
  const mobile = newMobile();
  await register(site, mobile);
  const guest = await site.guest();
  await handIn(guest, await start(guest, { id: paper }));
  await draftOf(guest, { paper_id: essay, content: 'as a guest' });
  await guest.api.student.loginBySms({ country_id: CN, mobile, code: await codeFor(site, guest, mobile) });
  expect((await guest.api.history.getReadingList({})).total).toBe(1);
  expect((await guest.api.history.getWritingList({ type: 2 })).total).toBe(1);
});

test('the migration brings in what was there, word for word as it is written today', async () => {
  const { api } = await readerWithAPast();
  const done = (await api.history.getReadingList({ state: 'done' })).list[0];
  await start({ api }, { of_attempt: done?.id ?? 0, mode: 'practice' });
  await draftOf({ api }, { task: 2, prompt: 'Is a history a good thing to have?', key: randomUUID() });
  const all = () =>
    site.rows<{ topics: string[]; question_types: string[] }>('select * from history_records order by type, record_id');
  const sorted = (rows: Awaited<ReturnType<typeof all>>) =>
    rows.map((row) => ({ ...row, topics: [...row.topics].sort(), question_types: [...row.question_types].sort() }));
  const written = sorted(await all());
  expect(written.length).toBeGreaterThan(10);
  await site.rows('delete from history_records');
  for (const statement of fillStatements()) await site.rows(statement);
  expect(sorted(await all())).toEqual(written);
});

describe('bad input', () => {
  test.each([
    { why: 'start after end', asked: { start_time: 2000, end_time: 1000 }, fields: ['end_time'] },
    { why: 'a type the tab does not have', asked: { type: 3 }, fields: ['type'] },
    { why: 'the tab key -1', asked: { type: -1 }, fields: ['type'] },
    { why: 'ten thousand rows', asked: { page_size: 10_000 }, fields: ['page_size'] },
    { why: 'a date beyond all dates', asked: { end_time: 3e14 }, fields: ['end_time'] },
    { why: 'a third way to sort', asked: { sort_score: 3 }, fields: ['sort_score'] },
    { why: 'a band between two', asked: { band: 6.3 }, fields: ['band'] },
    { why: 'somebody else', asked: { user_id: 1 }, fields: ['user_id'] },
  ])('$why is refused by its name', async ({ asked, fields }) => {
    const { api } = await register(site);
    expect(await refused(api.history.getReadingList(asked as never))).toMatchObject({ fields });
  });

  test('a field to sort by that is not offered is unknown', async () => {
    const { api } = await register(site);
    expect(await refused(api.history.getReadingList({ sort_user_id: 1 } as never))).toMatchObject({
      error: 'invalid_input',
    });
  });

  test('an operator sees a learner’s', async () => {
    const learner = await readerWithAPast();
    const operator = await register(site);
    await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
    expect((await operator.api.history.getReadingList({ user_id: learner.user.id })).total).toBe(4);
  });

  test('a teacher sees a student’s while both are in the school, and nobody else’s', async () => {
    const [learner, teacher, classmate] = [await readerWithAPast(), await register(site), await register(site)];
    const [school] = await site.rows<{ id: number }>(`insert into organisations (name) values ('晨星') returning id`);
    const join = (userId: number, role: string) =>
      site.rows(
        'insert into organisation_members (organisation_id, user_id, role, agreed_at) values ($1, $2, $3, now())',
        [school?.id, userId, role],
      );
    await join(teacher.user.id, 'teacher');
    await join(classmate.user.id, 'student');
    const seen = ({ api }: typeof teacher, type = 1) => api.history.getReadingList({ user_id: learner.user.id, type });
    expect(await refused(seen(teacher)), 'no student of theirs').toMatchObject({ fields: ['user_id'] });
    await join(learner.user.id, 'student');
    expect(await refused(seen(teacher)), 'a student, and not in at present').toMatchObject({ fields: ['user_id'] });
    await site.rows('update users set organisation_id = $2 where id = $1', [learner.user.id, school?.id]);
    expect((await seen(teacher)).total).toBe(4);
    expect(await refused(seen(classmate)), 'another student').toMatchObject({ fields: ['user_id'] });
    const asked = { tab: 'reading', type: 1, user_id: learner.user.id } as const;
    expect((await teacher.api.history.getSearchConfig(asked)).recent.times).toBeGreaterThan(0);
    expect(await refused(classmate.api.history.getSearchConfig(asked))).toMatchObject({ fields: ['user_id'] });
  });
});

test('behind what is looked through the list says that it goes on', async () => {
  const { api, user } = await readerWithAPast();
  await site.rows(
    `insert into history_records
     select type, 1000000 + n, user_id, 'done', title, words, about || n, doors, topics, question_types, "right", total,
       band, score, duration, started_at, update_time - n * interval '1 hour'
     from history_records, generate_series(1, ${HISTORY_REACH}) n
     where user_id = $1 and state = 'done' and "right" = 2`,
    [user.id],
  );
  const far = await api.history.getReadingList({ page: HISTORY_REACH / 100, page_size: 100 });
  expect(far).toMatchObject({ total: HISTORY_REACH, more: 1 });
  expect(far.list).toHaveLength(100);
  const last = (far.list[99]?.update_time ?? 0) * 1000;
  const older = await api.history.getReadingList({ end_time: last });
  expect(older.total).toBeGreaterThan(0);
  expect(older.more).toBe(0);
});
