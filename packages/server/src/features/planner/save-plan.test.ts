// @postgres: many presses at one moment
import { startOfDay } from '@ninefold/core/time/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '#features/economy/economy.testing.ts';
import { refused, register, type Site } from '#features/identity/identity.testing.ts';
import { openPlannerSite, planInput, takenBefore, today, ZONE } from './planner.testing.ts';

/** The shipped task pays 100, this site adds 50; binding the mobile brought 20 before. */
const PLAN_COINS = 150;
const MOBILE_COINS = 20;

let site: Site;
beforeAll(async () => {
  site = await openPlannerSite({ PLAN_POINTS: '50' });
});
afterAll(() => site.close());

test('a saved plan is in the user info that is refetched, and stays there', async () => {
  const { api } = await register(site);
  const input = takenBefore(site, { minutes_per_day: 90 });
  const { user, points, over_limit } = await api.student.updateLearningPlan(input);
  expect(user).toMatchObject({ ...input, is_done_learning_plan: 1 });
  expect({ points, over_limit }).toEqual({ points: PLAN_COINS, over_limit: 0 });
  expect(await api.student.getInfo()).toEqual({ ...user, has_news: 0 });
});

test('minutes a day are 60 until they are said, and are kept when a later save does not mention them', async () => {
  const { api, user } = await register(site);
  expect(user.minutes_per_day).toBe(60);
  await api.student.updateLearningPlan(planInput(site, { minutes_per_day: 30 }));
  expect((await api.student.updateLearningPlan(planInput(site))).user.minutes_per_day).toBe(30);
});

test('“answering first time resets all past scores to -1”, whatever was sent', async () => {
  const { api } = await register(site);
  await api.student.updateLearningPlan(takenBefore(site));
  const { user } = await api.student.updateLearningPlan(takenBefore(site, { is_ielts: 2 }));
  expect(user).toMatchObject({ is_ielts: 2, past_score_listen: -1, past_score_read: -1, past_score_write: -1 });
});

test('ten presses at the same moment save one plan and pay once', async () => {
  const { api, user } = await register(site);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.student.updateLearningPlan(takenBefore(site))),
  );
  expect(answers.map(({ points }) => points).filter(Boolean)).toEqual([PLAN_COINS]);
  expect(await balanceOf(site.deps.db, user.id)).toBe(MOBILE_COINS + PLAN_COINS);
  expect(await site.rows('select planned_from from study_plans where user_id = $1', [user.id])).toHaveLength(1);
  expect(await site.rows(`select 1 from deeds where user_id = $1 and deed = 'plan_completed'`, [user.id])).toHaveLength(
    1,
  );
});

test('only the first completion pays: changing the plan later brings nothing', async () => {
  const { api, user } = await register(site);
  await api.student.updateLearningPlan(planInput(site));
  const again = await api.student.updateLearningPlan(planInput(site, { exam_date: startOfDay(today(site, 90), ZONE) }));
  expect(again).toMatchObject({ points: 0, over_limit: 0 });
  expect(await balanceOf(site.deps.db, user.id)).toBe(MOBILE_COINS + PLAN_COINS);
});

test('at the coin cap the plan is saved, and the answer says that the coins did not fit', async () => {
  const full = await openPlannerSite({ COIN_CAP: '60', PLAN_POINTS: '50' });
  const { api, user } = await register(full);
  const first = await api.student.updateLearningPlan(planInput(full));
  expect(first).toMatchObject({ points: 40, over_limit: 1, user: { is_done_learning_plan: 1 } });
  expect(await balanceOf(full.deps.db, user.id)).toBe(60);
  await full.close();
});

test('a guest may plan, and is paid nothing; an operator neither', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const { user, points } = await guest.api.student.updateLearningPlan(planInput(site));
  expect({ done: user.is_done_learning_plan, points }).toEqual({ done: 1, points: 0 });
  expect(await site.rows('select 1 from deeds where user_id = $1', [user.id])).toEqual([]);
});

test('a plan belongs to its session: nobody can name another learner', async () => {
  const [mine, other] = [await register(site), await register(site)];
  const stolen = { ...takenBefore(site), user_id: other.user.id, id: other.user.id };
  expect((await refused(mine.api.student.updateLearningPlan(stolen))).fields.sort()).toEqual(['id', 'user_id']);
  await mine.api.student.updateLearningPlan(takenBefore(site));
  expect((await other.api.student.getInfo()).is_done_learning_plan).toBe(0);
  expect((await refused(site.visitor().api.student.updateLearningPlan(takenBefore(site)))).error).toBe('not_logged_in');
});

const broken: { change: Record<string, unknown>; fields: string[]; why: string }[] = [
  { change: { exam_date: undefined }, fields: ['exam_date'], why: '“please set the exam date”' },
  { change: { exam_date: 0 }, fields: ['exam_date'], why: '0 is no date' },
  { change: { exam_date: 1_600_000_000 }, fields: ['exam_date'], why: 'the past is not allowed' },
  { change: { exam_date: 9_999_999_999 }, fields: ['exam_date'], why: 'nobody plans for the year 2286' },
  { change: { exam_date: '2027-01-16' }, fields: ['exam_date'], why: 'epoch seconds' },
  { change: { is_ielts: undefined }, fields: ['is_ielts'], why: '“please choose whether you have taken IELTS”' },
  { change: { is_ielts: 0 }, fields: ['is_ielts'], why: 'not said yet is no answer' },
  { change: { target_score_read: 6.3 }, fields: ['target_score_read'], why: 'half bands only' },
  { change: { target_score_read: 3.5 }, fields: ['target_score_read'], why: 'four at least' },
  { change: { target_score_read: 9.5 }, fields: ['target_score_read'], why: 'nine at most' },
  { change: { target_score_read: null }, fields: ['target_score_read'], why: 'null is not a band' },
  { change: { target_score: 8 }, fields: ['target_score'], why: 'the overall is the average of the four' },
  { change: { past_score_write: 7 }, fields: ['target_score_write'], why: 'a target below the past score' },
  { change: { past_score_write: -2 }, fields: ['past_score_write'], why: 'none is -1' },
  { change: { past_score_write: 9.5 }, fields: ['past_score_write'], why: 'nine at most' },
  { change: { minutes_per_day: 7 }, fields: ['minutes_per_day'], why: 'too short, and not in fives' },
  { change: { minutes_per_day: 1440 }, fields: ['minutes_per_day'], why: 'nobody studies all day' },
  { change: { is_done_learning_plan: 1 }, fields: ['is_done_learning_plan'], why: 'the server says when it is done' },
];
test('each thing that is wrong is refused by its name, and nothing is written', async () => {
  const { api, user } = await register(site);
  for (const { change, fields, why } of broken) {
    const input = { ...takenBefore(site), ...change } as ReturnType<typeof takenBefore>;
    const answer = await refused(api.student.updateLearningPlan(input));
    expect({ error: answer.error, fields: answer.fields }, why).toEqual({ error: 'invalid_input', fields });
  }
  expect(await api.student.getInfo()).toEqual({ ...user, has_news: 0 });
  expect(await site.rows('select 1 from study_plans where user_id = $1', [user.id])).toEqual([]);
});

test('today is allowed, in the learner’s own zone', async () => {
  const { api } = await register(site);
  await api.student.updateInfo({ time_zone: 'America/New_York' });
  // Noon in Shanghai: in New York it is still the evening before.
  const yesterdayInShanghai = startOfDay(today(site, -1), 'America/New_York');
  expect(
    (await api.student.updateLearningPlan(planInput(site, { exam_date: yesterdayInShanghai }))).user.exam_date,
  ).toBe(yesterdayInShanghai);
  await api.student.updateInfo({ time_zone: ZONE });
  const answer = await refused(
    api.student.updateLearningPlan(planInput(site, { exam_date: yesterdayInShanghai - 86_400 })),
  );
  expect(answer.fields).toEqual(['exam_date']);
});

test('a guest’s plan goes to the account at login, with its days, and is then paid', async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.student.updateLearningPlan(takenBefore(site, { minutes_per_day: 45 }));
  const { user, mobile } = await register(site, undefined, visitor);
  expect(user).toMatchObject({
    is_done_learning_plan: 1,
    minutes_per_day: 45,
    past_score_listen: 6.5,
    target_score: 7,
  });
  expect(await balanceOf(site.deps.db, user.id)).toBe(MOBILE_COINS + PLAN_COINS);
  expect(await visitor.api.plan.getToday()).toMatchObject({ state: 'planned', exam_day: today(site, 63) });
  expect(mobile).toBe(user.mobile);
});

test('an account that has a plan keeps its own', async () => {
  const learner = await register(site);
  await learner.api.student.updateLearningPlan(takenBefore(site));
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.student.updateLearningPlan(planInput(site, { exam_date: startOfDay(today(site, 5), ZONE) }));
  const { user } = await register(site, learner.mobile, visitor);
  expect(user).toMatchObject({ id: learner.user.id, exam_date: takenBefore(site).exam_date, past_score_listen: 6.5 });
});
