import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { closeApp, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const set = (id: number, more: object = {}) => ({
  ...{
    id,
    title: { zh: `第 ${id} 组`, en: `Set ${id}` },
    intro: null,
    course: 'reading',
    area: 'vocabulary',
    level: 6,
  },
  ...{
    kinds: ['choose'],
    mistakes: [],
    count: 12,
    minutes: 9,
    locked: 0,
    state: 'new',
    record_id: 0,
    settled: 0,
    best: -1,
  },
  last_at: 0,
  ...more,
});
const groups = [
  {
    group: 'area',
    choices: [
      { key: 'area:vocabulary', count: 2 },
      { key: 'area:paraphrase', count: 0 },
    ],
  },
];
const page = (...list: object[]) => ({ list, total: list.length, page: 1, pageSize: 10 });

test('cards show how far each set is, and one button is filled: the set that was worked on last', async () => {
  await openApp('/training-list/2', {
    answers: {
      'training/get-config': { collections: 1, groups },
      'training/get-list': page(
        set(1),
        set(2, { state: 'open', record_id: 7, settled: 4, last_at: 20 }),
        set(3, { state: 'open', record_id: 8, settled: 1, last_at: 10 }),
        set(4, { state: 'done', record_id: 9, best: 10, last_at: 30 }),
      ),
    },
  });
  expect(await screen.findByText('做到 4 / 12')).toBeTruthy();
  expect(screen.getByText('最好 10 / 12')).toBeTruthy();
  const filled = document.querySelectorAll('[data-set] a[class*="primary"]');
  expect([...filled].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/training-collection/2/7'),
  ]);
  expect(screen.getByRole('link', { name: '看结果' }).getAttribute('href')).toContain('/training-collection/4/9');
});

test('the basic list is narrowed by the selected keys, which config and list are asked with', async () => {
  const { asked } = await openApp('/training-list/2', {
    answers: { 'training/get-config': { collections: 0, groups }, 'training/get-list': page(set(1)) },
  });
  const choice = await screen.findByRole('button', { name: '词汇 2' });
  expect(screen.getByRole('button', { name: '同义替换 0' }).hasAttribute('disabled')).toBe(true);
  await act(async () => void fireEvent.click(choice));
  const selected = ['area:vocabulary'];
  await waitFor(() => expect(asked).toContainEqual({ path: 'training/get-config', input: { type: 2, selected } }));
  expect(asked).toContainEqual({
    path: 'training/get-list',
    input: { course: 2, selected, page: 1, page_size: 10 },
  });
});

test.each(['training/get-config', 'training/get-list'])(
  'when %s fails, loading stops, it says so and can be tried again',
  async (path) => {
    let fails = true;
    const good: Record<string, unknown> = {
      'training/get-config': { collections: 1, groups },
      'training/get-list': page(set(1)),
    };
    await openApp('/training-list/2', {
      answers: { ...good, [path]: () => (fails ? refusal('internal', 500) : good[path]) },
    });
    const again = await screen.findByRole('button', { name: /重试|再试/ });
    expect(screen.getByText('训练没有取到')).toBeTruthy();
    const [query] = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
    expect(query?.state).toMatchObject({ error: null, fetchStatus: 'idle' });
    fails = false;
    await act(async () => void fireEvent.click(again));
    expect(await screen.findByText('第 1 组')).toBeTruthy();
  },
);

test('the sets that are there stay when only the next ten do not come', async () => {
  const ten = { list: [set(1)], total: 11, page: 1, pageSize: 10 };
  await openApp('/training-list/2', {
    answers: {
      'training/get-config': { collections: 1, groups },
      'training/get-list': ({ page: nth }: { page: number }) => {
        if (nth === 1) return ten;
        throw new Error('no network');
      },
    },
  });
  expect(await screen.findByText('第 1 组')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '加载更多' })));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('第 1 组')).toBeTruthy();
});
