import { isOpen } from '@ninefold/core/open-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { did, openPlannerSite, takenBefore } from './planner.testing.ts';

/** The product as it is, with the pages that are there; the other tests of this feature open them all. */
let site: Awaited<ReturnType<typeof openPlannerSite>>;
beforeAll(async () => {
  site = await openPlannerSite({}, { isOpen });
});
afterAll(() => site.close());

test('no day of a plan leads to a page that is still being built, and today can be finished', async () => {
  const { api, user } = await register(site);
  await api.student.updateLearningPlan(takenBefore(site));
  const { days } = await api.plan.getDays({ limit: 62 });
  const items = days.flatMap((day) => day.items);
  expect(items.filter(({ path }) => !isOpen(path))).toEqual([]);
  const { day } = await api.plan.getToday();
  for (const { skill, minutes } of day?.items ?? []) await did(site, user.id, 'practice_completed', skill, minutes);
  const after = await api.plan.getToday();
  expect([after.done_items, after.minutes_left]).toEqual([day?.items.length, 0]);
});

test('a plan made when a page was thought to be there is made anew, and its past stays as it was', async () => {
  const { api, user } = await register(site);
  await api.student.updateLearningPlan(takenBefore(site));
  const [first] = (await api.plan.getDays({ limit: 1 })).days;
  await site.rows(`update study_plans set inputs = inputs - 'closed' where user_id = $1`, [user.id]);
  site.later(86_400);
  const { day } = await api.plan.getToday();
  expect(day?.items.filter(({ path }) => !isOpen(path))).toEqual([]);
  expect(first?.items.every(({ path }) => isOpen(path))).toBe(true);
});

test('a task that cannot be done yet is not in the list; one that was done stays', async () => {
  const { api, user } = await register(site);
  const names = async () => (await api.task.getList()).list.map(({ condition }) => condition);
  expect(await names()).toContain('first-practice');
  expect(await names()).not.toContain('first-mock');
  await did(site, user.id, 'mock_completed', null, 165);
  expect(await names()).toContain('first-mock');
});
