import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';
import { record } from './papers.testing.ts';

afterEach(closeApp);

const list = (...records: ReturnType<typeof record>[]) => ({ list: records, has_more: 0 });

test('what was done is there: its score, its review, and the way to do it again', async () => {
  const answers = {
    'attempt/get-record-list': list(record(9), record(8, { kind: 'set', band: 6.5, right: 28, total: 40 })),
  };
  await openApp('/records', { answers });
  const review = await screen.findByRole('link', { name: '解析：Record 9' });
  expect(review.getAttribute('href')).toMatch(/reading-next\/31\?.*attempt=9/);
  expect(screen.getByRole('link', { name: '重做：Record 9' }).getAttribute('href')).toMatch(/reading-next\/31$/);
  expect(screen.getByText('9/13')).toBeTruthy();
  expect(screen.getByText('6.5')).toBeTruthy();
});

test('an unfinished one says how far it got and goes on', async () => {
  const open = record(9, { skill: 'listening', state: 'open', answered: 6, submitted_at: 0 });
  await openApp('/history/listening/1', { answers: { 'attempt/get-record-list': list(open) } });
  expect(await screen.findByText('未完成 6/13')).toBeTruthy();
  const goOn = screen.getByRole('link', { name: '继续：Record 9' });
  expect(goOn.getAttribute('href')).toMatch(/listening-next\/31\?attempt=9/);
});

test('older ones are asked for by the last row seen', async () => {
  const pages = (input: { before?: number }) =>
    input.before === undefined ? { list: [record(9), record(8)], has_more: 1 } : list(record(7));
  const { asked } = await openApp('/records', { answers: { 'attempt/get-record-list': pages } });
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  expect(await screen.findByRole('link', { name: '解析：Record 7' })).toBeTruthy();
  const inputs = asked.filter(({ path }) => path === 'attempt/get-record-list').map(({ input }) => input);
  expect(inputs).toEqual([{ page_size: 10 }, { page_size: 10, before: 8 }]);
});

test('a skill has its own address, and the server is asked for that skill only', async () => {
  const answers = { 'attempt/get-record-list': list(record(9)) };
  const { router, asked } = await openApp('/records', { answers });
  await act(async () => void fireEvent.click(await screen.findByRole('tab', { name: '听力' })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/history/listening/1'));
  await waitFor(() => expect(asked.at(-1)?.input).toEqual({ skill: 'listening', page_size: 10 }));
});

test('an empty history begins with a first paper', async () => {
  await openApp('/history/listening/1', { answers: { 'attempt/get-record-list': list() } });
  expect(await screen.findByText('还没有练习记录')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去练听力' }).getAttribute('href')).toMatch(/listening-list$/);
});
