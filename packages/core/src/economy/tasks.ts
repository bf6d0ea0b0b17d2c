import type { IsOpen } from '../open-pages.ts';
import type { Deed } from './deeds.ts';

/** What the server itself can see happen: coins are not paid because a page says so. */
export const TASK_CONDITIONS = [
  'complete-plan',
  'bind-mobile',
  'first-practice',
  'first-essay',
  'first-speaking',
  'first-mock',
  'first-lesson',
  'first-training',
  'learn-words',
  'sign-in-days',
  'invite-friend',
] as const;
export type TaskCondition = (typeof TASK_CONDITIONS)[number];

/** The deed that each condition counts; days of signing in are counted from the sign-ins themselves. */
export const DEED_OF: Readonly<Record<Exclude<TaskCondition, 'sign-in-days'>, Deed>> = {
  'complete-plan': 'plan_completed',
  'bind-mobile': 'mobile_bound',
  'first-practice': 'practice_completed',
  'first-essay': 'essay_scored',
  'first-speaking': 'speaking_answered',
  'first-mock': 'mock_completed',
  'first-lesson': 'lesson_completed',
  'first-training': 'training_completed',
  'learn-words': 'words_learned',
  'invite-friend': 'friend_invited',
};

export const conditionOf = (deed: Deed): TaskCondition | undefined =>
  TASK_CONDITIONS.find((condition) => condition !== 'sign-in-days' && DEED_OF[condition] === deed);

/** The page a task is done on; null: it is done beside the list of tasks. */
const PAGE_OF: Readonly<Record<TaskCondition, string | null>> = {
  'complete-plan': '/ielts-planner',
  'bind-mobile': '/profile/personal',
  'first-practice': '/reading-list',
  'first-essay': '/writing-list-next',
  'first-speaking': '/speaking',
  'first-mock': '/mock_list',
  'first-lesson': '/lesson',
  'first-training': '/training-list',
  'learn-words': '/words',
  'sign-in-days': null,
  'invite-friend': null,
};

/** A task that cannot be done yet is not offered. */
export function canBeDone(condition: TaskCondition, isOpen: IsOpen): boolean {
  const page = PAGE_OF[condition];
  return page === null || isOpen(page);
}

/** 0 locked, 1 open, 2 done. Locked: another task comes first, or the last of a limited reward is gone. */
type TaskStatus = 0 | 1 | 2;
export function taskStatus(task: { done: boolean; waitsForOther: boolean; goneForGood: boolean }): TaskStatus {
  if (task.done) return 2;
  return task.waitsForOther || task.goneForGood ? 0 : 1;
}
