import type { LessonPart } from '@ninefold/contract/courses/lesson';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { type Said, taskNews } from '#features/courses/lesson/task/task-news.ts';
import { closeTaskQueue } from '#features/courses/lesson/task/task-queue.ts';
import { queryClient } from '#lib/query-client.ts';
import { LEFT_BEHIND } from '#platform/recorder/left-behind.ts';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { head, lesson, open, saved, sent, slide } from './lesson.testing.ts';

afterEach(() => {
  closeApp();
  closeTaskQueue();
  localStorage.clear();
});
beforeAll(async () => {
  await Promise.all([import('./LessonRoute.tsx'), lessonMessages.load('zh')]);
}, 120_000);

test('a place that could not be saved is told, and sent with the next one, nothing of it lost', async () => {
  let fails = true;
  const { asked } = await open({
    'course/get-lesson': lesson(),
    'course/save-lesson-progress': () => {
      if (fails) throw new Error('no network');
      return saved('open', [0]);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '下一步：顺序' }));
  expect(await screen.findByText('进度还没有存上，先记在这台设备上，连上网后会再存。')).toBeTruthy();
  fails = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ part: 1, through: [0] }));
  await waitFor(() => expect(screen.queryByText('进度还没有存上，先记在这台设备上，连上网后会再存。')).toBeNull());
});

test('what could not be sent waits on the device, and goes first at the next visit', async () => {
  const answers = {
    'course/get-lesson': lesson(),
    'course/save-lesson-progress': () => {
      throw new Error('no network');
    },
  };
  await open(answers);
  fireEvent.click(await screen.findByRole('button', { name: '下一步：顺序' }));
  await screen.findByText('进度还没有存上，先记在这台设备上，连上网后会再存。');
  cleanup();
  queryClient.clear();
  const { asked } = await open({ ...answers, 'course/save-lesson-progress': saved('open', [0]) });
  await waitFor(() =>
    expect(sent(asked).some((input) => (input as { through: number[] }).through.includes(0))).toBe(true),
  );
  // The server still thinks the learner is at the first step; the device knows better.
  expect(screen.getByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
  expect(sent(asked).at(-1)).toMatchObject({ part: 1 });
});

test('how long somebody was at each step is told for all of them when the network is back', async () => {
  const told = (title: string): LessonPart => ({
    ...slide(title),
    narration: { url: '/content/p/a.mp3', seconds: 30, captions: [] },
  });
  let fails = true;
  const { asked } = await open({
    'course/get-lesson': lesson({ parts: [told('时间'), told('顺序')] }),
    'course/save-lesson-progress': () => {
      if (fails) throw new Error('no network');
      return saved('open', [0, 1]);
    },
  });
  await screen.findByRole('heading', { level: 2, name: '时间' });
  await waitFor(() => expect(sent(asked)).not.toEqual([]));
  // The device's clock: what was read is on a page that is seen.
  const now = vi.spyOn(Date, 'now');
  const later = (seconds: number) => now.mockReturnValue(Date.now() + seconds * 1000);
  later(24);
  fireEvent.click(screen.getByRole('button', { name: '下一步：顺序' }));
  await screen.findByRole('heading', { level: 2, name: '顺序' });
  later(31);
  fireEvent.click(screen.getByRole('button', { name: '完成这一课' }));
  fails = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ through: [0, 1] }));
  const { stays } = sent(asked).at(-1) as { stays: { part: number; seconds: number }[] };
  expect(stays.map(({ part }) => part)).toEqual([0, 1]);
  expect(stays[0]?.seconds).toBeGreaterThanOrEqual(24);
  expect(stays[1]?.seconds).toBeGreaterThanOrEqual(31);
  now.mockRestore();
});

test('the seconds since they were last told go along when the lesson is left, and when its page is put away', async () => {
  const told = { ...slide('时间'), narration: { url: '/content/p/a.mp3', seconds: 40, captions: [] } };
  const { asked, router } = await open({
    'course/get-lesson': lesson({ parts: [told] }),
    'course/save-lesson-progress': saved('open'),
  });
  await screen.findByRole('heading', { level: 2, name: '时间' });
  await waitFor(() => expect(sent(asked)).not.toEqual([]));
  const now = vi.spyOn(Date, 'now');
  const later = (seconds: number) => now.mockReturnValue(Date.now() + seconds * 1000);
  const seconds = () => {
    const { stays = [] } = sent(asked).at(-1) as { stays?: { seconds: number }[] };
    return stays[0]?.seconds ?? 0;
  };
  later(20);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(seconds()).toBeGreaterThanOrEqual(20));
  later(8);
  await act(() => router.navigate({ to: '/login' }));
  await waitFor(() => expect(sent(asked).length).toBeGreaterThan(2));
  expect(seconds()).toBeGreaterThanOrEqual(8);
  now.mockRestore();
});

test('what was said for its task arrives while the end is shown: then the lesson is done', async () => {
  const talk: LessonPart = { is: 'task', ...head('说一分钟'), submit: 'audio' };
  await open({
    'course/get-lesson': lesson({ kind: 'task', parts: [talk] }),
    'course/save-lesson-progress': saved('open'),
  });
  fireEvent.click(await screen.findByRole('button', { name: '完成这一课' }));
  expect(await screen.findByText('还差 1 步')).toBeTruthy();
  const handed_in = { of: 'audio' as const, url: '/files/a.wav', seconds: 9 };
  act(() => void taskNews.tell(3, { handed_in, ...saved('done', [0], 20) } as Said));
  expect(await screen.findByText('这一课学完了')).toBeTruthy();
  expect(screen.getByText('金币 +20')).toBeTruthy();
});

test('a recording that an earlier visit left on the device is looked for on every page', async () => {
  localStorage.setItem(LEFT_BEHIND, '1');
  await openApp('/words', {});
  // Nothing lies there any more: so it looked, and the next visit need not.
  await waitFor(() => expect(localStorage.getItem(LEFT_BEHIND)).toBeNull());
});

test('a refusal is told in the server’s words and not tried again', async () => {
  const { asked } = await open({
    'course/get-lesson': lesson(),
    'course/save-lesson-progress': refusal('course_off_shelf', 404),
  });
  expect(await screen.findByText('course_off_shelf')).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(sent(asked)).toHaveLength(1);
});
