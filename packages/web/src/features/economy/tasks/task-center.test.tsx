import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { guest, learner, openApp, refusal, week } from '#app/app.testing.tsx';
import { aroundEachTest, economy, openTasks, PAID, POINTS, press, signedWeek } from './tasks.testing.tsx';

aroundEachTest();

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
