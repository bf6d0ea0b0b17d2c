// @vitest-environment happy-dom
import { ApiError } from '@ninefold/contract/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../ui.testing.tsx';
import { ErrorState } from './ErrorState.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { SupportContext } from './support.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const failed = (error: ApiError['error'], code: number, msg = '') => new ApiError({ error, code, msg });
const FAULT = '不是你的问题';

test.each([
  {
    error: failed('network', 0, '网络异常'),
    says: ['列表没有取到', '连不上服务器'],
    not: FAULT,
    why: 'nobody knows whose fault',
  },
  { error: failed('network', 502), says: ['列表没有取到', FAULT], not: '网络', why: 'a server that is away' },
  {
    error: failed('not_found', 404, '该课程已下架'),
    says: ['列表没有取到', '该课程已下架'],
    not: FAULT,
    why: 'the server said why',
  },
  { error: null, says: ['列表没有取到', FAULT], not: '网络', why: 'nothing more is known' },
])('a failure says what failed and only what is known: $why', async ({ error, says, not }) => {
  await show(<ErrorState title="列表没有取到" error={error} onRetry={() => {}} />, 'zh');
  const words = screen.getByRole('alert').textContent;
  for (const sentence of says) expect(words).toContain(sentence);
  expect(words).not.toContain(not);
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '联系客服' })).toBeNull();
});

test('where the site has a support, every failure leads to it', async () => {
  const open = vi.fn();
  await show(
    <SupportContext value={open}>
      <ErrorState title="列表没有取到" error={null} />
    </SupportContext>,
    'zh',
  );
  fireEvent.click(screen.getByRole('button', { name: '联系客服' }));
  expect(open).toHaveBeenCalledOnce();
});

test('grey shapes say after three seconds that the answer is late, and offer to ask again', async () => {
  vi.useFakeTimers();
  await show(<LoadingRows />, 'zh');
  await act(async () => void (await vi.advanceTimersByTimeAsync(2900)));
  expect(screen.queryByText(/还没有收到回应/)).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(screen.getByText(/还没有收到回应/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});

test('a page with several grey shapes says it once, and still says it when the first of them has its answer', async () => {
  vi.useFakeTimers();
  const [first, second] = [<LoadingRows key="first" />, <LoadingRows key="second" />];
  const { again } = await show([first, second], 'zh');
  await act(async () => void (await vi.advanceTimersByTimeAsync(3100)));
  expect(screen.getAllByText(/还没有收到回应/)).toHaveLength(1);
  await again([second]);
  expect(screen.getAllByText(/还没有收到回应/)).toHaveLength(1);
});
