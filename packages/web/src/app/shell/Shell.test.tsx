import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, guest, learner, member, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const sideMenu = () => screen.getByRole('navigation', { name: '主菜单' });

describe('the frame of a learner', () => {
  test('shows the menu of the server, the coins, and the way to the daily reward', async () => {
    await openApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: /，知夏$/ })).toBeTruthy();
    expect(sideMenu().querySelector('ul [aria-current="page"]')?.textContent).toBe('首页');
    expect(await screen.findByRole('button', { name: '金币 1,280，查看明细' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /去签到/ })).toBeTruthy();
    expect(document.title).toBe('首页 · 九阶雅思');
  });

  test('has exactly one primary button on the home page', async () => {
    await openApp('/');
    await screen.findByRole('link', { name: '继续' }, { timeout: 5000 });
    expect(document.querySelectorAll('a[class*="primary"], button[class*="primary"]')).toHaveLength(1);
  });

  test('counts a click on the menu and fetches the items below it', async () => {
    const { asked, router } = await openApp('/');
    const link = (await screen.findAllByRole('link', { name: '基础训练' }))[0]!;
    await act(async () => fireEvent.click(link));
    await waitFor(() => expect(router.state.location.pathname).toBe('/training-list'));
    expect(asked).toContainEqual({
      path: 'common/track',
      input: { event: 'menu_click', target: '/training-collection', menu_id: 28 },
    });
    await waitFor(() => expect(asked).toContainEqual({ path: 'common/get-menu-list', input: { pid: 28 } }));
  });

  test('the sign-in button is counted and opens the task dialog where the learner is', async () => {
    const { asked, router } = await openApp('/words');
    const button = await screen.findByRole('button', { name: /去签到/ });
    await act(async () => fireEvent.click(button));
    expect(await screen.findByRole('dialog', { name: '任务中心' }, { timeout: 5000 })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/words');
    expect(asked).toContainEqual({ path: 'common/track', input: { event: 'go_to_sign_in', target: 'side_menu' } });
  });
});

test('a member sees ∞ instead of a balance, and is not sent to earn coins', async () => {
  await openApp('/', { answers: { 'student/get-info': member } });
  expect((await screen.findByRole('button', { name: /金币不限/ })).textContent).toBe('∞');
  expect(screen.queryByRole('button', { name: /去签到/ })).toBeNull();
});

test('a guest sees a way to log in and no coins, and nobody asks for their points', async () => {
  const { timesAsked } = await openApp('/words', { answers: { 'student/get-info': guest } });
  expect((await screen.findByRole('link', { name: '登录' })).getAttribute('href')).toContain('return=%2Fwords');
  expect(screen.queryByRole('button', { name: /金币/ })).toBeNull();
  expect(timesAsked('points/get-info')).toBe(0);
});

test('an operator has neither coins nor the daily reward', async () => {
  const operator = { ...learner, role: 'backend-system' };
  const { timesAsked } = await openApp('/', { answers: { 'student/get-info': operator } });
  await screen.findByRole('heading', { level: 1, name: /，知夏$/ });
  expect(screen.queryByRole('button', { name: /去签到|金币/ })).toBeNull();
  expect(timesAsked('points/get-info')).toBe(0);
});

test('deep practice shows only the way back and the title', async () => {
  await openApp('/word-learning');
  expect(await screen.findByRole('button', { name: '返回' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
});

test('a phone has two items at the bottom: the first of the menu and the practice hub', async () => {
  await openApp('/', { width: 390 });
  await waitFor(() => expect(sideMenu().textContent).toBe('首页雅思练习'));
  expect(screen.queryByRole('button', { name: /去签到/ })).toBeNull();
});

test('in English the tab and the greeting are English', async () => {
  await openApp('/ielts-list', { language: 'en' });
  await waitFor(() => expect(document.title).toBe('IELTS practice · Ninefold'));
  expect(await screen.findByRole('heading', { level: 1, name: 'IELTS practice' })).toBeTruthy();
});

test('a menu that does not load says so and can be asked for again; the page stays usable', async () => {
  const { timesAsked } = await openApp('/words', { answers: { 'common/get-menu-list': refusal('internal', 500) } });
  const before = timesAsked('common/get-menu-list');
  const again = await screen.findByRole('button', { name: '重试' });
  await act(async () => fireEvent.click(again));
  expect(timesAsked('common/get-menu-list')).toBe(before + 1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('建设中');
});

test('the narrow menu is remembered', async () => {
  await openApp('/');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '收起菜单' })));
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeTruthy();
  expect(localStorage.getItem('nf-menu-collapsed')).toBe('1');
});
