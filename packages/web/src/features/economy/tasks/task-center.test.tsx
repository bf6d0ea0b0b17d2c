import type { Task } from '@ninefold/contract/economy/tasks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeApp, guest, learner, openApp, refusal, week } from '#app/app.testing.tsx';
import { toast, toastStore } from '#ui/states/toast.ts';
import { economyMessages } from '../economy.messages.ts';
import { inviteMessages } from '../invite/invite.messages.ts';

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

const signedWeek = {
  ...week,
  list: week.list.map((day, i) => (i === 5 ? { ...day, sign_in_status: 2 as const } : day)),
};
const POINTS = {
  remaining_points: 1280,
  task_correct_num: 0,
  model_essay_num: 0,
  prices: { essay_scoring: 60, model_essay: 40, speaking_report: 50 },
};
const PAID = { is_new: 1, points: 10, over_limit: 0, remaining_points: 1290 };

/** A server that remembers whether today was signed. */
function economy(more: Record<string, unknown> = {}) {
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

async function openTasks(answers: Record<string, unknown> = economy()) {
  const app = await openApp('/task-center', { answers });
  const dialog = await screen.findByRole('dialog', { name: '任务中心' }, { timeout: 10_000 });
  return { ...app, dialog: within(dialog) };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('the sign-in card', () => {
  test('signing in changes the week, the sentence, the button and the coins of the shell, and says what it paid', async () => {
    const { dialog, timesAsked } = await openTasks();
    const today = () => dialog.getAllByRole('listitem').find((day) => day.getAttribute('aria-current') === 'date');
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    // Checked first, because it disappears after three seconds.
    expect(await screen.findByText('签到成功，+10 金币')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: '今日已签到 +10 金币' })).toBeTruthy();
    expect(today()?.getAttribute('data-look')).toBe('signed');
    expect(dialog.getByText('已连续 4 天。')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '金币 1,290，查看明细', hidden: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^今日已签到 ?\+10$/, hidden: true })).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(1);
  });

  test('the answer names the new balance, so only the week and the tasks are asked for again', async () => {
    const { dialog, timesAsked } = await openTasks(economy({ 'points/get-info': POINTS }));
    const asked = () => ['points/get-info', 'task/get-week-sign-in', 'task/get-list'].map(timesAsked);
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    expect(await screen.findByRole('button', { name: '金币 1,290，查看明细', hidden: true })).toBeTruthy();
    await waitFor(() => expect(asked()).toEqual([1, 2, 2]));
  });

  test('a day that was signed elsewhere changes no task', async () => {
    const { dialog, timesAsked } = await openTasks(economy({ 'task/sign-in': { ...PAID, is_new: 0 } }));
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    expect(await screen.findByText('今日已签到，明天再来')).toBeTruthy();
    expect(timesAsked('task/get-list')).toBe(1);
  });

  test('the seven days show their state in words as well as in a picture', async () => {
    const { dialog } = await openTasks();
    const days = within(await dialog.findByRole('list', { name: '本周七天' })).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual([
      '周一+10 已签到',
      '周二漏签',
      '周三+10 已签到',
      '周四+10 已签到',
      '周五+10 已签到',
      '今天+10 可以签到',
      '周日+30 还没到',
    ]);
  });

  test('a tap on a day already signed gets a kind answer and costs no call', async () => {
    const { dialog, timesAsked } = await openTasks(economy({ 'task/get-week-sign-in': signedWeek }));
    await press(await dialog.findByRole('button', { name: '今日已签到 +10 金币' }));
    expect(screen.getByText('今日已签到，明天再来')).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(0);
  });

  test('when signing in fails, a message asks to do it by hand and the button is there for it', async () => {
    const { dialog } = await openTasks(economy({ 'task/sign-in': refusal('internal', 500) }));
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    expect(await screen.findByText('签到失败，请手动签到')).toBeTruthy();
    expect(dialog.getByRole('button', { name: '立即签到 +10 金币' })).toBeTruthy();
  });

  test('when only the week fails to load, the same message appears', async () => {
    let asked = 0;
    const weekOnce = () => (asked++ === 0 ? week : refusal('internal', 500));
    const { dialog } = await openTasks(economy({ 'task/get-week-sign-in': weekOnce }));
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    expect(await screen.findByText('签到失败，请手动签到')).toBeTruthy();
  });

  test('at the coin limit the day is signed and nobody is promised coins', async () => {
    const full = { ...PAID, points: 0, over_limit: 1 };
    const { dialog } = await openTasks(economy({ 'task/sign-in': full }));
    await press(await dialog.findByRole('button', { name: '立即签到 +10 金币' }));
    expect(await screen.findByText('签到成功，金币已达上限')).toBeTruthy();
  });
});

describe('signing in by itself', () => {
  const auto = { ...week, auto_sign_in: 1 as const };

  test('where the site switched it on, opening the card signs in once and says so', async () => {
    let signed = false;
    const answers = economy({
      'task/get-week-sign-in': () => (signed ? { ...signedWeek, auto_sign_in: 1 } : auto),
      'task/sign-in': () => {
        signed = true;
        return PAID;
      },
    });
    const { dialog, timesAsked } = await openTasks(answers);
    expect(await screen.findByText('已自动签到，+10 金币')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: '今日已签到 +10 金币' })).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(1);
  });

  test.each([
    { why: 'it is switched off', shown: week },
    { why: 'today is signed already', shown: { ...signedWeek, auto_sign_in: 1 } },
  ])('nothing happens when $why', async ({ shown }) => {
    const { dialog, timesAsked } = await openTasks(economy({ 'task/get-week-sign-in': shown }));
    await dialog.findByRole('list', { name: '本周七天' });
    expect(timesAsked('task/sign-in')).toBe(0);
  });

  test('a failure is left to the learner, not tried again', async () => {
    const answers = economy({ 'task/get-week-sign-in': auto, 'task/sign-in': refusal('internal', 500) });
    const { dialog, timesAsked } = await openTasks(answers);
    expect(await screen.findByText('签到失败，请手动签到')).toBeTruthy();
    expect(dialog.getByRole('button', { name: '立即签到 +10 金币' })).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(1);
  });
});

const task = (id: number, more: Partial<Task>): Task => ({
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
const withTasks = (...list: Task[]) => economy({ 'task/get-list': { list, total: list.length } });

describe('more tasks', () => {
  test('an open task leads to its page and the dialog closes behind the learner', async () => {
    const { dialog, router } = await openTasks(withTasks(task(1, { name: '完成一次模考' })));
    await press(await dialog.findByRole('link', { name: '去完成：完成一次模考' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mock_list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('done and locked tasks say so and offer nothing to press', async () => {
    const { dialog } = await openTasks(withTasks(task(1, { status: 2 }), task(2, { status: 0 })));
    expect(await dialog.findByText('已完成')).toBeTruthy();
    expect(dialog.getByText('未解锁')).toBeTruthy();
    expect(dialog.queryByRole('link', { name: /去完成/ })).toBeNull();
  });

  test('a task of twenty words shows how many are there', async () => {
    const { dialog } = await openTasks(withTasks(task(1, { condition: 'learn-words', times: 20, progress: 12 })));
    expect(await dialog.findByText('12 / 20')).toBeTruthy();
  });

  test('only the safe parts of the description are rendered', async () => {
    const desc =
      '四项成绩让计划更准<img src=x onerror="alert(1)"><script>alert(2)</script><b onclick="alert(3)">快来</b>';
    const { dialog } = await openTasks(withTasks(task(1, { desc })));
    const shown = (await dialog.findByText('快来')).parentElement!;
    expect(shown.querySelector('img, script, [onclick]')).toBeNull();
    expect(shown.textContent).toBe('四项成绩让计划更准快来');
  });

  test('the reward is in the description, or after it when the description does not name it', async () => {
    const { dialog } = await openTasks(
      withTasks(
        task(1, { desc: '<p>首次完成得 <strong>100</strong> 金币。</p>' }),
        task(2, { desc: '双方都得金币。', coins: 500 }),
      ),
    );
    const rows = (await dialog.findAllByRole('heading', { level: 3 })).map((name) => name.parentElement?.textContent);
    expect(rows).toEqual(['任务 1首次完成得 100 金币。', '任务 2双方都得金币。+500']);
  });

  test('open tasks come first, done ones last', async () => {
    const { dialog } = await openTasks(
      withTasks(task(1, { status: 2 }), task(2, { status: 0 }), task(3, {}), task(4, { status: 2 }), task(5, {})),
    );
    const names = (await dialog.findAllByRole('heading', { level: 3 })).map((name) => name.textContent);
    expect(names).toEqual(['任务 3', '任务 5', '任务 2', '任务 1', '任务 4']);
  });

  test('inviting a friend replaces the tasks in the dialog, and the focus stays inside', async () => {
    const { dialog } = await openTasks({
      ...withTasks(task(1, { name: '邀请好友', condition: 'invite-friend' })),
      'student/get-invite-info': { ...INVITE },
    });
    const button = await dialog.findByRole('button', { name: '去完成：邀请好友' });
    button.focus();
    await press(button);
    const invite = await screen.findByRole('dialog', { name: '邀请好友' });
    expect(invite.contains(document.activeElement)).toBe(true);
    expect(await within(invite).findByLabelText('邀请链接')).toBeTruthy();
  });

  test('a list that fails says so and can be asked for again', async () => {
    let fails = true;
    const answer = () => (fails ? refusal('internal', 500) : { list: [task(1, { name: '完成一次模考' })], total: 1 });
    const { dialog } = await openTasks(economy({ 'task/get-list': answer }));
    const failed = within(await dialog.findByRole('region', { name: '更多任务' }));
    expect(await failed.findByText('获取任务列表失败')).toBeTruthy();
    fails = false;
    await press(failed.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('完成一次模考')).toBeTruthy();
  });
});

const INVITE = {
  invite_code: 'K7M2Q9',
  invite_link: '/#/login?invite=K7M2Q9',
  inviter_points: 500,
  invitee_points: 500,
  daily_limit: 10,
  list: [],
  total: 0,
};

describe('those without coins', () => {
  test.each([
    { who: 'a guest', me: guest, reads: '登录后领金币' },
    { who: 'an operator', me: { ...learner, role: 'backend-system' }, reads: '管理员没有金币和任务' },
  ])('$who is told why, and the server is asked for neither week nor tasks', async ({ me, reads }) => {
    const { dialog, timesAsked } = await openTasks({ 'student/get-info': me });
    expect(await dialog.findByText(reads)).toBeTruthy();
    expect(timesAsked('task/get-list') + timesAsked('task/get-week-sign-in')).toBe(0);
  });

  test('a guest who logs in from there comes back to the tasks', async () => {
    const { dialog } = await openTasks({ 'student/get-info': guest });
    const link = await dialog.findByRole('link', { name: '登录 / 注册' });
    expect(link.getAttribute('href')).toContain('return=%2Ftask-center');
  });
});

test('on a phone it is a page with a way back', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await openApp('/task-center', { answers: economy(), width: 390 });
  expect(await screen.findByRole('heading', { level: 1, name: '任务中心' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '立即签到 +10 金币' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
