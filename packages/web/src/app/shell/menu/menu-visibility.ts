import type { Breakpoint } from '#platform/breakpoints.ts';

/**
 * What stands around a page. Pure.
 * - menu: side menu (bottom bar on a phone) and top bar
 * - task_bar: deep practice; only a bar with the way back, the page fills the rest
 * - sub_page: the same bar, with the page's usual margins (phones)
 * - bare: nothing; the page is its own frame
 */
export type Frame = 'menu' | 'task_bar' | 'sub_page' | 'bare';

/** By the first part of the path; the plain names are other spellings of the `-next` ones. */
const DEEP_PRACTICE = new Set([
  'training-collection',
  'reading-next',
  'reading',
  'writing-task-1',
  'writing-task-2',
  'question-review',
  'question-review-next',
  'writing-ideas',
  'segmented',
  'lesson',
  'lesson-preview',
  'listening-next',
  'listening',
  'listening-enhance',
  'writing-feedback-task-1',
  'writing-feedback-task-2',
  'word-learning',
  'word-review',
  'mock',
  'speaking-practice',
]);

/** The cashier stands for a payment service outside, so nothing of the shop is around it. */
const BARE = new Set(['login', 'dev', 'sandbox-cashier']);

const WITHOUT_MENU_ON_PHONES = new Set(['profile', 'ielts-calculator', 'ielts-planner', 'task-center']);

export function frameOf(pathname: string, breakpoint: Breakpoint): Frame {
  const name = pathname.split('/')[1] ?? '';
  if (BARE.has(name)) return 'bare';
  if (DEEP_PRACTICE.has(name)) return 'task_bar';
  return breakpoint === 'mobile' && WITHOUT_MENU_ON_PHONES.has(name) ? 'sub_page' : 'menu';
}

export type SideLook = 'wide' | 'rail';

/** A tablet's is always narrow; on a desktop the learner decides. A phone has the bottom bar instead. */
export const sideLookOf = (breakpoint: Breakpoint, collapsed: boolean): SideLook =>
  breakpoint === 'desktop' && !collapsed ? 'wide' : 'rail';
