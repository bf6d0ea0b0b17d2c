import { type IsOpen, isOpen as isBuilt } from '@ninefold/core/open-pages';
import { buildSchedule } from '@ninefold/core/planner/schedule/build';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { addDays } from '@ninefold/core/time/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { did, openPlannerSite, takenBefore, today } from './planner.testing.ts';

/** A product in which speaking and mock tests are still being built; the other tests of this feature open every page. */
const isOpen: IsOpen = (path) => isBuilt(path) && !path.startsWith('/mock_list') && !path.startsWith('/speaking');
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
  for (const { skill, minutes, words } of day?.items ?? [])
    if (words > 0) for (let word = 0; word < words; word++) await did(site, user.id, 'words_learned', null, 0);
    else await did(site, user.id, 'practice_completed', skill, minutes);
  const after = await api.plan.getToday();
  expect([after.done_items, after.minutes_left]).toEqual([day?.items.length, 0]);
});

test('a plan made when a page was thought to be there is made anew; its past stays, and so does what is owed', async () => {
  const { api, user } = await register(site);
  await api.student.updateLearningPlan(takenBefore(site));
  const latest = async () =>
    (
      await site.rows<{ inputs: PlanInputs }>(
        'select inputs from study_plans where user_id = $1 order by planned_from desc limit 1',
        [user.id],
      )
    )[0]?.inputs;
  await site.rows(`update study_plans set inputs = inputs - 'closed' where user_id = $1`, [user.id]);
  const inputs = await latest();
  const [first] = inputs ? buildSchedule(inputs) : [];
  const day = today(site);
  site.later(86_400);
  const now = await api.plan.getToday();
  expect(now.day?.items.filter(({ path }) => !isOpen(path))).toEqual([]);
  const [past] = (await api.plan.getDays({ after: addDays(day, -1), limit: 1 })).days;
  expect(past?.items.map(({ id, minutes }) => [id, minutes])).toEqual(
    first?.items.map(({ id, minutes }) => [id, minutes]),
  );
  expect(past?.items.some(({ path }) => !isOpen(path))).toBe(true);
  expect(now.replanned).toMatchObject({ why: 'missed', missed_days: 1 });
  const owed = Object.values((await latest())?.owed ?? {}).reduce((sum, minutes) => sum + minutes, 0);
  expect(owed).toBeGreaterThan(0);
  expect(owed).toBe(now.replanned?.missed_minutes);
});

test('a task that cannot be done yet is not in the list; one that was done stays', async () => {
  const { api, user } = await register(site);
  const names = async () => (await api.task.getList()).list.map(({ condition }) => condition);
  expect(await names()).toContain('first-practice');
  expect(await names()).not.toContain('first-mock');
  await did(site, user.id, 'mock_completed', null, 165);
  expect(await names()).toContain('first-mock');
});
