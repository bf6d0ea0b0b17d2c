// @postgres: lists read by SQL over JSON
import { relationIdOf } from '@ninefold/core/courses/courses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refused, register, type Site } from '#features/identity/identity.testing.ts';
import { importCourses, itemId } from './courses.testing.ts';

let site: Site;
let school: number;
const id = (slug: string) => itemId(site.deps.db, slug);

beforeAll(async () => {
  site = await openSite();
  const { db } = site.deps;
  await importCourses(db, {
    id: 'open-pack',
    lessons: [
      { id: 'speak-1', lesson: 'video', minutes: 12 },
      { id: 'speak-2', lesson: 'task', minutes: 8 },
      { id: 'speak-3', minutes: 20, status: 'review' },
      { id: 'read-1' },
      { id: 'read-2' },
      { id: 'half-written', status: 'draft' },
    ],
    courses: [
      { id: 'speaking-course', type: 4, units: [['speak-1', 'speak-2'], ['speak-3']] },
      { id: 'reading-course', type: 2, access: 'vip', units: [['read-1', 'read-2', 'half-written']] },
      { id: 'gone-course', type: 1, status: 'retired', units: [['read-1']] },
      { id: 'draft-course', type: 1, status: 'draft', units: [['read-1']] },
    ],
    packages: [
      { id: 'speaking-65', from: 5.5, to: 6.5, courses: ['speaking-course'] },
      { id: 'starter', courses: ['speaking-course', 'reading-course', 'gone-course'] },
      { id: 'empty-package', courses: ['draft-course'] },
    ],
  });
  await importCourses(db, {
    id: 'school-pack',
    lessons: [{ id: 'school-lesson' }],
    courses: [{ id: 'school-course', type: 3, units: [['school-lesson']] }],
    packages: [{ id: 'school-package', courses: ['school-course'] }],
  });
  const [made] = await site.rows<{ id: number }>(`insert into organisations (name) values ('晨星') returning id`);
  school = made!.id;
  await site.rows(`update content_packs set organisation_id = $1 where id = 'school-pack'`, [school]);
});
afterAll(() => site.close());

test('the shelf lists packages with their promise, their lessons and their minutes; drafts and retired ones are not there', async () => {
  const { api } = await register(site);
  const { list, total } = await api.course.getPackageList();
  expect(list.map(({ name }) => name)).toEqual(['speaking-65（中）', 'starter（中）']);
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    type_id: 4,
    from: 5.5,
    to: 6.5,
    courses: 1,
    lessons: 3,
    minutes: 40,
    done: 0,
    last_time: 0,
  });
  expect(list[1]).toMatchObject({ type_id: 5, from: null, courses: 2, lessons: 5 });
});

test('types are those that have a course in a package, named in the caller’s language, and filter the list', async () => {
  const { api } = await register(site);
  expect(await api.course.getTypeList()).toEqual([
    { id: 2, name: '阅读' },
    { id: 4, name: '口语' },
    { id: 5, name: '综合' },
  ]);
  expect((await api.course.getPackageList({ type_id: 4 })).total).toBe(2);
  expect((await api.course.getPackageList({ type_id: 2 })).list.map(({ type_id }) => type_id)).toEqual([5]);
  expect((await api.course.getPackageList({ type_id: 5 })).list.map(({ name }) => name)).toEqual(['starter（中）']);
  expect((await api.course.getPackageList({ type_id: 1 })).total).toBe(0);
  expect((await refused(api.course.getPackageList({ type_id: 9 }))).fields).toEqual(['type_id']);
});

test('a school’s courses are for its own learners, and stand first there', async () => {
  const { api, user } = await register(site);
  const packageId = await id('school-package');
  const courseId = await id('school-course');
  expect((await refused(api.course.getCourseList({ package_id: packageId }))).error).toBe('course_off_shelf');
  expect((await refused(api.course.getInfo({ id: courseId }))).error).toBe('course_off_shelf');
  await site.rows('update users set organisation_id = $1 where id = $2', [school, user.id]);
  expect((await api.course.getPackageList()).list[0]).toMatchObject({
    name: 'school-package（中）',
    own_organisation: 1,
  });
  expect((await api.course.getInfo({ id: courseId, packageId })).name).toBe('school-course（中）');
});

test('a course has its units and lessons, what is done is ticked, and the next one is named', async () => {
  const { api, user } = await register(site);
  const [courseId, packageId, lesson] = [await id('speaking-course'), await id('speaking-65'), await id('speak-1')];
  await site.rows(
    `insert into deeds (user_id, deed, reference, happened_at) values ($1, 'lesson_completed', $2, now())`,
    [user.id, String(lesson)],
  );
  const info = await api.course.getInfo({ id: courseId, packageId });
  expect(info).toMatchObject({
    id: courseId,
    package_id: packageId,
    relation_id: relationIdOf(packageId, courseId),
    type_id: 4,
    package_name: 'speaking-65（中）',
    from: 5.5,
    to: 6.5,
    lessons: 3,
    done: 1,
  });
  expect(
    info.units.map(({ lessons }) => lessons.map(({ order, kind, status, next }) => [order, kind, status, next])),
  ).toEqual([
    [
      [1, 'video', 2, 0],
      [2, 'task', 1, 1],
    ],
    [[3, 'common', 1, 0]],
  ]);
});

test('a member’s course shows its first lesson to everybody and the rest to members', async () => {
  const { api, user } = await register(site);
  const courseId = await id('reading-course');
  const statuses = async () =>
    (await api.course.getInfo({ id: courseId })).units.flatMap(({ lessons }) => lessons.map(({ status }) => status));
  expect(await statuses()).toEqual([1, 0]);
  await site.rows(
    `insert into memberships (user_id, skill, level, expires_at) values ($1, 'writing', 1, now() + interval '1 day')`,
    [user.id],
  );
  expect(await statuses()).toEqual([1, 0]);
  await site.rows(
    `insert into memberships (user_id, skill, level, expires_at) values ($1, 'reading', 1, now() + interval '1 day')`,
    [user.id],
  );
  expect(await statuses()).toEqual([1, 1]);
});

test('“this course has been taken off the shelf”: by its name, in the caller’s language', async () => {
  const english = await register(site, undefined, site.visitor({ 'accept-language': 'en' }));
  await english.api.student.updateInfo({ language: 'en' });
  for (const slug of ['gone-course', 'draft-course']) {
    const answer = await refused(english.api.course.getInfo({ id: await id(slug) }));
    expect([answer.error, answer.code, answer.fields]).toEqual(['course_off_shelf', 404, ['id']]);
  }
  const answer = await refused(english.api.course.getInfo({ id: 999_999 }));
  expect(answer.message).toBe('This course has been taken off the shelf');
  const wrongPackage = { id: await id('reading-course'), packageId: await id('speaking-65') };
  expect((await refused(english.api.course.getInfo(wrongPackage))).error).toBe('course_off_shelf');
});

test('what was opened last is remembered, package by package, and the newest is where one goes on', async () => {
  const { api } = await register(site);
  expect(await api.course.getLastLearned()).toBeNull();
  const [speaking, starter] = [await id('speaking-65'), await id('starter')];
  const [course, reading] = [await id('speaking-course'), await id('reading-course')];
  await api.course.saveLastLearned({ package_id: starter, course_id: reading });
  site.later(60);
  const saved = await api.course.saveLastLearned({ package_id: speaking, course_id: course });
  expect(saved).toMatchObject({
    course_id: course,
    package_id: speaking,
    course_type: 4,
    package_relation_id: relationIdOf(speaking, course),
    course_name: 'speaking-course（中）',
  });
  expect(await api.course.getLastLearned()).toEqual(saved);
  expect((await api.course.getPackageList()).list.map(({ last_time }) => last_time > 0)).toEqual([true, true]);
  site.later(60);
  // Only a package was chosen: the course that was learned in it is not forgotten.
  expect((await api.course.saveLastLearned({ package_id: starter })).course_id).toBe(0);
  expect(await api.course.getLastLearned()).toMatchObject({ package_id: starter, course_id: reading });
});

test('a package alone is remembered without a course', async () => {
  const { api } = await register(site);
  const starter = await id('starter');
  await api.course.saveLastLearned({ package_id: starter });
  expect(await api.course.getLastLearned()).toMatchObject({
    package_id: starter,
    course_id: 0,
    package_relation_id: 0,
    course_type: 5,
  });
});

test('what is not on the shelf, or not in the package, cannot be remembered', async () => {
  const { api } = await register(site);
  const [starter, gone] = [await id('starter'), await id('gone-course')];
  const fields = async (input: { package_id: number; course_id?: number }) =>
    (await refused(api.course.saveLastLearned(input))).fields;
  expect(await fields({ package_id: 999_999 })).toEqual(['package_id']);
  expect(await fields({ package_id: await id('school-package') })).toEqual(['package_id']);
  expect(await fields({ package_id: starter, course_id: gone })).toEqual(['course_id']);
  expect(await fields({ package_id: -1 })).toEqual(['package_id']);
  expect(await api.course.getLastLearned()).toBeNull();
});

test('a course that leaves the shelf leaves its package as the last one', async () => {
  const { api } = await register(site);
  const [starter, reading] = [await id('starter'), await id('reading-course')];
  await api.course.saveLastLearned({ package_id: starter, course_id: reading });
  await site.rows(`update content_items set status = 'retired' where id = $1`, [reading]);
  expect(await api.course.getLastLearned()).toMatchObject({ package_id: starter, course_id: 0 });
  await site.rows(`update content_items set status = 'published' where id = $1`, [reading]);
});

test('where a guest learned last goes to the account; the later of two visits counts', async () => {
  const [speaking, starter] = [await id('speaking-65'), await id('starter')];
  const [course, reading] = [await id('speaking-course'), await id('reading-course')];
  const account = await register(site);
  await account.api.course.saveLastLearned({ package_id: starter, course_id: reading });
  site.later(60);
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  await visitor.api.course.saveLastLearned({ package_id: speaking, course_id: course });
  await visitor.api.course.saveLastLearned({ package_id: starter, course_id: course });
  await register(site, account.mobile, visitor);
  expect(await visitor.api.course.getLastLearned()).toMatchObject({ package_id: starter, course_id: course });
  expect(await site.rows('select 1 from course_visits where user_id = $1', [account.user.id])).toHaveLength(2);
});

test('CONTENT_STATUS=published hides what still waits for a review', async () => {
  const strict = await openSite({ CONTENT_STATUS: 'published' });
  await importCourses(strict.deps.db, {
    id: 'open-pack',
    lessons: [{ id: 'seen' }, { id: 'waiting', status: 'review' }],
    courses: [{ id: 'course', type: 1, units: [['seen', 'waiting']] }],
    packages: [
      { id: 'package', courses: ['course'] },
      { id: 'unreviewed', status: 'review', courses: ['course'] },
    ],
  });
  const { api } = await register(strict);
  expect((await api.course.getPackageList()).list.map(({ name, lessons }) => [name, lessons])).toEqual([
    ['package（中）', 1],
  ]);
  await strict.close();
});
