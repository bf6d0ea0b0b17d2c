// @postgres: many visits at one moment
import { addDays, startOfDay } from '@ninefold/core/time/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, register, type Site } from '#features/identity/identity.testing.ts';
import { daysLater, did, openPlannerSite, planInput, planned, takenBefore, today, ZONE } from './planner.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openPlannerSite();
});
afterAll(() => site.close());

test('without a plan there is nothing to do today, and nothing is written', async () => {
  const { api, user } = await register(site);
  expect(await api.plan.getToday()).toEqual({
    state: 'none',
    today: today(site),
    exam_day: null,
    days_left: 0,
    day: null,
    done_items: 0,
    minutes_left: 0,
    replanned: null,
  });
  expect(await api.plan.getDays()).toMatchObject({ state: 'none', days: [], more: false });
  expect(await site.rows('select 1 from study_plans where user_id = $1', [user.id])).toEqual([]);
});

test('today’s items tick themselves off from what the learner really did, and do not change meanwhile', async () => {
  const { api, user } = await planned(site);
  const before = await api.plan.getToday();
  expect(before).toMatchObject({ state: 'planned', days_left: 63, done_items: 0, minutes_left: 60, replanned: null });
  expect(before.day?.reason).toEqual({ code: 'gap', skill: 'speaking', gap: 1.5, days_since: null });
  expect(before.day?.items.map(({ id, done, path }) => [id, done, path])).toEqual([
    ['words', 0, '/word-learning'],
    ['speaking', 0, '/speaking'],
    ['listening', 0, '/listening-list'],
  ]);
  await did(site, user.id, 'practice_completed', 'listening', 18);
  for (let word = 0; word < 10; word++) await did(site, user.id, 'words_learned', null, 0);
  const after = await api.plan.getToday();
  expect(
    after.day?.items.map(({ id, done, done_minutes, done_words }) => [id, done, done_minutes, done_words]),
  ).toEqual([
    ['words', 1, 10, 10],
    ['speaking', 0, 0, 0],
    ['listening', 1, 18, 0],
  ]);
  expect(after).toMatchObject({ done_items: 2, minutes_left: 25 });
});

test('three missed days are redistributed at the next visit and said so; the second visit says the same', async () => {
  // 67 days ahead: the first mock is a week away, so these are plain days.
  const { api, user } = await planned(site, { exam_date: startOfDay(today(site, 67), ZONE) });
  const [first] = (await api.plan.getDays()).days;
  daysLater(site, 3);
  const visit = await api.plan.getToday();
  expect(visit.replanned).toMatchObject({
    why: 'missed',
    missed_days: 3,
    missed_minutes: 150,
    moved_minutes: 150,
    extra_per_day: 15,
    dropped_minutes: 0,
  });
  expect(visit.day?.minutes).toBe(75);
  expect(visit.day?.items.some(({ catch_up }) => catch_up === 15)).toBe(true);
  expect(await api.plan.getToday()).toEqual(visit);
  expect(await Promise.all([api.plan.getToday(), api.plan.getToday()])).toEqual([visit, visit]);
  // What was planned for the days that are over is still what was planned then.
  const past = await api.plan.getDays({ after: addDays(today(site), -4), limit: 4 });
  expect(past.days.map(({ day }) => day)).toEqual([-3, -2, -1, 0].map((n) => today(site, n)));
  expect(past.days[0]).toEqual(first);
  expect(past.days[3]).toEqual(visit.day);
  expect(await site.rows('select 1 from study_plans where user_id = $1', [user.id])).toHaveLength(2);
  // On the next day nothing is missed if the day was done, and the note is gone.
  for (const item of visit.day?.items ?? [])
    if (item.skill) await did(site, user.id, 'practice_completed', item.skill, item.minutes);
  daysLater(site, 1);
  expect((await api.plan.getToday()).replanned).toBeNull();
  expect(await site.rows('select 1 from study_plans where user_id = $1', [user.id])).toHaveLength(2);
});

test('twenty first visits of a day at once make one plan', async () => {
  const { api, user } = await planned(site);
  daysLater(site, 2);
  const visits = await Promise.all(Array.from({ length: 20 }, () => api.plan.getToday()));
  for (const visit of visits) expect(visit).toEqual(visits[0]);
  expect(visits[0]?.replanned?.missed_days).toBe(2);
  expect(await site.rows('select 1 from study_plans where user_id = $1', [user.id])).toHaveLength(2);
});

test('moving the exam date re-plans to the new day; the same plan saved again changes nothing', async () => {
  const { api, user } = await planned(site);
  const rows = () =>
    site.rows<{ inputs: { exam: string } }>('select inputs from study_plans where user_id = $1', [user.id]);
  const before = await rows();
  await api.student.updateLearningPlan(takenBefore(site));
  expect(await rows()).toEqual(before);
  await api.student.updateLearningPlan(takenBefore(site, { exam_date: startOfDay(today(site, 10), ZONE) }));
  expect(await api.plan.getToday()).toMatchObject({ exam_day: today(site, 10), days_left: 10, replanned: null });
  const { days, more } = await api.plan.getDays({ limit: 30 });
  expect([days.length, days.at(-1)?.type, days.at(-2)?.type, more]).toEqual([11, 'exam', 'light', false]);
});

test('a plan saved through the settings is followed from the next visit on', async () => {
  const { api } = await planned(site);
  await api.plan.getToday();
  await api.student.updateInfo({ target_score_speak: 8.5 });
  expect((await api.plan.getToday()).day?.reason).toMatchObject({ skill: 'speaking', gap: 3.5 });
});

test('the days come page by page to the exam, and not beyond', async () => {
  const { api } = await planned(site);
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await api.plan.getDays({ ...(after && { after }), limit: 14 });
    seen.push(...page.days.map(({ day }) => day));
    after = page.days.at(-1)?.day;
    if (!page.more) break;
  }
  expect(seen).toEqual(Array.from({ length: 64 }, (_, n) => today(site, n)));
});

test.each([
  { input: { after: 'yesterday' }, fields: ['after'] },
  { input: { after: '2027-02-30' }, fields: ['after'] },
  { input: { limit: 1000 }, fields: ['limit'] },
  { input: { user_id: 1 }, fields: ['user_id'] },
])('get-days $input is refused by name', async ({ input, fields }) => {
  const { api } = await register(site);
  expect((await refused(api.plan.getDays(input as { limit: number }))).fields).toEqual(fields);
});

test('an exam that has passed says so, and a new date begins again', async () => {
  const { api } = await planned(site, { exam_date: startOfDay(today(site, 1), ZONE) });
  expect((await api.plan.getToday()).day?.type).toBe('light');
  daysLater(site, 1);
  expect((await api.plan.getToday()).day?.type).toBe('exam');
  daysLater(site, 1);
  expect(await api.plan.getToday()).toMatchObject({ state: 'exam_passed', day: null, days_left: 0 });
  await api.student.updateLearningPlan(takenBefore(site));
  expect((await api.plan.getToday()).state).toBe('planned');
});

test('a new mock changes the plan from the next day on, and the plan says why', async () => {
  const { api, user } = await planned(site, { is_ielts: 2 });
  expect((await api.plan.getToday()).day?.reason.code).toBe('untested');
  const scores = { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 };
  await site.deps.db.transaction((tx) => site.services.mock.recordMock(tx, user.id, scores, site.deps.now()));
  await did(site, user.id, 'mock_completed', null, 165);
  expect((await api.plan.getToday()).replanned).toBeNull();
  daysLater(site, 1);
  const next = await api.plan.getToday();
  expect(next.replanned).toMatchObject({ why: 'new_scores', missed_days: 0 });
  expect(next.day?.reason).toMatchObject({ code: 'gap', days_since: 1 });
});

test('the last records name the areas a learner has worked in', async () => {
  const { api, user } = await register(site);
  expect(await api.plan.getLastRecords()).toEqual([]);
  await did(site, user.id, 'practice_completed', 'reading');
  await did(site, user.id, 'words_learned', null, 0);
  await did(site, user.id, 'mobile_bound', null, 0);
  const time = Math.floor(site.deps.now().getTime() / 1000);
  const records = await api.plan.getLastRecords();
  expect(records.map(({ area }) => area)).toEqual(['reading', 'words']);
  for (const record of records) expect(Math.abs(record.time - time)).toBeLessThan(60);
});

test('a learner who moves west to yesterday has a plan there too', async () => {
  const { api } = await planned(site);
  await api.plan.getToday();
  await api.student.updateInfo({ time_zone: 'America/Los_Angeles' });
  expect(await api.plan.getToday()).toMatchObject({
    state: 'planned',
    today: today(site, -1),
    day: { day: today(site, -1) },
  });
});

test('plans of others are not seen: each session has its own', async () => {
  const one = await planned(site);
  const other = await planned(site, { exam_date: startOfDay(today(site, 20), ZONE) });
  await did(site, one.user.id, 'practice_completed', 'speaking');
  expect((await other.api.plan.getToday()).done_items).toBe(0);
  expect((await one.api.plan.getToday()).done_items).toBe(1);
});

test('a first timer has a day to get ready and then a first mock', async () => {
  const { api } = await register(site);
  await api.student.updateLearningPlan(planInput(site));
  const { days } = await api.plan.getDays();
  expect(days[1]).toMatchObject({ type: 'mock', reason: { code: 'mock_first' } });
});
