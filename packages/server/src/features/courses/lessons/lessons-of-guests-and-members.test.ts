// @postgres: many at one moment, merges, arrays
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingsService } from '#features/content/recordings.service.ts';
import { refused, register } from '#features/identity/identity.testing.ts';
import type { PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openLessonSite } from './lessons.testing.ts';

let site: PracticeSite;
let where: Awaited<ReturnType<typeof openLessonSite>>['where'];

beforeAll(async () => {
  ({ site, where } = await openLessonSite());
}, 180_000);
afterAll(() => site.close());

const newLearner = () => register(site);

test('notes are kept once for their key, and only their writer can read or remove them', async () => {
  const { api } = await newLearner();
  const other = await newLearner();
  const key = randomUUID();
  const note = { ...where('in-steps'), key, part: 0, second: 7, text: '先看题' };
  const first = await api.course.saveLessonNote(note);
  expect(await api.course.saveLessonNote(note)).toEqual(first);
  expect((await refused(api.course.saveLessonNote({ ...note, ...where('slides'), second: 0 }))).error).toBe('conflict');
  await other.api.course.deleteLessonNote({ id: first.id });
  expect((await api.course.getLesson(where('in-steps'))).notes).toEqual([first]);
  expect((await other.api.course.getLesson(where('in-steps'))).notes).toEqual([]);
  await api.course.deleteLessonNote({ id: first.id });
  expect((await api.course.getLesson(where('in-steps'))).notes).toEqual([]);
});

test('a member’s lesson: locked, a preview of its first part that keeps nothing, and whole for members', async () => {
  const { api, user } = await newLearner();
  expect((await refused(api.course.getLesson(where('members')))).error).toBe('vip_needed');
  expect((await refused(api.course.saveLessonProgress({ ...where('members'), part: 0 }))).error).toBe('vip_needed');
  const preview = await api.course.getLesson({ ...where('members'), preview: true });
  expect([preview.parts.length, preview.named.map(({ title }) => title.en)]).toEqual([1, ['Two']]);
  expect(JSON.stringify(preview)).not.toContain('For members');
  expect(await site.rows('select 1 from lesson_progress where user_id = $1', [user.id])).toEqual([]);
  expect(await api.course.getLastLearned()).toBeNull();
  await site.rows(
    `insert into memberships (user_id, skill, level, expires_at) values ($1, 'reading', 1, now() + interval '1 day')`,
    [user.id],
  );
  expect((await api.course.getLesson(where('members'))).parts).toHaveLength(2);
});

test('the files of a lesson are for whoever may open it, those of its first part for everybody who sees it', async () => {
  const { user } = await newLearner();
  const { learners, courses } = site.services;
  const { find } = recordingsService({
    ...{ ...site.deps, learners },
    openPackFile: async () => ({ size: 0, etag: 'a', stream: async () => Readable.from([]) }),
    mayOpen: { lesson: (userId, _, file) => courses.mayHaveLessonFile(userId, file.item, file.path) },
  });
  const has = async (path: string) => (await find({ userId: user.id, role: 'student' }, 'lesson-pack', path)) !== null;
  expect([await has('assets/why.mp3'), await has('assets/later.png')]).toEqual([true, false]);
  await site.rows(
    `insert into memberships (user_id, skill, level, expires_at) values ($1, 'reading', 1, now() + interval '1 day')`,
    [user.id],
  );
  expect(await has('assets/later.png')).toBe(true);
});

test('a guest’s lessons come along at login: what either has done is done, and the later place counts', async () => {
  const account = await newLearner();
  await account.api.course.saveLessonProgress({ ...where('slides'), part: 0, through: [0] });
  site.later(60);
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.course.saveLessonProgress({ ...where('slides'), part: 1, through: [1] });
  await visitor.api.course.saveLessonNote({ ...where('slides'), key: randomUUID(), part: 1, text: '记住' });
  await register(site, account.mobile, visitor);
  const { progress, notes } = await visitor.api.course.getLesson(where('slides'));
  expect(progress).toMatchObject({ part: 1, done: [0, 1] });
  expect(notes.map(({ text }) => text)).toEqual(['记住']);
});

test('a guest who only looked at a lesson can log into an account that only looked at it', async () => {
  const account = await newLearner();
  await account.api.course.saveLessonProgress({ ...where('slides'), part: 0 });
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.course.saveLessonProgress({ ...where('slides'), part: 1 });
  await register(site, account.mobile, visitor);
  expect((await visitor.api.course.getLesson(where('slides'))).progress.done).toEqual([]);
});

test('of two texts for one task the account’s stays and the guest’s becomes a note', async () => {
  const account = await newLearner();
  await account.api.course.saveLessonAnswer({ ...where('a-task'), part: 1, text: '账号写的' });
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.course.saveLessonAnswer({ ...where('a-task'), part: 1, text: '游客写的' });
  await register(site, account.mobile, visitor);
  const { progress, notes } = await visitor.api.course.getLesson(where('a-task'));
  expect([progress.answer, notes.map(({ text }) => text)]).toEqual(['账号写的', ['游客写的']]);
});

test('a lesson that was written anew begins anew; one that was done stays done', async () => {
  const { api, user } = await newLearner();
  await api.course.saveLessonProgress({ ...where('in-steps'), part: 1, through: [0] });
  await site.rows(`update lesson_progress set hash = 'older' where user_id = $1`, [user.id]);
  expect((await api.course.getLesson(where('in-steps'))).progress).toMatchObject({ part: 0, done: [], state: 'open' });
  await site.rows(`update lesson_progress set state = 'done' where user_id = $1`, [user.id]);
  expect((await api.course.getLesson(where('in-steps'))).progress).toMatchObject({ done: [0, 1, 2, 3], state: 'done' });
});
