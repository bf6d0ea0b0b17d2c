import type { Input } from '@ninefold/contract/call';
import type { studentPlan } from '@ninefold/contract/planner';
import type { Deed, DeedSkill } from '@ninefold/core/economy/deeds';
import { addDays, type Day, dayAt, startOfDay } from '@ninefold/core/time/day';
import type { Deps } from '#deps.ts';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';

/** What the tests of this feature do again and again, as a learner would. */

export const ZONE = 'Asia/Shanghai';
export type PlanInput = Input<(typeof studentPlan)['updateLearningPlan']>;

/** At noon of the next day in Shanghai: no test depends on the hour at which it is run. */
export async function openPlannerSite(settings: Record<string, string> = {}, deps: Pick<Partial<Deps>, 'isOpen'> = {}) {
  const site = await openSite(settings, 'menu', undefined, deps);
  const now = site.deps.now().getTime() / 1000;
  site.later(Math.ceil(startOfDay(addDays(dayAt(now, ZONE), 1), ZONE) + 12 * 3600 - now));
  return site;
}

export const today = (site: Site, ahead = 0): Day =>
  addDays(dayAt(Math.floor(site.deps.now().getTime() / 1000), ZONE), ahead);

export const daysLater = (site: Site, days: number) => site.later(days * 86_400);

/** A first timer nine weeks before the exam. */
export const planInput = (site: Site, change: Partial<PlanInput> = {}): PlanInput => ({
  is_ielts: 2,
  exam_date: startOfDay(today(site, 63), ZONE),
  target_score: 7,
  target_score_listen: 7.5,
  target_score_read: 7.5,
  target_score_write: 6.5,
  target_score_speak: 6.5,
  past_score_listen: -1,
  past_score_read: -1,
  past_score_write: -1,
  past_score_speak: -1,
  ...change,
});

/** Somebody who took the exam before: the learner of the pictures. */
export const takenBefore = (site: Site, change: Partial<PlanInput> = {}): PlanInput =>
  planInput(site, {
    is_ielts: 1,
    past_score_listen: 6.5,
    past_score_read: 7.5,
    past_score_write: 6,
    past_score_speak: 5,
    ...change,
  });

export async function planned(site: Site, change: Partial<PlanInput> = {}) {
  const learner = await register(site);
  await learner.api.student.updateLearningPlan(takenBefore(site, change));
  return learner;
}

let references = 0;
/** As the feature that saw it would record it. */
export const did = (site: Site, userId: number, deed: Deed, skill: DeedSkill | null, minutes = 25) =>
  site.deps.db.transaction((tx) =>
    site.services.deeds.recordDeed(tx, {
      userId,
      deed,
      ...(skill && { skill }),
      reference: `test-${++references}`,
      seconds: minutes * 60,
      at: site.deps.now(),
    }),
  );
