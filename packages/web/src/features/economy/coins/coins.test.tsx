import type { CoinRecord } from '@ninefold/contract/economy/coins';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeApp, member, openApp, refusal } from '#app/app.testing.tsx';
import { queryClient } from '#lib/query-client.ts';
import { economyMessages } from '../economy.messages.ts';

const options = queryClient.getDefaultOptions();

/**
 * Replaces the browser's IntersectionObserver: the test decides when the learner has scrolled to the end of the list.
 */
let watched: { options: IntersectionObserverInit; arrive: () => void }[] = [];
class Watch {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
    watched.push({ options, arrive: () => seen([{ isIntersecting: true }]) });
  }
  observe() {}
  disconnect() {
    watched = [];
  }
}

beforeEach(async () => {
  watched = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  queryClient.setDefaultOptions({ queries: { ...options.queries, retry: false } });
  await Promise.all([
    import('#ui/on-demand/DialogFrame.tsx'),
    import('./CoinsPanel.tsx'),
    import('../tasks/TaskCenter.tsx'),
  ]);
  await economyMessages.load('zh');
});
afterEach(() => {
  closeApp();
  queryClient.setDefaultOptions(options);
});

const ALL = 35;
const record = (id: number): CoinRecord => ({
  id,
  type: id % 5 === 0 ? 1 : 2,
  num: id % 5 === 0 ? 60 : 10,
  desc: id % 5 === 0 ? `写作批改 ${id}` : `每日签到 ${id}`,
  create_time: Date.parse('2026-11-13T12:18:00Z') / 1000 + id * 60,
});

type Asked = { type: 0 | 1 | 2; page: number; page_size: number };

function records({ type, page, page_size }: Asked) {
  const all = Array.from({ length: ALL }, (_, i) => record(ALL - i)).filter((row) => type === 0 || row.type === type);
  const list = all.slice((page - 1) * page_size, page * page_size);
  return { list, total: all.length, remaining_points: 1280, type };
}

async function openCoins(answers: Record<string, unknown> = {}) {
  const app = await openApp('/profile/points', { answers: { 'points/get-record-list': records, ...answers } });
  const element = await screen.findByRole('dialog', { name: '金币' }, { timeout: 10_000 });
  const dialog = within(element);
  const rows = () => dialog.queryAllByRole('listitem');
  const asked = () => app.asked.filter(({ path }) => path === 'points/get-record-list').map(({ input }) => input);
  return { ...app, dialog, element, rows, listsAsked: asked };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const scrollToTheEnd = () => act(async () => watched.at(-1)?.arrive());

describe('the coins', () => {
  test('the balance says what it buys', async () => {
    const { dialog } = await openCoins();
    expect(await dialog.findByText('1,280')).toBeTruthy();
    expect(dialog.getByText('约可批改 21 篇作文')).toBeTruthy();
  });

  test('a record has its sign, its reason, and its time on the learner’s clock', async () => {
    const { dialog, rows } = await openCoins();
    await dialog.findByText('写作批改 35');
    expect(rows()[0]?.textContent).toBe('写作批改 352026-11-13 20:53−60');
    expect(rows()[1]?.textContent).toBe('每日签到 342026-11-13 20:52+10');
  });

  test('scrolling brings ten more each time until all 35 are there and the list says so', async () => {
    const { dialog, rows, listsAsked, element } = await openCoins();
    await dialog.findByText('写作批改 35');
    expect(rows()).toHaveLength(10);
    expect(dialog.getByText('加载中…')).toBeTruthy();
    expect(watched.at(-1)?.options).toMatchObject({ rootMargin: '0px 0px 100px 0px', threshold: 0.1 });
    for (const shown of [20, 30, 35]) {
      await scrollToTheEnd();
      await vi.waitFor(() => expect(rows()).toHaveLength(shown));
    }
    expect(dialog.getByText('没有更多了')).toBeTruthy();
    await scrollToTheEnd();
    expect(listsAsked()).toEqual([1, 2, 3, 4].map((page) => ({ type: 0, page, page_size: 10 })));
    expect(element.textContent).not.toContain('加载中');
  });

  test('switching the tab starts from the top, and so does coming back', async () => {
    const { dialog, rows, listsAsked } = await openCoins();
    await dialog.findByText('写作批改 35');
    await scrollToTheEnd();
    await vi.waitFor(() => expect(rows()).toHaveLength(20));
    await press(dialog.getByRole('tab', { name: '支出' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(7));
    expect(dialog.queryByText(/每日签到/)).toBeNull();
    await press(dialog.getByRole('tab', { name: '全部' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(10));
    expect(listsAsked().map((input) => (input as Asked).type)).toEqual([0, 0, 1, 0]);
  });

  test('nothing yet: a sentence about where coins come from, and the end of the list', async () => {
    const { dialog } = await openCoins({
      'points/get-record-list': { list: [], total: 0, remaining_points: 0, type: 0 },
    });
    expect(await dialog.findByText('还没有记录')).toBeTruthy();
    expect(dialog.getByText('没有更多了')).toBeTruthy();
  });

  test('a member sees ∞ and is not told how to earn', async () => {
    const { dialog } = await openCoins({ 'student/get-info': member });
    expect(await dialog.findByRole('img', { name: '会员，金币不限' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '如何获得金币' })).toBeNull();
    expect(dialog.queryByText(/约可批改/)).toBeNull();
  });

  test('how to get coins leads to the tasks, in the same place', async () => {
    const { dialog } = await openCoins();
    await press(await dialog.findByRole('button', { name: '如何获得金币' }));
    expect(await screen.findByRole('dialog', { name: '任务中心' })).toBeTruthy();
  });
});

describe('when the list fails to load', () => {
  const broken = () => {
    throw new TypeError('Failed to fetch');
  };

  test.each([
    { answer: refusal('internal', 500), reads: '接口返回错误', why: 'the code is not 200' },
    { answer: broken, reads: '网络异常', why: 'the request itself failed' },
  ])('$reads: $why; trying again helps', async ({ answer, reads }) => {
    let now: unknown = answer;
    const turn = (asked: Asked) => (typeof now === 'function' ? now(asked) : now);
    const { dialog } = await openCoins({ 'points/get-record-list': turn });
    expect(await dialog.findByText(reads)).toBeTruthy();
    now = records;
    await press(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('写作批改 35')).toBeTruthy();
  });

  test('a later page that fails leaves the rows where they are and can be asked for again', async () => {
    let fails = true;
    const answer = (asked: Asked) => (asked.page > 1 && fails ? refusal('internal', 500) : records(asked));
    const { dialog, rows } = await openCoins({ 'points/get-record-list': answer });
    await dialog.findByText('写作批改 35');
    await scrollToTheEnd();
    expect(await dialog.findByText('接口返回错误')).toBeTruthy();
    expect(rows()).toHaveLength(10);
    fails = false;
    await press(dialog.getByRole('button', { name: '重试' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(20));
  });
});
