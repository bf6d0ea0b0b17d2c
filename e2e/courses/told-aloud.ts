import type { Lesson } from '@ninefold/contract/courses/lesson';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { at, lessonsByKind } from '../support/lessons/places.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a lesson that is told: played and captioned, followed in its transcript, and gone on with at the second',
  PHONE,
  async ({ page, language }) => {
    const { lesson } = WORDS[language];
    await arriveAsGuest(page, { language, path: '/' });
    const place = (await lessonsByKind(page)).find(({ kind }) => kind === 'video');
    if (!place) throw new Error('there is no lesson of slides');
    const { parts } = await call<Lesson>(page, 'course/get-lesson', { ...at(place), preview: true });
    const lines = parts[0]?.narration?.captions ?? [];
    const line = lines[3];
    if (!line) throw new Error('its first step is not told');
    await page.goto(`/#/lesson/${place.type}/${place.course}/${place.lesson}`);
    const player = page.locator('[data-player="narration"]');
    await expect(player).toBeVisible();
    expect(await axe(page, 'lesson, told')).toEqual([]);
    await shot(page, `lesson-told-${language}`, { fullPage: false });

    // By the keyboard; its voice is heard, and what is said stands below it.
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: lesson.pause, exact: true })).toBeVisible();
    await expect(player.locator('[data-captions]')).toContainText(lines[0]?.[language] ?? '');
    const where = player.getByRole('slider', { name: lesson.place });
    await expect.poll(async () => Number(await where.inputValue())).toBeGreaterThan(0.5);
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: lesson.play, exact: true })).toBeVisible();
    await page.keyboard.press('KeyC');
    const next = language === 'zh' ? lesson.captions_en : lesson.captions_both;
    await expect(player.getByRole('button', { name: next, exact: true })).toBeVisible();
    await player.getByRole('button', { name: lesson.speed.replace('{rate}', '1'), exact: true }).click();
    await expect(player.getByRole('button', { name: lesson.speed.replace('{rate}', '1.25') })).toBeVisible();

    await player.getByRole('button', { name: lesson.transcript, exact: true }).click();
    const said = player.getByRole('list').getByRole('button', { name: line[language] });
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().includes('save-lesson-progress') &&
        (answer.request().postDataJSON() as { second: number }).second === line.from,
    );
    await said.click();
    expect((await kept).ok()).toBe(true);
    await expect(said).toHaveAttribute('aria-current', 'true');
    expect(await axe(page, 'lesson, its transcript')).toEqual([]);
    await shot(page, `lesson-transcript-${language}`, { fullPage: false });

    // The second, the speed and the language of the captions are as they were.
    await page.reload();
    await expect.poll(async () => Number(await where.inputValue())).toBeCloseTo(line.from, 0);
    await expect(player.getByRole('button', { name: lesson.speed.replace('{rate}', '1.25') })).toBeVisible();
    await expect(player.getByRole('button', { name: next, exact: true })).toBeVisible();
  },
);
