import type { Task } from '@ninefold/contract/economy/tasks';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeApp, openApp, week } from '#app/app.testing.tsx';
import { toast, toastStore } from '#ui/states/toast.ts';
import { economyMessages } from '../economy.messages.ts';
import { inviteMessages } from '../invite/invite.messages.ts';

/** What the tests of the task centre do again and again, as a learner would. */

export function aroundEachTest(): void {
  beforeEach(async () => {
    // Loads in advance what a dialog downloads at its first opening, so that no test waits for a busy disk.
    const words = [economyMessages, inviteMessages].map((text) => text.load('zh'));
    await Promise.all([
      import('#ui/on-demand/DialogFrame.tsx'),
      import('./TaskCenter.tsx'),
      import('../invite/InvitePanel.tsx'),
      ...words,
    ]);
  });
  afterEach(() => {
    for (const shown of toastStore.current()) toast.close(shown.id);
    closeApp();
  });
}

export const signedWeek = {
  ...week,
  list: week.list.map((day, i) => (i === 5 ? { ...day, sign_in_status: 2 as const } : day)),
};
export const POINTS = {
  remaining_points: 1280,
  task_correct_num: 0,
  model_essay_num: 0,
  prices: { essay_scoring: 60, model_essay: 40, speaking_report: 50 },
};
export const PAID = { is_new: 1, points: 10, over_limit: 0, remaining_points: 1290 };

/** A server that remembers whether today was signed. */
export function economy(more: Record<string, unknown> = {}) {
  let signed = false;
  return {
    'task/get-week-sign-in': () => (signed ? { ...signedWeek, days_desc: '已连续 4 天。' } : week),
    'points/get-info': () => ({ ...POINTS, remaining_points: signed ? 1290 : 1280 }),
    'task/sign-in': () => {
      signed = true;
      return PAID;
    },
    ...more,
  };
}

export async function openTasks(answers: Record<string, unknown> = economy()) {
  const app = await openApp('/task-center', { answers });
  const dialog = await screen.findByRole('dialog', { name: '任务中心' }, { timeout: 10_000 });
  return { ...app, dialog: within(dialog) };
}

export const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

export const task = (id: number, more: Partial<Task>): Task => ({
  id,
  name: `任务 ${id}`,
  desc: '',
  status: 1,
  coins: 100,
  condition: 'first-mock',
  times: 1,
  progress: 0,
  ...more,
});
export const withTasks = (...list: Task[]) => economy({ 'task/get-list': { list, total: list.length } });
