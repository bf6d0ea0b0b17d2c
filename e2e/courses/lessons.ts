import type { CourseLesson, CoursePackage } from '@ninefold/contract/courses';
import type { Lesson, LessonPart } from '@ninefold/contract/courses/lesson';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { ItemAnswer } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import type { Page } from '@playwright/test';
import { LESSON_KINDS } from '../../packages/core/src/courses/lessons.ts';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { test } from '../support/microphone.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';

/** A lesson of each kind, walked to its end whatever its author put into it. Long work is done by calls, as the page makes them. */

/** Of talk: long enough to be an answer. */
const SPOKEN_MS = 2500;

type Place = { kind: string; type: number; course: number; lesson: number };

async function lessonsByKind(page: Page): Promise<Place[]> {
  const found = new Map<string, Place>();
  const { list } = await call<{ list: CoursePackage[] }>(page, 'course/get-package-list', {});
  for (const { id } of list) {
    const courses = await call<{ list: { id: number; type_id: number }[] }>(page, 'course/get-course-list', {
      package_id: id,
    });
    for (const { id: course, type_id } of courses.list) {
      const info = await call<{ units: { lessons: CourseLesson[] }[] }>(page, 'course/get-info', { id: course });
      for (const { id: lesson, kind, status } of info.units.flatMap(({ lessons }) => lessons))
        if (status === 1 && !found.has(kind)) found.set(kind, { kind, type: Math.min(type_id, 4), course, lesson });
    }
  }
  return [...found.values()];
}

const key = () => crypto.randomUUID();
const at = ({ course, lesson }: Place) => ({ course_id: course, lesson_id: lesson });

/** Exercises of a part: the first sitting is shown on the screen, the answers that it tells are then given. */
async function answerExercises(page: Page, place: Place, part: number): Promise<void> {
  const begun = page.waitForResponse('**/api/course/start-lesson-exercises');
  await page.getByRole('button', { name: /^(开始练习|Start the exercises)/ }).click();
  const first = ((await (await begun).json()) as { data: Training }).data;
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const told = new Map<string, string | string[]>();
  for (const { key: item } of first.items) {
    const { solution } = await call<ItemAnswer>(page, 'training/save-answer', {
      record_id: first.id,
      item,
      key: key(),
    });
    if (solution.of === 'exercise')
      told.set(
        item,
        solution.pairs.length ? solution.pairs.map(([, right]) => right) : (solution.answers[0] ?? solution.heard),
      );
  }
  await call(page, 'training/submit', { record_id: first.id });
  const again = await call<Training>(page, 'course/start-lesson-exercises', { ...at(place), part, key: key() });
  for (const { key: item } of again.items)
    await call(page, 'training/save-answer', {
      record_id: again.id,
      item,
      key: key(),
      ...(told.has(item) && { value: told.get(item) }),
    });
  await call(page, 'training/submit', { record_id: again.id });
}

/** Work in another feature's player: seen inside the lesson, then finished. */
async function workInside(page: Page, door: Extract<LessonPart, { is: 'door' }>['door']): Promise<void> {
  const inside = page.locator(`[data-door="${door.to}"]`);
  await expect(inside).toBeVisible();
  switch (door.to) {
    case 'paper': {
      await inside.getByRole('radio', { name: /^(练习|Practice)/ }).check({ force: true });
      await inside
        .getByRole('button', { name: /^(开始|Start)/ })
        .first()
        .click();
      await expect(page).toHaveURL(/lesson\/.*attempt=\d+/);
      await expect(page.locator('[data-lesson]')).toBeVisible();
      const attempt = Number(/attempt=(\d+)/.exec(page.url())?.[1]);
      const { revision, writer, papers } = await call<Attempt>(page, 'attempt/get-attempt', { attempt_id: attempt });
      const typed = papers.flatMap(({ id, groups }) =>
        groups
          .filter(({ interaction }) => interaction !== 'choices')
          .flatMap(({ questions }) => questions.map((question) => `${id}.${question.key}`)),
      );
      const changes = typed.map((name) => ({ id: key(), key: name, value: 'A' }));
      await call(page, 'attempt/submit', { attempt_id: attempt, revision, writer, changes });
      return;
    }
    case 'training': {
      await inside
        .getByRole('button', { name: /^(开始|Start)/ })
        .first()
        .click();
      await expect(page.locator('[data-item]').first()).toBeVisible();
      const { record } = await call<{ record: Training }>(page, 'training/get-collection', { id: door.id });
      for (const { key: item } of record.items)
        await call(page, 'training/save-answer', { record_id: record.id, item, key: key() });
      await call(page, 'training/submit', { record_id: record.id });
      return;
    }
    case 'essay': {
      await inside
        .getByRole('button', { name: /开始|Start/ })
        .first()
        .click();
      await expect(page).toHaveURL(/lesson\/.*record=\d+/);
      // On a phone the question comes first.
      await expect(page.locator('textarea').first()).toBeAttached();
      const essay = page.getByRole('tab', { name: /^(正文|Essay)/ });
      if (await essay.isVisible()) await essay.click();
      const saved = page.waitForResponse((answer) => answer.url().includes('save-essay-record-info') && answer.ok());
      await page
        .locator('textarea')
        .first()
        .fill(Array.from({ length: 45 }, (_, n) => `word${n}`).join(' '));
      await saved;
      return;
    }
    case 'ideas': {
      const { board } = await call<{ board: { revision: number } }>(page, 'writing/get-ideas', { id: door.id });
      const thought = { own: [], picked: [], plan: [], seconds: 30, compared: 1 };
      await call(page, 'writing/save-ideas', { id: door.id, ...thought, revision: board.revision });
      return;
    }
    case 'segmented': {
      const { segments } = await call<{ segments: { id: string }[] }>(page, 'writing/get-segments', { id: door.id });
      for (const { id: segment_id } of segments.slice(0, door.sentences))
        await call(page, 'writing/check-segment', { id: door.id, segment_id, text: 'Many people work at home today.' });
      return;
    }
    // Said here, in the interview of speaking inside the lesson: by the keyboard, with the microphone of the browser.
    case 'speaking':
      await inside.getByRole('button', { name: /开始说|Start speaking/ }).click();
      await expect(page).toHaveURL(/lesson\/.*record=\d+/);
      if (door.part === 2) await page.getByRole('button', { name: /^(准备好了，开始说|I’m ready to talk)$/ }).click();
      await expect(page.locator('[data-stage="ready"]').first()).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('KeyR');
      await expect(page.locator('[data-recorder="recording"]')).toBeVisible({ timeout: 20_000 });
      await page.waitForTimeout(SPOKEN_MS);
      await page.keyboard.press('KeyR');
      await expect(page.locator('[data-answered]')).toBeVisible();
      await page.getByRole('button', { name: /^(离开|Leave)$/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(现在交卷|Hand in now)$/ })
        .click();
      await expect(page.getByRole('link', { name: /^(看报告|See the report)$/ })).toBeVisible({ timeout: 30_000 });
      return;
  }
}

async function walk(page: Page, place: Place, { language }: { language: string }): Promise<void> {
  await page.goto(`/#/course/${place.course}`);
  await page.locator(`a[href*="/lesson/${place.type}/${place.course}/${place.lesson}"]`).first().click();
  await expect(page.locator(`[data-lesson="${place.kind}"]`)).toBeVisible();
  const { parts } = await call<Lesson>(page, 'course/get-lesson', at(place));
  for (const [part, { is, ...rest }] of parts.entries()) {
    await expect(
      page.locator('[data-slide], [data-player], [data-exercises], [data-door], [data-task]').first(),
    ).toBeVisible();
    if (part === 0) expect(await axe(page, `lesson, ${place.kind}`)).toEqual([]);
    await shot(page, `lesson-${place.kind}-${part}-${language}`, { fullPage: false });
    if (is === 'task') {
      await page.locator('[data-task] textarea').fill('I did it. It was harder than I thought.');
      await page.getByRole('button', { name: /^(交上去|Hand it in)/ }).click();
      await expect(page.getByText(/^(已交上|Handed in)/)).toBeVisible();
    }
    if (is === 'exercises') await answerExercises(page, place, part);
    if (is === 'door' && 'door' in rest)
      await workInside(page, rest.door as Extract<LessonPart, { is: 'door' }>['door']);
    const kept = page.waitForResponse('**/api/course/save-lesson-progress');
    await page.locator('[data-next-step]').click();
    expect((await kept).ok()).toBe(true);
  }
  await expect(page.locator('[data-lesson-done]')).toBeVisible();
}

/** Two walks, so that each stays short: what is heard, read and done, and what is written and said. */
const SAID_OR_WRITTEN = LESSON_KINDS.filter((kind) => /^(writing|speaking)/.test(kind));
const WALKS = [
  { kinds: LESSON_KINDS.filter((kind) => !SAID_OR_WRITTEN.includes(kind)), what: 'heard, read or done' },
  { kinds: SAID_OR_WRITTEN, what: 'written or said' },
];

for (const { kinds, what } of WALKS)
  test(
    `every kind of lesson that is ${what}, from the course to done; the course, the plan and home follow`,
    PHONE,
    async ({ page, context, outbox, language }) => {
      await context.grantPermissions(['microphone']);
      await arriveAsNewLearner(page, outbox, { language, path: '/' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const places = (await lessonsByKind(page)).filter(({ kind }) => kinds.some((one) => one === kind));
      expect(places.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
      for (const place of places) await test.step(place.kind, () => walk(page, place, { language }));
      expect(await axe(page, 'lesson, done')).toEqual([]);
      await shot(page, `lesson-done-${language}`);
      const last = places.at(-1);
      const info = await call<{ done: number }>(page, 'course/get-info', { id: last?.course });
      expect(info.done).toBeGreaterThan(0);
      // The plan knows that a lesson was learnt, and home where somebody learned last.
      const areas = await call<{ area: string }[]>(page, 'plan/get-last-records', {});
      expect(areas.map(({ area }) => area)).toContain('course');
      await page.goto('/#/');
      await page.reload();
      await expect(page.locator('#continue')).toBeVisible();
    },
  );

test('a guest looks into a lesson, and nothing of it is kept', async ({ page }) => {
  await arriveAsGuest(page, { path: '/' });
  const [place] = await lessonsByKind(page);
  if (!place) throw new Error('there is no lesson');
  const { course, lesson, type } = place;
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('save-lesson') && saves.push(request.url()));
  await page.goto(`/#/lesson-preview/${type}/${course}/${lesson}`);
  await expect(page.locator('[data-lesson]')).toBeVisible();
  await page.locator('[data-next-step]').click();
  await expect(
    page.locator('[data-slide], [data-player], [data-exercises], [data-task], [data-preview-end]').first(),
  ).toBeVisible();
  expect(saves).toEqual([]);
  expect((await call<Lesson>(page, 'course/get-lesson', at(place))).progress.state).toBe('new');
});

test('a note, a place and a step survive a reload', async ({ page }) => {
  await arriveAsGuest(page, { path: '/' });
  const place = (await lessonsByKind(page)).find(({ kind }) => kind === 'video');
  if (!place) throw new Error('there is no lesson with slides');
  await page.goto(`/#/lesson/${place.type}/${place.course}/${place.lesson}`);
  await page.locator('[data-next-step]').click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole('button', { name: /^(记一笔|Note)$/ }).click();
  await page.getByRole('dialog').locator('textarea').fill('先分时间');
  const kept = page.waitForResponse('**/api/course/save-lesson-note');
  await page.getByRole('button', { name: /^(记下|Keep it)$/ }).click();
  expect((await kept).ok()).toBe(true);
  await page.goto('/#/');
  await expect(page.locator('[data-lesson]')).toHaveCount(0);
  await page.goto(`/#/lesson/${place.type}/${place.course}/${place.lesson}`);
  await page.reload();
  await expect(page.locator('[aria-current="step"]')).toContainText('2');
  await page.getByRole('button', { name: /^(记一笔|Note)$/ }).click();
  await expect(page.getByText('先分时间')).toBeVisible();
});
