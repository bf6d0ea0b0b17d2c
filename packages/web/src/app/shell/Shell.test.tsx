import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, guest, learner, member, openApp, refusal, week } from '../app.testing.tsx';

afterEach(closeApp);

const sideMenu = () => screen.getByRole('navigation', { name: '主菜单' });

describe('the frame of a learner', () => {
  test('shows the menu of the server, the coins, and the way to the daily reward', async () => {
    await openApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: /，知夏$/ }, { timeout: 5000 })).toBeTruthy();
    expect(sideMenu().querySelector('ul [aria-current="page"]')?.textContent).toBe('首页');
    expect(await screen.findByRole('button', { name: '金币 1,280，查看明细' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /去签到/ })).toBeTruthy();
    expect(document.title).toBe('首页 · 九阶雅思');
  });

  test('has exactly one primary button on the home page', async () => {
    // A download of its own: the test waits for what it shows, not for its code.
    await import('#features/courses/ContinueCard.tsx');
    await openApp('/');
    await screen.findByRole('link', { name: /^(继续|开始)$/ }, { timeout: 5000 });
    expect(document.querySelectorAll('a[class*="primary"], button[class*="primary"]')).toHaveLength(1);
  });

  test('counts a click on the menu and fetches the items below it', async () => {
    const { asked, router } = await openApp('/');
    const link = (await screen.findAllByRole('link', { name: /^基础训练/ }))[0]!;
    await act(async () => fireEvent.click(link));
    await waitFor(() => expect(router.state.location.pathname).toBe('/training-list'));
    expect(asked).toContainEqual({
      path: 'common/track',
      input: { event: 'menu_click', target: '/training-collection', menu_id: 28 },
    });
    await waitFor(() => expect(asked).toContainEqual({ path: 'common/get-menu-list', input: { pid: 28 } }));
  });

  test.each(['wide', 'rail'])(
    'a click on a parent is counted, fetches its items and goes to its page (%s)',
    async (look) => {
      if (look === 'rail') localStorage.setItem('nf-menu-collapsed', '1');
      const { asked, router } = await openApp('/');
      const parent = await within(sideMenu()).findByRole('link', { name: '雅思练习' });
      await act(async () => fireEvent.click(parent));
      await waitFor(() => expect(router.state.location.pathname).toBe('/ielts-list'));
      await waitFor(() => expect(parent.getAttribute('aria-current')).toBe('page'));
      await waitFor(() => expect(asked).toContainEqual({ path: 'common/get-menu-list', input: { pid: 10 } }));
      expect(asked).toContainEqual({
        path: 'common/track',
        input: { event: 'menu_click', target: '/ielts-list', menu_id: 10 },
      });
      // From there the tools are one press away on a desktop too.
      expect(await screen.findByRole('link', { name: /分数计算器/ })).toBeTruthy();
      expect(screen.getByRole('link', { name: /学习规划/ })).toBeTruthy();
    },
  );

  test('the sign-in button is counted, opens the task dialog where the learner is, and signs in', async () => {
    const { asked, router, timesAsked } = await openApp('/words', {
      answers: { 'task/sign-in': { is_new: 1, points: 10, over_limit: 0, remaining_points: 1290 } },
    });
    const button = await screen.findByRole('button', { name: /去签到/ });
    await act(async () => fireEvent.click(button));
    expect(await screen.findByRole('dialog', { name: '任务中心' }, { timeout: 5000 })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/words');
    expect(asked).toContainEqual({ path: 'common/track', input: { event: 'go_to_sign_in', target: 'side_menu' } });
    expect(await screen.findByText('签到成功，+10 金币')).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(1);
  });

  test('a day that is signed already is only shown', async () => {
    const list = week.list.map((day, i) => (i === 5 ? { ...day, sign_in_status: 2 } : day));
    const { timesAsked } = await openApp('/words', { answers: { 'task/get-week-sign-in': { ...week, list } } });
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: /今日已签到/ })));
    expect(await screen.findByRole('button', { name: '今日已签到 +10 金币' }, { timeout: 5000 })).toBeTruthy();
    expect(timesAsked('task/sign-in')).toBe(0);
  });

  test('a dialog closes when the learner goes to another page, and does not come back with the old one', async () => {
    const { router } = await openApp('/words');
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: /金币 1,280/ })));
    expect(await screen.findByRole('dialog', { name: '金币' }, { timeout: 5000 })).toBeTruthy();
    await act(() => router.navigate({ to: '/ielts-list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate({ to: '/words' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a tutor’s badge stands beside the name', async () => {
    await openApp('/words', { answers: { 'student/get-info': { ...learner, is_guide: 1 } } });
    expect(await within(sideMenu()).findByText('导师')).toBeTruthy();
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
  await screen.findByRole('heading', { level: 1, name: /，知夏$/ }, { timeout: 5000 });
  expect(screen.queryByRole('button', { name: /去签到|金币/ })).toBeNull();
  expect(timesAsked('points/get-info')).toBe(0);
});

describe('what the server lets an account do decides what is shown', () => {
  const list = 'student/get-operation-permissions-list';

  test('without the daily reward and coins on its list, neither is shown', async () => {
    const { timesAsked } = await openApp('/words', { answers: { [list]: ['reading.practise'] } });
    await waitFor(() => expect(timesAsked(list)).toBe(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /去签到|金币/ })).toBeNull());
  });

  test('a list that fails leaves what the role shows', async () => {
    await openApp('/words', { answers: { [list]: refusal('internal', 500) } });
    expect(await screen.findByRole('button', { name: /去签到/ })).toBeTruthy();
  });

  test('a guest is not asked about', async () => {
    const { timesAsked } = await openApp('/words', { answers: { 'student/get-info': guest } });
    await screen.findByRole('link', { name: '登录' });
    expect(timesAsked(list)).toBe(0);
  });
});

test('deep practice shows only the way back and the title', async () => {
  await openApp('/training-collection/3', { answers: { 'training/get-collection': refusal('not_found', 404) } });
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
  expect(await screen.findByRole('heading', { level: 1, name: 'What to practise today' })).toBeTruthy();
});

test('a menu that does not load says so and can be asked for again; the page stays usable', async () => {
  const { timesAsked } = await openApp('/words', { answers: { 'common/get-menu-list': refusal('internal', 500) } });
  const before = timesAsked('common/get-menu-list');
  const again = await screen.findByRole('button', { name: '重试' });
  await act(async () => fireEvent.click(again));
  expect(timesAsked('common/get-menu-list')).toBe(before + 1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('单词');
});

test('the narrow menu is remembered', async () => {
  await openApp('/');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '收起菜单' })));
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeTruthy();
  expect(localStorage.getItem('nf-menu-collapsed')).toBe('1');
});
