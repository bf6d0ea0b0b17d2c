// @postgres: sums, merging a guest's papers, what was marked before
import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, refused, register } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, rightAnswers, save, start } from '#features/practice/attempts/attempts.testing.ts';
import { draftOf, openWritingSite, saved, settled, type WritingSite } from '#features/writing/writing.testing.ts';

let site: WritingSite;
let paper: number;
beforeAll(async () => {
  site = await openWritingSite({ FREE_AI_TRIES: '5' });
  paper = site.id('set1-passage-1');
});
afterAll(() => site.close());

const DAY = 86_400;

/** A passage with so many right answers; the others are wrong, none is left out. */
async function read({ api }: { api: Awaited<ReturnType<typeof register>>['api'] }, right: number, id = paper) {
  const keys = Object.entries(rightAnswers(await keysOf(site, [id])));
  const attempt = await start({ api }, { id, fresh: true, mode: 'practice' });
  site.later(600);
  await handIn({ api }, attempt, Object.fromEntries(keys.map(([key, value], at) => [key, at < right ? value : 'zzz'])));
  return attempt;
}

test('the first time counts by type, topic, part and reason; the second time stands apart', async () => {
  const learner = await register(site);
  await read(learner, 6);
  await read(learner, 11);
  const marks = await learner.api.analysis.getMarks({ skill: 'reading' });
  expect(marks).toMatchObject({ papers: 1, right: 6, total: 13, repeats: { papers: 1, right: 11, total: 13 } });
  const sum = (rows: { right: number; total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
  expect([sum(marks.types), sum(marks.topics), sum(marks.parts)]).toEqual([13, 13, 13]);
  expect(marks.losses.reduce((all, { marks: lost }) => all + lost, 0)).toBe(7);
  expect(marks.topics[0]?.name.zh).not.toBe('');
  expect((await learner.api.analysis.getMarks({ skill: 'listening' })).total).toBe(0);
});

test('what lies further back than asked for is left out, and comes back with a longer period', async () => {
  const learner = await register(site);
  await read(learner, 6);
  await site.rows(`update marked_papers set marked_at = marked_at - interval '40 days' where user_id = $1`, [
    learner.user.id,
  ]);
  expect((await learner.api.analysis.getMarks({ skill: 'reading', days: 30 })).papers).toBe(0);
  expect((await learner.api.analysis.getMarks({ skill: 'reading', days: 60 })).papers).toBe(1);
  expect((await learner.api.analysis.getMarks({ skill: 'reading', days: 0 })).papers).toBe(1);
});

test('a look around tells nothing, a second try of what was lost neither', async () => {
  const learner = await register(site);
  const look = await start(learner, { id: paper, mode: 'practice' });
  await save(learner, look, { [`${paper}.q1`]: 'x' });
  await handIn(learner, look);
  expect((await learner.api.analysis.getMarks({ skill: 'reading' })).papers).toBe(0);
  const first = await read(learner, 6);
  const redo = await start(learner, { of_attempt: first.id, mode: 'practice' });
  await handIn(learner, redo, Object.fromEntries(Object.entries(rightAnswers(await keysOf(site, [paper]))).slice(6)));
  expect(await learner.api.analysis.getMarks({ skill: 'reading' })).toMatchObject({
    papers: 1,
    repeats: { papers: 0 },
  });
});

test('a mark that is accepted later is a right answer here too', async () => {
  const learner = await register(site);
  const attempt = await read(learner, 6);
  const { questions } = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  const key = questions.find(({ right, total }) => right < total)?.key ?? '';
  await learner.api.attempt.challengeMark({ attempt_id: attempt.id, key, words: 'It is right' });
  const operator = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  const { list } = await operator.api.attempt.getChallengeList({});
  const mine = list.find((one) => one.attempt_id === attempt.id);
  await operator.api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: true, reply: '' });
  const marks = await learner.api.analysis.getMarks({ skill: 'reading' });
  expect(marks.right).toBe(7);
  expect(marks.losses.reduce((all, { marks: lost }) => all + lost, 0)).toBe(6);
});

test('a guest’s papers come along, and of the same paper only the earlier time was the first', async () => {
  const mobile = newMobile();
  const owner = await register(site, mobile);
  await read(owner, 4);
  const guest = await site.guest();
  await read(guest, 9);
  await guest.api.student.loginBySms({ country_id: CN, mobile, code: await codeFor(site, guest, mobile) });
  expect(await guest.api.analysis.getMarks({ skill: 'reading' })).toMatchObject({
    papers: 1,
    right: 4,
    repeats: { papers: 1, right: 9 },
  });
});

test('attempts from before are read once, and reading them again changes nothing', async () => {
  const learner = await register(site);
  await read(learner, 6);
  await read(learner, 11);
  const mine = [learner.user.id];
  const all = () => site.rows('select * from marked_papers where user_id = $1 order by attempt_id', mine);
  const written = await all();
  for (let time = 0; time < 2; time += 1) {
    await site.rows('delete from marked_papers where "right" = 6 and user_id = $1', mine);
    await site.rows(`update analysis_fills set done_to = 0, until = (select max(id) from attempts)`);
    await site.services.attempts.fillAnalysis();
    expect(await all()).toEqual(written);
  }
});

test('bands over time: what was written again is no first attempt, and two say nothing about exam day', async () => {
  const { api } = await register(site);
  const essay = site.id('task2-free-public-transport');
  const text = 'Buses should be free. '.repeat(70);
  const first = await draftOf({ api }, { paper_id: essay });
  await saved({ api }, first, text);
  await api.exercise.essayScoring({ record_id: first });
  await settled({ api }, first);
  site.later(DAY);
  const second = await draftOf({ api }, { paper_id: essay, of_record: first });
  await saved({ api }, second, `${text} And trains too.`);
  await api.exercise.essayScoring({ record_id: second });
  await settled({ api }, second);
  const { skills } = await api.analysis.getBands({});
  const writing = skills.find(({ skill }) => skill === 'writing');
  expect(writing?.points.map(({ type, repeat }) => [type, repeat])).toEqual([
    [RECORD_TYPES.writing_task_2, 0],
    [RECORD_TYPES.writing_task_2, 1],
  ]);
  expect(writing?.outlook).toEqual({ outcome: 'few', more: 2 });
  const { list } = await api.analysis.getCriteria({});
  expect(list.map(({ id, draft }) => [id, draft])).toEqual([
    [second, 2],
    [first, 1],
  ]);
  expect((await api.analysis.getWeek({})).essays.map(({ id }) => id)).toContain(second);
});

test('speaking has its bands, its criteria and its time', async () => {
  const { api, user } = await register(site);
  const bandsOf = (fc: number) => ({ fc, lr: 6, gra: -1, p: 5.5 });
  for (const [n, days] of [20, 10, 2].entries())
    await site.rows(
      `with sat as (
         insert into speaking_records (user_id, paper_id, hash, part, mode, start_key, title, topic, asked, answered, state,
           seconds, score, bands, started_at, done_at)
         select $1, id, hash, 2, 'practice', 'sat-' || $2::int, '{"en": "A gift", "zh": "礼物"}', 'people', 1, 1, 'scored',
           110, 5.5, $3, $4::timestamptz - $5 * interval '1 day', $4::timestamptz - $5 * interval '1 day'
         from content_items where kind = 'speaking' order by id offset $2::int limit 1 returning *
       )
       insert into history_records (type, record_id, user_id, state, title, words, about, doors, topics, question_types,
         "right", total, band, score, duration, started_at, update_time)
       select 2, id, user_id, 'done', title, 'a gift', 's' || paper_id || '.2', '{"mode": "practice", "kind": "paper",
         "source_id": 0, "papers": [], "redo": false}', '{people}', '{part2}', 1, 1, score, 550, seconds, started_at, done_at
       from sat`,
      [user.id, n, JSON.stringify(bandsOf(5 + n / 2)), site.deps.now(), days],
    );
  const speaking = (await api.analysis.getBands({})).skills.find(({ skill }) => skill === 'speaking');
  expect(speaking?.points.map(({ band, low, high, repeat }) => [band, low, high, repeat])).toEqual(
    Array.from({ length: 3 }, () => [5.5, 4.5, 6.5, 0]),
  );
  expect(speaking?.outlook, 'enough to say, but for the day of the exam').toEqual({ outcome: 'no_exam' });
  const { list } = await api.analysis.getSpokenCriteria({});
  expect(list.map(({ bands }) => [bands.fc, bands.gra])).toEqual([
    [6, -1],
    [5.5, -1],
    [5, -1],
  ]);
  const { days } = await api.analysis.getYear({});
  expect(days.map(({ speaking: seconds, writing }) => [seconds, writing])).toEqual(
    Array.from({ length: 3 }, () => [110, 0]),
  );
});

test('a year holds the active time of its days; a week what it brought beside the one before', async () => {
  const learner = await register(site);
  const { api } = learner;
  const keys = rightAnswers(await keysOf(site, [paper]));
  const attempt = await start({ api }, { id: paper, mode: 'exam' });
  site.later(1200);
  await handIn({ api }, attempt, keys);
  const { today, days, hours } = await api.analysis.getYear({});
  expect(days).toEqual([{ day: today, listening: 0, reading: 1200, writing: 0, speaking: 0, words: 0 }]);
  expect(hours.reduce((sum, one) => sum + one, 0)).toBe(1200);
  expect(await api.analysis.getWeek({})).toMatchObject({
    marks: { right: 13, total: 13 },
    before: { total: 0 },
    mended: 0,
  });
  site.later(7 * DAY);
  expect(await api.analysis.getWeek({})).toMatchObject({ marks: { total: 0 }, before: { right: 13, total: 13 } });
  expect((await api.analysis.getWeek({ week: today })).marks.total).toBe(13);
});

test('a week’s share counts first attempts: what is done again is done from memory', async () => {
  const learner = await register(site);
  await read(learner, 6);
  await read(learner, 13);
  expect((await learner.api.analysis.getWeek({})).marks).toEqual({ right: 6, total: 13 });
});

test.each([
  { why: 'a skill without papers', asked: { skill: 'writing' }, fields: ['skill'] },
  { why: 'another period', asked: { skill: 'reading', days: 61 }, fields: ['days'] },
])('$why is refused by its name', async ({ asked, fields }) => {
  const { api } = await register(site);
  expect(await refused(api.analysis.getMarks(asked as never))).toMatchObject({ fields });
});
