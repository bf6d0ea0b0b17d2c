import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { closeApp, learner, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const week = Array.from({ length: 8 }, () => 0);
const summary = {
  rows: [
    {
      ...{ skill: 'words', kind: 'word', open: 3, practised: 0, closed: 0 },
      ...{ trend: week, main_type: '', main_open: 3 },
    },
  ],
  weeks: Array.from({ length: 8 }, (_, at) => `2026-10-${String(at + 10)}`),
  open: week,
  closed: week,
  removed: 45,
};
const due = { day: '2026-11-16', skills: ['reading', 'words', 'words'], done: 0, minutes: 3 };
const taken = (id: number) => ({
  ...{ id, kind: 'word', skill: 'words', type: '', state: 'open', closed_as: '', removed: 1, seen: 1 },
  ...{ first_seen: 1, last_seen: 1, due: '2026-11-17', rights: [], closing_day: '' },
  place: { source: 'word', vocabulary_id: id, word: `word-${id}` },
});

const openBook = (answers: Record<string, unknown> = {}, language: 'zh' | 'en' = 'zh') =>
  openApp('/mistakes', {
    language,
    answers: { 'student/get-info': learner, 'mistakes/get-summary': summary, 'mistakes/get-due': due, ...answers },
  });

test('the book says how much is due without asking for the cards', async () => {
  const { timesAsked } = await openBook();
  await waitFor(() => expect(document.querySelector('[data-today="3"]')).toBeTruthy());
  expect(screen.getByText('按对目标分的帮助排序：阅读 1、单词 2。')).toBeTruthy();
  expect(timesAsked('mistakes/get-today')).toBe(0);
});

test('in English the parts are listed as English lists are', async () => {
  await openBook({}, 'en');
  expect(await screen.findByText(/Reading 1, .* 2\.$/)).toBeTruthy();
});

test('what is due and cannot be asked for says so and can be tried again', async () => {
  let fails = true;
  await openBook({ 'mistakes/get-due': () => (fails ? refusal('internal', 500) : due) });
  const again = await screen.findByRole('button', { name: /重试|再试/ });
  fails = false;
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(document.querySelector('[data-today="3"]')).toBeTruthy());
});

test('everything that was taken out can be reached, page by page', async () => {
  const all = Array.from({ length: 45 }, (_, at) => taken(100 - at));
  const { asked } = await openBook({
    'mistakes/get-list': ({ before = 1000, page_size }: { before?: number; page_size: number }) => {
      const rest = all.filter(({ id }) => id < before);
      const list = rest.slice(0, page_size);
      const has_more = rest.length > page_size ? 1 : 0;
      return { list, has_more, next: has_more ? list.at(-1)?.id : 0 };
    },
  });
  const details = (await screen.findByText('拿掉的 45 个')).closest('details');
  await act(async () => {
    if (details) details.open = true;
    fireEvent(details as Element, new Event('toggle'));
  });
  const rows = () => screen.queryAllByRole('button', { name: '放回去' }).length;
  await waitFor(() => expect(rows()).toBe(20));
  for (const count of [40, 45]) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '再看一些' })));
    await waitFor(() => expect(rows()).toBe(count));
  }
  expect(screen.queryByRole('button', { name: '再看一些' })).toBeNull();
  expect(asked.filter(({ path }) => path === 'mistakes/get-list')).toHaveLength(3);
});

test('what is being exported goes on when the book cannot be read again meanwhile', async () => {
  let reads = 0;
  vi.stubGlobal('print', () => {});
  await openBook({
    'mistakes/get-summary': () => (reads++ > 0 ? refusal('internal', 500) : summary),
    'mistakes/get-list': { list: [taken(1)], has_more: 0, next: 0 },
  });
  const button = () => screen.findByRole('button', { name: '导出' });
  expect(await button()).toBeTruthy();
  await act(async () => {
    await queryClient.refetchQueries().catch(() => {});
  });
  expect(reads).toBeGreaterThan(1);
  expect(await button()).toBeTruthy();
});
