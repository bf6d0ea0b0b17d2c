import type { Stay } from '@ninefold/core/courses/lesson-progress';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, register } from '#features/identity/identity.testing.ts';
import type { PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openLessonSite } from './lessons.testing.ts';

/** Where somebody is in a lesson and how long they were there: the page says it, the server's clock limits it. */

let site: PracticeSite;
let id: Awaited<ReturnType<typeof openLessonSite>>['id'];
let where: Awaited<ReturnType<typeof openLessonSite>>['where'];

beforeAll(async () => {
  ({ site, id, where } = await openLessonSite());
}, 180_000);
afterAll(() => site.close());

const newLearner = () => register(site);

test('place and parts are kept to the second, and last-learned follows', async () => {
  const { api } = await newLearner();
  await api.course.saveLessonProgress({ ...where('in-steps'), part: 1, second: 0, through: [1] });
  await api.course.saveLessonProgress({ ...where('in-steps'), part: 0, second: 12.5 });
  expect((await api.course.getLesson(where('in-steps'))).progress).toMatchObject({ part: 0, second: 12.5, done: [1] });
  expect(await api.course.getLastLearned()).toMatchObject({ course_id: id('steps-course') });
});

test('a lesson of slides is done when every slide was gone through', async () => {
  const { api } = await newLearner();
  expect((await api.course.saveLessonProgress({ ...where('slides'), part: 1, through: [1] })).progress.state).toBe(
    'open',
  );
  expect((await api.course.saveLessonProgress({ ...where('slides'), part: 1, through: [0] })).progress.state).toBe(
    'done',
  );
});

test('what is told aloud takes its time by the server’s clock, whatever the page says', async () => {
  const { api } = await newLearner();
  const tell = async (place: { part: number; second?: number; through?: number[] }, stays: Stay[] = []) =>
    (await api.course.saveLessonProgress({ ...where('in-steps'), ...place, stays })).progress.done;
  await tell({ part: 0, second: 0 });
  // Pulled to the end, and said to be heard.
  expect(await tell({ part: 0, second: 30, through: [0] }, [{ part: 0, seconds: 3600 }])).toEqual([]);
  site.later(5);
  expect(await tell({ part: 1, through: [0] }, [{ part: 0, seconds: 3600 }])).toEqual([]);
  // Time at another part is not time at this one.
  site.later(60);
  expect(await tell({ part: 0, second: 25, through: [0, 1] }, [{ part: 1, seconds: 60 }])).toEqual([1]);
  site.later(14);
  expect(await tell({ part: 1, through: [0] }, [{ part: 0, seconds: 14 }])).toEqual([0, 1]);
});

test('parts heard or read without a network all count when they are told together, and none beyond the clock', async () => {
  const { api } = await newLearner();
  const tell = async (stays: Stay[], through: number[] = []) =>
    (await api.course.saveLessonProgress({ ...where('told'), part: 1, through, stays })).progress;
  const both = [
    { part: 0, seconds: 30 },
    { part: 1, seconds: 40 },
  ];
  await tell([]);
  // Twenty seconds are enough for the first at the greatest speed, and not for both.
  site.later(20);
  expect(await tell(both, [0, 1])).toMatchObject({ done: [0], state: 'open' });
  // The words of the second were read for more than a minute.
  site.later(70);
  expect(await tell([{ part: 1, seconds: 70 }], [1])).toMatchObject({ done: [0, 1], state: 'done' });
});

test('what was heard before the first save arrived counts from when the lesson was opened', async () => {
  const { api } = await newLearner();
  await api.course.getLesson(where('told'));
  site.later(140);
  const stays = [
    { part: 0, seconds: 70 },
    { part: 1, seconds: 70 },
  ];
  const { progress } = await api.course.saveLessonProgress({ ...where('told'), part: 1, through: [0, 1], stays });
  expect(progress).toMatchObject({ done: [0, 1], state: 'done' });
});

test('a day away from a lesson cannot be told to have been spent in it', async () => {
  const { api, user } = await newLearner();
  const told = { ...where('told'), part: 0 };
  await api.course.saveLessonProgress(told);
  site.later(86_400);
  const day = { part: 0, seconds: 86_400 };
  await api.course.saveLessonProgress({ ...told, stays: [day, { ...day, part: 1 }] });
  expect(await site.rows('select spent from lesson_progress where user_id = $1', [user.id])).toEqual([
    { spent: { 0: 30, 1: 40 } },
  ]);
  for (const stays of [[{ part: 0, seconds: 86_401 }], [{ part: -1, seconds: 1 }], Array(201).fill(day)])
    expect((await refused(api.course.saveLessonProgress({ ...told, stays }))).error).toBe('invalid_input');
});
