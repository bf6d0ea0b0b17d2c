import { buildSchedule } from '@ninefold/core/planner/schedule/build';
import { isMock, skillOf } from '@ninefold/core/planner/schedule/done';
import { SKILLS, type Skill } from '@ninefold/core/skills';
import { addDays, type Day, daysBetween } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import { deedsFrom, todayOf } from './days.ts';
import { planOfToday } from './make-plan.ts';
import { plannerRepo, type StudyPlanRow } from './planner.repo.ts';
import type { Learner, PlannerDeps } from './planner-deps.ts';
import { daysInForce, shownDay, shownReplanned } from './show-plan.ts';

export async function learnerOf(deps: PlannerDeps, userId: number): Promise<Learner> {
  const learner = await deps.goals.find(deps.db, userId);
  if (!learner) throw new AppError('not_logged_in');
  return learner;
}

export async function readToday(deps: PlannerDeps, userId: number) {
  const learner = await learnerOf(deps, userId);
  const today = todayOf(deps, learner);
  const plan = await planOfToday(deps, learner);
  const exam = plan?.inputs.exam ?? null;
  const planned = plan && buildSchedule(plan.inputs).find(({ day }) => day === today);
  const deeds = planned ? await deedsFrom(deps, deps.db, learner, today) : [];
  const day = planned ? shownDay(planned, plan.inputs.exam, deeds) : null;
  const open = day?.items.filter((item) => !item.done) ?? [];
  return {
    state: stateOf(plan, today),
    today,
    exam_day: exam,
    days_left: exam ? Math.max(0, daysBetween(today, exam)) : 0,
    day,
    done_items: (day?.items.length ?? 0) - open.length,
    minutes_left: open.reduce((total, item) => total + Math.max(0, item.minutes - item.done_minutes), 0),
    replanned: plan?.replanned && plan.planned_from === today ? shownReplanned(plan.replanned) : null,
  };
}

/** From the day after `after` on; without it from today on. */
export async function readDays(deps: PlannerDeps, userId: number, { after, limit }: { after?: Day; limit: number }) {
  const learner = await learnerOf(deps, userId);
  const today = todayOf(deps, learner);
  const plan = await planOfToday(deps, learner);
  const from = after ? addDays(after, 1) : today;
  const to = addDays(from, limit - 1);
  const days = plan ? daysInForce(await plannerRepo(deps.db).plansBetween(userId, from, to), from, to) : [];
  const deeds = from <= today && days.length ? await deedsFrom(deps, deps.db, learner, from) : [];
  return {
    state: stateOf(plan, today),
    today,
    days: days.map(({ day, exam }) => shownDay(day, exam, deeds)),
    more: plan !== null && to < plan.inputs.exam,
  };
}

const stateOf = (plan: StudyPlanRow | null, today: Day) => {
  if (!plan) return 'none' as const;
  return plan.inputs.exam < today ? ('exam_passed' as const) : ('planned' as const);
};

type Area = Skill | 'words' | 'training' | 'mock' | 'course';

/** When each practice area was last worked in. */
export async function readLastRecords(deps: PlannerDeps, userId: number) {
  const rows = await deps.deeds.lastDeedsBefore(deps.db, userId, new Date(deps.now().getTime() + 1));
  const last = new Map<Area, number>();
  for (const { deed, skill, at } of rows)
    for (const area of areasOf({ deed, skill, seconds: 0, day: '' }))
      last.set(area, Math.max(last.get(area) ?? 0, secondsOf(at)));
  const order: Area[] = [...SKILLS, 'words', 'training', 'mock', 'course'];
  return order.flatMap((area) => {
    const time = last.get(area);
    return time === undefined ? [] : [{ area, time }];
  });
}

function areasOf(deed: Parameters<typeof skillOf>[0]): Area[] {
  if (deed.deed === 'words_learned' || deed.deed === 'words_reviewed') return ['words'];
  if (deed.deed === 'training_completed') return ['training'];
  if (deed.deed === 'lesson_completed') return ['course'];
  if (isMock(deed)) return ['mock'];
  const skill = skillOf(deed);
  return skill ? [skill] : [];
}
