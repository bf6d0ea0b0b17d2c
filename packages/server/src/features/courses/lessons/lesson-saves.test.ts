// @postgres: two tabs at one moment
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import type { PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openLessonSite } from './lessons.testing.ts';

/** Saving the place is what a lesson does all the time: it may be refused for a moment, and never fails. */

let site: PracticeSite;
let where: Awaited<ReturnType<typeof openLessonSite>>['where'];
beforeAll(async () => {
  ({ site, where } = await openLessonSite());
}, 180_000);
afterAll(() => site.close());

test('a lesson of sentences is saved after every one of them, and done after the fifth', async () => {
  const { api } = await register(site);
  const paper = site.id('task1-process-coffee-logs');
  const { segments } = await api.writing.getSegments({ id: paper });
  const states: string[] = [];
  for (const { id: segment_id } of segments.slice(0, 5)) {
    await api.writing.checkSegment({ id: paper, segment_id, text: 'The diagram shows how logs are made.' });
    states.push((await api.course.saveLessonProgress({ ...where('in-sentences'), part: 1 })).progress.state);
  }
  expect(states).toEqual(['open', 'open', 'open', 'open', 'done']);
});

test('two tabs of one learner save places of the same lesson at the same moments: each is answered, nothing is lost', async () => {
  const { api, user } = await register(site);
  const tab = (parts: readonly number[]) =>
    parts.map((part) => api.course.saveLessonProgress({ ...where('slides'), part, through: [part] }));
  const notes = [0, 1].map((part) =>
    api.course.saveLessonNote({ ...where('slides'), key: randomUUID(), part, text: 'remember' }),
  );
  const saved = await Promise.all([...tab([0, 1, 0, 1, 0, 1]), ...tab([1, 0, 1, 0, 1, 0])]);
  await Promise.all(notes);
  expect(saved.at(-1)?.progress.done.length).toBeGreaterThan(0);
  const { progress } = await api.course.getLesson(where('slides'));
  expect(progress).toMatchObject({ done: [0, 1], state: 'done' });
  expect(saved.filter(({ coins }) => coins.paid > 0).length).toBeLessThanOrEqual(1);
  const deeds = `select 1 from deeds where user_id = $1 and deed = 'lesson_completed'`;
  expect(await site.rows(deeds, [user.id])).toHaveLength(1);
});

test('a guest who logs in while the place is being saved loses nothing, and no call fails', async () => {
  const account = await register(site);
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  await guest.api.course.saveLessonProgress({ ...where('slides'), part: 0, through: [0] });
  const saves = Promise.allSettled(
    [1, 0, 1].map((part) => guest.api.course.saveLessonProgress({ ...where('slides'), part, through: [part] })),
  );
  await register(site, account.mobile, guest);
  for (const save of await saves)
    if (save.status === 'rejected') expect(save.reason).not.toMatchObject({ error: 'internal' });
  expect((await guest.api.course.getLesson(where('slides'))).progress.done).toContain(0);
});

test('a text that was all that was left completes its lesson in its own call, and pays once', async () => {
  const { api, user } = await register(site);
  const paid = `select 1 from deeds where user_id = $1 and deed = 'lesson_completed'`;
  const task = { ...where('a-task'), part: 1 };
  const short = await api.course.saveLessonAnswer({ ...task, text: 'Too short.' });
  expect(short).toMatchObject({ outcome: 'saved', progress: { state: 'open', done: [] }, coins: { paid: 0 } });
  // Two tabs at one moment: one of them pays.
  const whole = { ...task, text: 'I timed one whole passage today.', base: 'Too short.' };
  const both = await Promise.all([api.course.saveLessonAnswer(whole), api.course.saveLessonAnswer(whole)]);
  for (const one of both)
    expect(one).toMatchObject({ outcome: 'saved', progress: { state: 'done', done: [1], answer: whole.text } });
  expect(await site.rows(paid, [user.id])).toHaveLength(1);
  // Another device's words stand, and so does what is done.
  const stale = await api.course.saveLessonAnswer({ ...task, text: 'Written on the phone.', base: '' });
  expect(stale).toMatchObject({
    outcome: 'stale',
    answer: whole.text,
    progress: { state: 'done' },
    coins: { paid: 0 },
  });
  expect(await site.rows(paid, [user.id])).toHaveLength(1);
});

test('a lesson that is fetched ahead of a press is not begun by that; its first place begins it', async () => {
  const { api, user } = await register(site);
  const begun = () => site.rows('select 1 from lesson_progress where user_id = $1', [user.id]);
  const ahead = await api.course.getLesson({ ...where('slides'), ahead: true });
  expect(await begun()).toHaveLength(0);
  await api.course.saveLessonProgress({ ...where('slides'), part: 0 });
  expect(await begun()).toHaveLength(1);
  expect((await api.course.getLesson(where('slides'))).parts).toEqual(ahead.parts);
});
