import type { LessonPart } from '@ninefold/contract/courses/lesson';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { closeTaskQueue } from '#features/courses/lesson/task/task-queue.ts';
import { queryClient } from '#lib/query-client.ts';
import { closeApp, refusal } from '../app.testing.tsx';
import { both, head, lesson, open, progress, saved, sent, slide } from './lesson.testing.ts';

afterEach(() => {
  closeApp();
  closeTaskQueue();
  localStorage.clear();
});
beforeAll(async () => {
  await Promise.all([import('./LessonRoute.tsx'), lessonMessages.load('zh')]);
}, 120_000);

test('steps are gone through one by one; the last one ends the lesson with coins and the way on', async () => {
  const { asked } = await open({
    'course/get-lesson': lesson(),
    'course/save-lesson-progress': ({ through }: { through: number[] }) =>
      through.includes(1) ? saved('done', [0, 1], 20) : saved('open', through),
  });
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
  expect(screen.getByText('第 1 步，共 2 步')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '下一步：顺序' }));
  expect(await screen.findByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '完成这一课' }));
  expect(await screen.findByText('这一课学完了')).toBeTruthy();
  expect(await screen.findByText('金币 +20')).toBeTruthy();
  expect(screen.getByRole('link', { name: '下一课：下一课' }).getAttribute('href')).toMatch(/lesson\/2\/2\/4$/);
  const first = { course_id: 2, lesson_id: 3, part: 0, second: 0, through: [0] };
  expect(sent(asked)).toContainEqual(expect.objectContaining(first));
});

test('what a link was rested on opens without a second call; the first place tells the server that it is open', async () => {
  const { router, asked } = await open(
    { 'course/get-lesson': lesson(), 'course/save-lesson-progress': saved('open') },
    '/login',
  );
  const there = { to: '/lesson/$type/$courseId/$lessonId', params: { type: 2, courseId: 2, lessonId: 3 } } as const;
  await router.preloadRoute(there);
  const lessons = () => asked.filter(({ path }) => path === 'course/get-lesson').map(({ input }) => input);
  await waitFor(() => expect(lessons()).toEqual([expect.objectContaining({ ahead: true })]));
  expect(sent(asked)).toEqual([]);
  await router.navigate(there);
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
  await waitFor(() => expect(sent(asked)).toContainEqual(expect.objectContaining({ part: 0 })));
  expect(lessons()).toHaveLength(1);
});

test('a lesson is gone on with where it was left, and a skipped step is asked for at the end', async () => {
  await open({
    'course/get-lesson': lesson({ progress: { ...progress, part: 1, done: [] } }),
    'course/save-lesson-progress': saved('open', [1]),
  });
  expect(await screen.findByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '完成这一课' }));
  expect(await screen.findByText('还差 1 步')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '时间' }));
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
});

test('whoever leaves and comes back meets what the server has now, not what was there before', async () => {
  let times = 0;
  const { router } = await open({
    'course/get-lesson': () => lesson({ progress: { ...progress, part: times++ === 0 ? 0 : 1, done: [] } }),
    'course/save-lesson-progress': saved('open'),
  });
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
  await router.navigate({ to: '/login' });
  await router.navigate({ to: '/lesson/$type/$courseId/$lessonId', params: { type: 2, courseId: 2, lessonId: 3 } });
  expect(await screen.findByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
});

test('the address of an open lesson, without a step, does not lead back to where the visit began', async () => {
  const { asked, router } = await open({
    'course/get-lesson': lesson(),
    'course/save-lesson-progress': saved('open', [0]),
  });
  fireEvent.click(await screen.findByRole('button', { name: '下一步：顺序' }));
  expect(await screen.findByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
  await act(() =>
    router.navigate({ to: '/lesson/$type/$courseId/$lessonId', params: { type: 2, courseId: 2, lessonId: 3 } }),
  );
  expect(screen.getByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ part: 1 }));
});

test('a preview saves nothing, has no notes, and names what follows', async () => {
  const { asked } = await open(
    {
      'course/get-lesson': lesson({
        parts: [slide('时间')],
        named: [{ is: 'teach', title: both('会员的一步'), minutes: 0 }],
      }),
    },
    '/lesson-preview/2/2/3',
  );
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '记一笔' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '完成这一课' }));
  expect(await screen.findByText('试听到这里')).toBeTruthy();
  expect(screen.getAllByText('会员的一步').length).toBeGreaterThan(0);
  expect(sent(asked)).toEqual([]);
});

test.each([
  { error: 'course_off_shelf', status: 404, says: '该课程已下架', way: '全部课程包' },
  { error: 'not_found', status: 404, says: '这门课里没有这一课', way: '看课程目录' },
  { error: 'vip_needed', status: 403, says: '这一课是会员内容', way: '试听第一步' },
] as const)('$error: $says, with a way on', async ({ error, status, says, way }) => {
  await open({ 'course/get-lesson': refusal(error, status) });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('a lesson that did not come says so, and comes at the second try', async () => {
  let fails = true;
  await open({
    'course/get-lesson': () => {
      if (fails) throw new Error('no network');
      return lesson();
    },
    'course/save-lesson-progress': saved('open'),
  });
  expect(await screen.findByText('这一课没有打开', {}, { timeout: 10_000 })).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 2, name: '时间' })).toBeTruthy();
});

const task: LessonPart = { is: 'task', ...head('写三句'), submit: 'text' };

test('what is typed for a task survives a reload, and is handed in over what the server had', async () => {
  const answers = {
    'course/get-lesson': lesson({ kind: 'task', parts: [task] }),
    'course/save-lesson-progress': saved('open'),
    'course/save-lesson-answer': { outcome: 'saved', answer: 'I timed one whole passage.', ...saved('open') },
  };
  await open(answers);
  fireEvent.change(await screen.findByLabelText('写在这里'), { target: { value: 'I timed one whole passage.' } });
  // A reload: the page is gone, what the device holds is not.
  cleanup();
  queryClient.clear();
  const { asked } = await open(answers);
  expect(((await screen.findByLabelText('写在这里')) as HTMLTextAreaElement).value).toBe('I timed one whole passage.');
  fireEvent.click(screen.getByRole('button', { name: '交上去' }));
  expect(await screen.findByText('已交上。还可以再改。')).toBeTruthy();
  expect(asked.find(({ path }) => path === 'course/save-lesson-answer')?.input).toMatchObject({
    text: 'I timed one whole passage.',
    base: '',
  });
});

test('a text that was all that was left completes the lesson by its own call', async () => {
  await open({
    'course/get-lesson': lesson({ kind: 'task', parts: [task] }),
    // Told before it was handed in, and answered after it.
    'course/save-lesson-progress': saved('open'),
    'course/save-lesson-answer': { outcome: 'saved', answer: 'I timed one whole passage.', ...saved('done', [0], 20) },
  });
  fireEvent.change(await screen.findByLabelText('写在这里'), { target: { value: 'I timed one whole passage.' } });
  fireEvent.click(screen.getByRole('button', { name: '交上去' }));
  expect(await screen.findByText('已交上。还可以再改。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '完成这一课' }));
  expect(await screen.findByText('这一课学完了')).toBeTruthy();
  expect(screen.getByText('金币 +20')).toBeTruthy();
});

test('other words from another device are shown beside these, and the learner chooses', async () => {
  await open({
    'course/get-lesson': lesson({ kind: 'task', parts: [task] }),
    'course/save-lesson-progress': saved('open'),
    'course/save-lesson-answer': {
      ...{ outcome: 'stale', answer: '手机上写的，也是完整的一句话，够二十个字符了' },
      ...saved('open'),
    },
  });
  fireEvent.change(await screen.findByLabelText('写在这里'), {
    target: { value: '这里写的是完整的一句话，一共超过二十个字符' },
  });
  fireEvent.click(screen.getByRole('button', { name: '交上去' }));
  expect(await screen.findByText('手机上写的，也是完整的一句话，够二十个字符了')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '用那一份' }));
  expect((screen.getByLabelText('写在这里') as HTMLTextAreaElement).value).toBe(
    '手机上写的，也是完整的一句话，够二十个字符了',
  );
});
