import type { CourseLesson, CoursePackage } from '@ninefold/contract/courses';
import type { Lesson } from '@ninefold/contract/courses/lesson';
import { LESSON_KINDS } from '@ninefold/core/courses/lessons';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Language } from '../languages.ts';
import { call } from '../practice.ts';
import { WORDS } from '../words.ts';

/** Where the lessons of the pack stand, and the way to one. */

export type Place = { kind: string; type: number; course: number; lesson: number; pack: number };

const SAID_OR_WRITTEN = LESSON_KINDS.filter((kind) => /^(writing|speaking)/.test(kind));

/**
 * A walk through every kind takes minutes: what is heard, read and done is walked at a desk; what is written and said on
 * a phone, where the editor and the interview are another screen. The other screen shows that they are drawn there.
 */
export const WALKED = {
  desk: LESSON_KINDS.filter((kind) => !SAID_OR_WRITTEN.includes(kind)),
  phone: SAID_OR_WRITTEN,
} as const;

export const at = ({ course, lesson }: Place) => ({ course_id: course, lesson_id: lesson });

/** Every lesson that this learner may open and has not done, in the order of the shelf. */
async function openLessons(page: Page): Promise<Place[]> {
  const found: Place[] = [];
  const { list } = await call<{ list: CoursePackage[] }>(page, 'course/get-package-list', {});
  for (const { id: pack } of list) {
    const courses = await call<{ list: { id: number; type_id: number }[] }>(page, 'course/get-course-list', {
      package_id: pack,
    });
    for (const { id: course, type_id } of courses.list) {
      const info = await call<{ units: { lessons: CourseLesson[] }[] }>(page, 'course/get-info', { id: course });
      for (const { id: lesson, kind, status } of info.units.flatMap(({ lessons }) => lessons))
        if (status === 1) found.push({ kind, type: Math.min(type_id, 4), course, lesson, pack });
    }
  }
  return found;
}

/** One of each kind. */
export async function lessonsByKind(page: Page): Promise<Place[]> {
  const all = await openLessons(page);
  return all.filter(({ kind }, first) => all.findIndex((one) => one.kind === kind) === first);
}

/** The lesson whose task asks for a recording. */
export async function lessonToSay(page: Page): Promise<Place> {
  for (const place of await openLessons(page)) {
    if (place.kind !== 'task') continue;
    const { parts } = await call<Lesson>(page, 'course/get-lesson', at(place));
    if (parts.some((part) => part.is === 'task' && part.submit === 'audio')) return place;
  }
  throw new Error('no task is to be said');
}

/** From home over the shelf to the package, its course and the lesson: link by link. */
export async function openFromHome(
  page: Page,
  { type, course, lesson, pack }: Place,
  language: Language,
): Promise<void> {
  const { bare, courses } = WORDS[language];
  await page.goto('/#/');
  const shelf = page
    .getByRole('link', { name: bare.lookPackages })
    .or(page.getByRole('link', { name: courses.allPackages }));
  await shelf.last().click();
  await page.getByRole('list', { name: courses.packages }).locator(`a[href*="packageId=${pack}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`packageId=${pack}`));
  const row = page.locator(`a[href$="/lesson/${type}/${course}/${lesson}"]`).first();
  const others = page.getByRole('tablist', { name: courses.courses }).getByRole('tab');
  await expect(page.getByRole('list', { name: courses.units }).first()).toBeVisible();
  for (let at = 0; at < (await others.count()) && !(await row.isVisible()); at += 1) {
    await others.nth(at).click();
    await expect(others.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('list', { name: courses.units }).first()).toBeVisible();
  }
  await row.click();
}
