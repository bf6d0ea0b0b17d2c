import { expect, test } from '../support/fixtures.ts';
import { look } from '../support/layout.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { lessonsByKind, WALKED } from '../support/lessons/places.ts';
import { PHONE } from '../support/tags.ts';

test(
  'the kinds of lessons that are walked on the other screen are drawn on this one too',
  PHONE,
  async ({ page, language, isMobile }) => {
    await arriveAsGuest(page, { language, path: '/' });
    const kinds: readonly string[] = isMobile ? WALKED.desk : WALKED.phone;
    const places = (await lessonsByKind(page)).filter(({ kind }) => kinds.includes(kind));
    expect(places.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    for (const { kind, type, course, lesson } of places) {
      await page.goto(`/#/lesson/${type}/${course}/${lesson}`);
      await expect(page.locator(`[data-lesson="${kind}"]`)).toBeVisible();
      const part = page.locator('[data-slide], [data-player], [data-exercises], [data-door], [data-task]');
      await look(page, `lesson, ${kind}`, part);
    }
  },
);
