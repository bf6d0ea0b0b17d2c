// @postgres: many at one moment, merges, arrays
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal as code, refused, register } from '#features/identity/identity.testing.ts';
import {
  handIn,
  keysOf,
  type PracticeSite,
  rightAnswers,
  start,
} from '#features/practice/attempts/attempts.testing.ts';
import { answer as speak } from '#features/speaking/speaking.testing.ts';
import { openLessonSite } from './lessons.testing.ts';

let site: PracticeSite;
let id: Awaited<ReturnType<typeof openLessonSite>>['id'];
let where: Awaited<ReturnType<typeof openLessonSite>>['where'];

beforeAll(async () => {
  ({ site, id, where } = await openLessonSite());
}, 180_000);
afterAll(() => site.close());

const newLearner = () => register(site);
type Api = Awaited<ReturnType<typeof newLearner>>['api'];
const exercises = (api: Api, part: number, lesson = 'in-steps') =>
  api.course.startLessonExercises({ ...where(lesson), part, key: randomUUID() });
const answer = (api: Api, record_id: number, item: string, value?: string) =>
  api.training.saveAnswer({ record_id, item, key: randomUUID(), ...(value !== undefined && { value }) });

test('a lesson is one list of parts however it was written, and no key of its exercises is sent', async () => {
  const learner = await newLearner();
  const { api } = learner;
  const lesson = await api.course.getLesson(where('in-steps'));
  expect(lesson.parts.map(({ is }) => is)).toEqual(['teach', 'show', 'exercises', 'exercises']);
  expect(lesson).toMatchObject({
    order: 1,
    before: null,
    after: { id: id('slides'), order: 2 },
    handed_in: null,
    progress: { part: 0, second: 0, done: [], state: 'new' },
  });
  expect(lesson.parts[1]).toMatchObject({ material: { lines: [{ label: 'A' }] } });
  expect(learner.last.body).not.toContain('goes');
  expect((await api.course.getLesson(where('slides'))).parts.map(({ is }) => is)).toEqual(['teach', 'teach']);
  expect((await api.course.getLesson(where('a-task'))).parts.map(({ is }) => is)).toEqual(['teach', 'task']);
  expect((await api.course.getLesson(where('a-paper'))).parts[1]).toMatchObject({
    door: { to: 'paper', skill: 'reading' },
  });
});

test('every lesson of the shipped pack opens', async () => {
  const { api } = await newLearner();
  for (const { id: package_id } of (await api.course.getPackageList()).list)
    for (const { id: course_id } of (await api.course.getCourseList({ package_id })).list)
      for (const { lessons } of (await api.course.getInfo({ id: course_id })).units)
        for (const { id: lesson_id, status } of lessons)
          if (status > 0)
            expect((await api.course.getLesson({ course_id, lesson_id })).parts.length).toBeGreaterThan(0);
});

test.each([
  { place: { part: 4 }, field: 'part', why: 'there is no fifth part' },
  { place: { part: 0, second: 45 }, field: 'second', why: 'the narration has thirty seconds' },
  { place: { part: 2, second: 3 }, field: 'second', why: 'nothing plays there' },
])('progress beyond the end is refused: $why', async ({ place, field }) => {
  const { api } = await newLearner();
  expect(await refused(api.course.saveLessonProgress({ ...where('in-steps'), ...place }))).toMatchObject({
    error: 'invalid_input',
    fields: [field],
  });
});

test('a lesson of another course, of another school, or of a course that left the shelf is refused by every call', async () => {
  const { api } = await newLearner();
  const calls = [
    (at: ReturnType<typeof where>) => api.course.getLesson(at),
    (at: ReturnType<typeof where>) => api.course.getLesson({ ...at, preview: true }),
    (at: ReturnType<typeof where>) => api.course.saveLessonProgress({ ...at, part: 0 }),
    (at: ReturnType<typeof where>) => api.course.saveLessonNote({ ...at, part: 0, key: randomUUID(), text: 'a' }),
    (at: ReturnType<typeof where>) => api.course.startLessonExercises({ ...at, part: 0, key: randomUUID() }),
    (at: ReturnType<typeof where>) => api.course.saveLessonAnswer({ ...at, part: 0, text: 'a' }),
  ];
  for (const call of calls) {
    expect((await refused(call(where('elsewhere')))).error).toBe('not_found');
    expect((await refused(call(where('school-lesson', 'school-course')))).error).toBe('course_off_shelf');
  }
  await site.rows(`update content_items set status = 'retired' where id = $1`, [id('other-course')]);
  expect((await refused(api.course.getLesson(where('elsewhere', 'other-course')))).error).toBe('course_off_shelf');
  await site.rows(`update content_items set status = 'published' where id = $1`, [id('other-course')]);
});

test('exercises inside a lesson are marked by training, reported to the book, and kept out of history and deeds', async () => {
  const learner = await newLearner();
  const { api, user } = learner;
  const record = await exercises(api, 3);
  expect(record.items.map(({ do: kind }) => kind)).toEqual(['choose', 'fill']);
  expect(await exercises(api, 3)).toMatchObject({ id: record.id });
  const [first = '', second = ''] = record.items.map(({ key }) => key);
  expect(await answer(api, record.id, first, 'go')).toMatchObject({ outcome: 'wrong' });
  expect(await answer(api, record.id, second, 'cars')).toMatchObject({ outcome: 'right' });
  expect((await api.mistakes.getList({ skill: 'reading', kind: 'exercise' })).list).toHaveLength(1);
  // Not finished yet, so the part is not done.
  expect((await api.course.saveLessonProgress({ ...where('in-steps'), part: 3, through: [3] })).progress.done).toEqual(
    [],
  );
  await api.training.submit({ record_id: record.id });
  expect((await api.course.saveLessonProgress({ ...where('in-steps'), part: 3 })).progress.done).toEqual([3]);
  expect((await api.training.getRecordList({ type: 8 })).list).toEqual([]);
  expect(await site.rows('select 1 from history_records where user_id = $1', [user.id])).toEqual([]);
  expect(await site.rows(`select 1 from deeds where user_id = $1 and deed = 'training_completed'`, [user.id])).toEqual(
    [],
  );
});

test('fewer right than the check asks for is not done; once more is', async () => {
  const { api } = await newLearner();
  const record = await exercises(api, 3);
  for (const { key } of record.items) await answer(api, record.id, key);
  await api.training.submit({ record_id: record.id });
  expect((await api.course.saveLessonProgress({ ...where('in-steps'), part: 3 })).progress.done).toEqual([]);
  const again = await exercises(api, 3);
  expect(again.id).not.toBe(record.id);
  for (const { key, n } of again.items) await answer(api, again.id, key, n === 1 ? 'goes' : 'cars');
  await api.training.submit({ record_id: again.id });
  expect((await api.course.getLesson(where('in-steps'))).progress.done).toEqual([3]);
});

test('a lesson is done when its work is done: coins and the deed come once, however often and from however many it is told', async () => {
  const { api, user } = await newLearner();
  const questions = await exercises(api, 2);
  expect(questions.items.map(({ do: kind }) => kind)).toEqual(['question', 'question']);
  for (const { key } of questions.items) await answer(api, questions.id, key);
  await api.training.submit({ record_id: questions.id });
  const check = await exercises(api, 3);
  for (const { key, n } of check.items) await answer(api, check.id, key, n === 1 ? 'goes' : 'cars');
  await api.training.submit({ record_id: check.id });
  // A place alone asks for nothing; going on from a part does, whichever part the work was in.
  expect((await api.course.saveLessonProgress({ ...where('in-steps'), part: 0 })).progress.state).toBe('open');
  const told = await Promise.all(
    Array.from({ length: 8 }, () => api.course.saveLessonProgress({ ...where('in-steps'), part: 3 })),
  );
  expect(told.map(({ progress }) => progress.state)).toEqual(Array.from({ length: 8 }, () => 'done'));
  expect(told.filter(({ coins }) => coins.paid > 0).length).toBeLessThanOrEqual(1);
  expect(
    await site.rows(`select skill from deeds where user_id = $1 and deed = 'lesson_completed'`, [user.id]),
  ).toEqual([{ skill: 'reading' }]);
  const info = await api.course.getInfo({ id: id('steps-course') });
  expect(info.units[0]?.lessons.map(({ status, next }) => [status, next]).slice(0, 2)).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('a paper played inside a lesson counts when it was marked, not when it was opened', async () => {
  const learner = await newLearner();
  const { api } = learner;
  const paper = site.id('single-street-lighting');
  const attempt = await start(learner, { skill: 'reading', id: paper, mode: 'practice' });
  expect((await api.course.saveLessonProgress({ ...where('a-paper'), part: 1, through: [1] })).progress.done).toEqual(
    [],
  );
  const keys = await keysOf(site, [paper]);
  await handIn(learner, attempt, {});
  // An empty sheet is no work.
  expect((await api.course.saveLessonProgress({ ...where('a-paper'), part: 1 })).progress.done).toEqual([]);
  const again = await start(learner, { skill: 'reading', id: paper, mode: 'practice' });
  await handIn(learner, again, rightAnswers(keys));
  expect((await api.course.saveLessonProgress({ ...where('a-paper'), part: 1 })).progress).toMatchObject({
    done: [1],
    state: 'done',
  });
});

test('what is written for a task is kept, and another device’s words are not overwritten', async () => {
  const { api } = await newLearner();
  const at = { ...where('a-task'), part: 1 };
  expect(await api.course.saveLessonAnswer({ ...at, text: 'One. Two. Three.' })).toMatchObject({ outcome: 'saved' });
  expect(await api.course.saveLessonAnswer({ ...at, text: 'Mine.' })).toMatchObject({
    outcome: 'stale',
    answer: 'One. Two. Three.',
  });
  expect(
    await api.course.saveLessonAnswer({ ...at, text: 'Mine, which is a whole sentence.', base: 'One. Two. Three.' }),
  ).toMatchObject({
    outcome: 'saved',
  });
  expect((await api.course.saveLessonProgress(at)).progress).toMatchObject({
    state: 'done',
    answer: 'Mine, which is a whole sentence.',
  });
  expect((await refused(api.course.saveLessonAnswer({ ...at, part: 0, text: 'a' }))).fields).toEqual(['part']);
});

test('what a learner sits as an exam is neither shown nor asked in a lesson', async () => {
  const learner = await newLearner();
  const { api } = learner;
  const questions = await exercises(api, 2);
  await start(learner, { skill: 'reading', id: site.id('single-street-lighting'), mode: 'exam' });
  expect((await api.course.getLesson(where('in-steps'))).parts[1]).toMatchObject({ is: 'show', material: null });
  expect((await refused(exercises(api, 2))).error).toBe('attempt_open');
  expect((await refused(answer(api, questions.id, questions.items[0]?.key ?? ''))).error).toBe('attempt_open');
});

test('an exercise whose sound is not recorded yet is neither counted nor needed to pass', async () => {
  const { api } = await newLearner();
  expect((await api.course.getLesson(where('not-recorded'))).parts).toMatchObject([
    { is: 'exercises', count: 1, pass: 1 },
  ]);
  expect((await exercises(api, 0, 'not-recorded')).items).toHaveLength(1);
});

test('a step to be said is done by an answer in its own sitting, and by no other', async () => {
  const learner = await register(site);
  const { api } = learner;
  const { parts } = await api.course.getLesson(where('to-say'));
  const part = parts.findIndex((one) => one.is === 'door');
  const door = parts[part];
  if (door?.is !== 'door' || door.door.to !== 'speaking') throw new Error('nothing is to be said');
  const say = { ...where('to-say'), part, key: randomUUID() };
  const done = async () => (await api.course.saveLessonProgress({ ...where('to-say'), part })).progress.done;
  await done();
  // The same questions, said on the page of speaking.
  const own = await api.speaking.start({ id: door.door.id, part: door.door.part, mode: 'practice', key: randomUUID() });
  await speak(learner, own.record_id, own.set.part1[0]!.questions[0]!.order, 6);
  await api.speaking.finish({ record_id: own.record_id });
  expect(await done()).not.toContain(part);

  const sitting = await api.course.startLessonSpeaking(say);
  expect(sitting).toMatchObject({ origin: 'lesson', mode: 'practice', part: 1, state: 'open' });
  expect((await api.course.startLessonSpeaking({ ...say, key: randomUUID() })).record_id).toBe(sitting.record_id);
  expect(await done()).not.toContain(part);
  await speak(learner, sitting.record_id, sitting.set.part1[0]!.questions[0]!.order, 6);
  expect(await done()).toContain(part);
  // In the history it is basic training of speaking, which has no sets: type 7, and not among the practice.
  await api.speaking.finish({ record_id: sitting.record_id });
  const rows = async (type: number) =>
    (await api.history.getSpeakingList({ type })).list.map((row) => [row.type, row.id, row.state]);
  expect(await rows(3)).toEqual([[7, sitting.record_id, 'handed_in']]);
  expect(await rows(1)).toEqual([[2, own.record_id, 'handed_in']]);
  // Nobody else's, no step that is not said, no lesson of another course.
  expect(await code((await register(site)).api.speaking.getSitting({ record_id: sitting.record_id }))).toBe(
    'not_found',
  );
  expect(await code(api.course.startLessonSpeaking({ ...say, part: 99 }))).toBe('invalid_input');
  expect(await code(api.course.startLessonSpeaking({ ...say, ...where('in-steps'), part: 0 }))).toBe('invalid_input');
  expect(await code(api.course.startLessonSpeaking({ ...say, ...where('to-say', 'other-course') }))).toBe('not_found');
});
