import type { Lesson, LessonPart } from '@ninefold/contract/courses/lesson';
import type { PlanItem } from '@ninefold/contract/planner';
import type { Page } from '@playwright/test';
import { skillOfCourse } from '../../packages/core/src/courses/courses.ts';
import { startOfDay } from '../../packages/core/src/time/day.ts';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { at, lessonsByKind, lessonToSay, openFromHome, type Place, WALKED } from '../support/lessons/places.ts';
import { answerExercises, sayTask, workInside } from '../support/lessons/work.ts';
import { SENTENCE_SECONDS, test } from '../support/microphone.ts';
import { PICTURE, savedPlan, todayInShanghai } from '../support/plan.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG, PHONE_ONLY } from '../support/tags.ts';
import type { Variant } from '../support/variant.ts';
import { WORDS } from '../support/words.ts';

/** Learning takes minutes, and the plan counts them: the whole journey is at an address whose clock can be set. */
const timed = test.extend<{ clock: Variant }>({
  clock: async ({ variant }, use) => use(await variant()),
  baseURL: async ({ clock }, use) => use(clock.url),
});

/** Tomorrow at nine: whatever the hour is now, all lessons of a walk are learnt on one day. */
const nineTomorrow = () => (startOfDay(todayInShanghai(1), 'Asia/Shanghai') + 9 * 3600) * 1000 - Date.now();

/** A lesson of each kind, walked to its end whatever its author put into it. Long work is done by calls, as the page makes them. */

/** `learn`: the minutes it takes go by. */
async function walk(
  page: Page,
  place: Place,
  language: Language,
  learn: (minutes: number) => Promise<void>,
): Promise<void> {
  await openFromHome(page, place, language);
  await expect(page.locator(`[data-lesson="${place.kind}"]`)).toBeVisible();
  const { parts, minutes } = await call<Lesson>(page, 'course/get-lesson', at(place));
  await learn(minutes);
  for (const [part, { is, ...rest }] of parts.entries()) {
    await expect(
      page.locator('[data-slide], [data-player], [data-exercises], [data-door], [data-task]').first(),
    ).toBeVisible();
    if (part === 0) expect(await axe(page, `lesson, ${place.kind}`)).toEqual([]);
    await shot(page, `lesson-${place.kind}-${part}-${language}`, { fullPage: false });
    if (is === 'task' && 'submit' in rest && rest.submit === 'audio') await sayTask(page);
    else if (is === 'task') {
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

const WALKS = [
  { kinds: WALKED.desk, what: 'heard, read or done', device: LONG },
  { kinds: WALKED.phone, what: 'written or said', device: PHONE_ONLY },
];

for (const { kinds, what, device } of WALKS)
  timed(
    `every kind of lesson that is ${what}, from home to done; the course, the plan and home follow`,
    device,
    async ({ page, context, outbox, language, clock }) => {
      timed.slow();
      let ahead = nineTomorrow();
      await clock.setAhead(ahead);
      const learn = (minutes: number) => {
        ahead += minutes * 60_000;
        return clock.setAhead(ahead);
      };
      await context.grantPermissions(['microphone']);
      await arriveAsNewLearner(page, outbox, { language, path: '/' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // So long a day asks for three of the four skills.
      await savedPlan(page, { ...PICTURE, minutes: 120 });
      const places = (await lessonsByKind(page)).filter(({ kind }) => kinds.some((one) => one === kind));
      expect(places.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
      for (const place of places) await timed.step(place.kind, () => walk(page, place, language, learn));
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
      await seeOnPlan(page, places, language);
      await shot(page, `lesson-on-plan-${language}`);
    },
  );

/** Their minutes are those of their skill: what today asks for of it is begun or ticked. */
async function seeOnPlan(page: Page, places: readonly Place[], language: Language): Promise<void> {
  const skills = places.map(({ type }) => skillOfCourse(type));
  const { day } = await call<{ day: { items: PlanItem[] } }>(page, 'plan/get-today', {});
  const learnt = day.items.filter(({ skill }) => skill !== null && skills.includes(skill));
  expect(learnt.length, 'what the plan asks for of the skills learnt').toBeGreaterThan(0);
  const { today } = WORDS[language];
  const card = page.getByRole('region', { name: today.today });
  for (const { done, done_minutes, minutes } of learnt) {
    expect(done_minutes).toBeGreaterThan(0);
    const said = done ? today.took : today.partly;
    const note = said.replace('{done}', `${done_minutes}`).replace('{minutes}', `${done ? done_minutes : minutes}`);
    await expect(card.getByText(note, { exact: true }).first()).toBeVisible();
  }
}

test(
  'a task that is to be said: recorded here, heard again after a reload, and done only by that',
  LONG,
  async ({ page, context, outbox, language }) => {
    await context.grantPermissions(['microphone']);
    await arriveAsNewLearner(page, outbox, { language, path: '/' });
    const place = await lessonToSay(page);
    const { parts } = await call<Lesson>(page, 'course/get-lesson', at(place));
    const step = parts.findIndex(({ is }) => is === 'task') + 1;
    await openFromHome(page, place, language);
    await expect(page.locator('[data-lesson="task"]')).toBeVisible();
    await page.goto(`/#/lesson/${place.type}/${place.course}/${place.lesson}?step=${step}`);
    await expect(page.locator('[data-task="audio"]')).toBeVisible();
    expect(await axe(page, 'lesson, a task to say')).toEqual([]);
    await shot(page, `lesson-to-say-${language}`, { fullPage: false });
    await sayTask(page);
    expect(await axe(page, 'lesson, a task that was said')).toEqual([]);
    await shot(page, `lesson-said-${language}`, { fullPage: false });
    await page.reload();
    await expect(page.locator('[data-handed-in]')).toBeVisible();
    const { progress, handed_in } = await call<Lesson>(page, 'course/get-lesson', at(place));
    expect(progress.done).toContain(step - 1);
    expect(handed_in?.seconds).toBeGreaterThan(3);
  },
);

test(
  'a task said without a network is handed in from another page as soon as there is one, and its step is done',
  LONG,
  async ({ page, context, guard }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED/);
    await context.grantPermissions(['microphone']);
    await arriveAsGuest(page, { path: '/' });
    const place = await lessonToSay(page);
    const { parts } = await call<Lesson>(page, 'course/get-lesson', at(place));
    const step = parts.findIndex(({ is }) => is === 'task') + 1;
    await page.goto(`/#/lesson/${place.type}/${place.course}/${place.lesson}?step=${step}`);
    await expect(page.locator('[data-recorder="ready"]')).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('KeyR');
    await expect(page.locator('[data-recorder="recording"]')).toBeVisible({ timeout: 20_000 });
    await page.waitForTimeout(SENTENCE_SECONDS * 1000);
    await page.keyboard.press('KeyR');
    await expect(page.getByText(/^录音存在本机了/)).toBeVisible();
    await shot(page, 'lesson-said-offline-zh', { fullPage: false });
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await expect(page.locator('[data-lesson]')).toHaveCount(0);
    const handed = page.waitForResponse('**/api/course/save-lesson-recording');
    // It is said for three seconds: whoever looks later has missed it.
    const told = page.getByText('等着交的录音交上了').waitFor();
    await context.setOffline(false);
    expect((await handed).ok()).toBe(true);
    await told;
    const { progress, handed_in } = await call<Lesson>(page, 'course/get-lesson', at(place));
    expect(handed_in?.of).toBe('audio');
    expect(progress.done).toContain(step - 1);
  },
);

test('a guest looks through a lesson to the end of its preview, and nothing of it is kept', async ({
  page,
  language,
}) => {
  await arriveAsGuest(page, { language, path: '/' });
  const [place] = await lessonsByKind(page);
  if (!place) throw new Error('there is no lesson');
  const { course, lesson, type } = place;
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('save-lesson') && saves.push(request.url()));
  await page.goto(`/#/lesson-preview/${type}/${course}/${lesson}`);
  await expect(page.locator('[data-lesson]')).toBeVisible();
  expect(await axe(page, 'preview of a lesson')).toEqual([]);
  await shot(page, `lesson-preview-${language}`, { fullPage: false });
  const { parts } = await call<Lesson>(page, 'course/get-lesson', { ...at(place), preview: true });
  for (const step of parts.keys()) {
    await expect(page.locator(`[data-next-step]`)).toBeVisible();
    await page.locator('[data-next-step]').click();
    await expect(page).toHaveURL(new RegExp(`step=${step + 2}$`));
  }
  await expect(page.locator('[data-preview-end]')).toBeVisible();
  expect(await axe(page, 'end of a preview')).toEqual([]);
  await shot(page, `lesson-preview-end-${language}`, { fullPage: false });
  expect(saves).toEqual([]);
  expect((await call<Lesson>(page, 'course/get-lesson', at(place))).progress.state).toBe('new');
  // From there the lesson itself is begun.
  await page.locator('[data-preview-end]').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`#/lesson/${type}/${course}/${lesson}`));
  await expect(page.locator('[data-lesson]')).toBeVisible();
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
