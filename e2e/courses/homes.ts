import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { PICTURE, savedPlan } from '../support/plan.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a new learner is greeted and led to a first test; a chosen package is kept, and a begun course makes home their own',
  PHONE,
  async ({ page, outbox, isMobile, language }) => {
    const { bare, courses, plan } = WORDS[language];
    await arriveAsNewLearner(page, outbox, { language, path: '/' });
    await expect(page.getByText(bare.lead)).toBeVisible();
    await expect(page.getByRole('link', { name: bare.begin }).first()).toHaveAttribute('href', /reading-next\/\d+/);
    await expect(page.getByRole('button', { name: plan.invite })).toBeVisible();
    expect(await axe(page, 'home, without a plan')).toEqual([]);
    await shot(page, `home-bare-${language}`);

    await page.getByRole('link', { name: bare.lookPackages }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: courses.title })).toBeVisible();
    const packages = page.getByRole('list', { name: courses.packages });
    const first = packages.getByRole('link').first();
    const remembered = page.waitForResponse('**/api/course/save-last-learned');
    await first.click();
    await expect(page).toHaveURL(/packageId=\d+/);
    expect((await remembered).ok()).toBe(true);
    await expect(page.getByRole('list', { name: courses.units }).first()).toBeVisible();
    expect(await axe(page, 'package home')).toEqual([]);
    await shot(page, `package-home-${language}`);

    // Only a package is chosen so far: it is the one shown on the shelf of home.
    await page.goto('/#/');
    await page.reload();
    await expect(page.getByText(bare.lead)).toBeVisible();
    await expect(packages.getByRole('link').first()).toBeVisible();
    if (!isMobile) await expect(packages.locator('[aria-current]')).toHaveCount(1);

    await beginFirstCourse(page);
    await savedPlan(page, PICTURE);
    await page.goto('/#/');
    await page.reload();
    await expect(page.locator('#continue')).toBeVisible();
    await expect(packages).toHaveCount(0);
    expect(await axe(page, 'home, with a course and a plan')).toEqual([]);
    await shot(page, `personal-home-${language}`);

    // The way back to the shelf, and the course with its lessons.
    await page.getByRole('link', { name: courses.allPackages }).click();
    await expect(page.getByRole('heading', { level: 1, name: courses.title })).toBeVisible();
    await page.goto('/#/course');
    await expect(page.getByRole('list', { name: courses.units }).first()).toBeVisible();
    expect(await axe(page, 'course')).toEqual([]);
    await shot(page, `course-${language}`);
  },
);

/** A course is begun as the page of a lesson tells it; lessons have a journey of their own. */
async function beginFirstCourse(page: Page): Promise<void> {
  const ask = async (call: string, data: object) =>
    (await (await page.request.post(`/api/course/${call}`, { data })).json()).data;
  const [first] = (await ask('get-package-list', {})).list;
  const [course] = (await ask('get-course-list', { package_id: first.id })).list;
  await ask('save-last-learned', { package_id: first.id, course_id: course.id });
}

test('the type filters the shelf, and the address remembers the choice', async ({ page }) => {
  const { courses } = WORDS.zh;
  await arriveAsGuest(page, { path: '/?typeId=0' });
  const packages = page.getByRole('list', { name: courses.packages }).getByRole('link');
  await expect(packages.first()).toBeVisible();
  const all = await packages.count();
  const tabs = page.getByRole('tablist', { name: courses.types }).getByRole('tab');
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/typeId=\d/);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => packages.count()).toBeLessThan(all);
  await page.reload();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a course that left the shelf says so, is logged and is counted', async ({ page, guard }) => {
  guard.expectError(/404/);
  const { courses } = WORDS.zh;
  const logged = page.waitForRequest('**/api/common/report-error');
  const counted = page.waitForRequest('**/api/common/track');
  await arriveAsGuest(page, { path: '/' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/course/9999');
  await expect(page.getByText(courses.offShelf)).toBeVisible();
  expect((await logged).postDataJSON().message).toContain('9999');
  expect((await counted).postDataJSON()).toMatchObject({ event: 'course_missing', target: '9999' });
  expect(await axe(page, 'course, off the shelf')).toEqual([]);
  await shot(page, 'course-off-shelf');
});

test('the organisation cookie brings the home of the school: name, courses, notices', async ({
  page,
  context,
  server,
}) => {
  const { courses, organisation } = WORDS.zh;
  // The log-in brings the cookie.
  await arriveAs(page, 'student', { path: '/' });
  expect((await context.cookies(server.url)).find(({ name }) => name === 'org_id')?.value).toBe('1');
  await expect(page.getByRole('heading', { level: 1, name: /陈一诺/ })).toBeVisible();
  await expect(page.getByText('晨星国际学校').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: organisation.notices })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '全真模考安排' })).toBeVisible();
  // The next day that a notice is about is counted down to.
  await expect(page.getByText(/^\d 天后$/)).toBeVisible();
  expect(await axe(page, 'home of a school')).toEqual([]);
  await shot(page, 'organisation-home');
  await page.getByRole('region', { name: courses.orgCourses }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: courses.units }).first()).toBeVisible();
});

test('the cookie alone opens nothing to somebody who does not belong there', async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.expectError(/403/);
  const { organisation } = WORDS.zh;
  await arriveAs(page, 'vip');
  await context.addCookies([{ name: 'org_id', value: '1', url: server.url }]);
  await page.goto('/#/');
  await expect(page.getByRole('alert').filter({ hasText: organisation.outsider })).toBeVisible();
  await shot(page, 'organisation-outsider');
});

test('the practice hub begins with what was left open, and says the state of each skill once', async ({ page }) => {
  const { practice } = WORDS.zh;
  await arriveAs(page, 'learner', { path: '/ielts-list' });
  await expect(page.getByRole('link', { name: practice.goOn })).toHaveAttribute(
    'href',
    /reading-next\/\d+.*attempt=\d+/,
  );
  await expect(page.getByRole('region', { name: practice.skills }).getByText(/上次 \d+ \/ \d+/)).toHaveCount(2);
  await expect(page.getByRole('link', { name: practice.calculator })).toBeVisible();
  expect(await axe(page, 'practice hub')).toEqual([]);
  await shot(page, 'practice-hub-records');
});
