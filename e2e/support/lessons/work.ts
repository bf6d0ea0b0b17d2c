import type { LessonPart } from '@ninefold/contract/courses/lesson';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { ItemAnswer } from '@ninefold/contract/training/item';
import type { Training } from '@ninefold/contract/training/record';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { SENTENCE_SECONDS } from '../microphone.ts';
import { call } from '../practice.ts';
import { at, type Place } from './places.ts';

/** The work of a lesson, whatever its author put into it. Long work is done by calls, as the page makes them. */

/** Of talk: long enough to be an answer. */
const SPOKEN_MS = 2500;

const key = () => crypto.randomUUID();

/** Exercises of a part: the first sitting is shown on the screen, the answers that it tells are then given. */
export async function answerExercises(page: Page, place: Place, part: number): Promise<void> {
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
export async function workInside(page: Page, door: Extract<LessonPart, { is: 'door' }>['door']): Promise<void> {
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

/** By the keyboard; what the microphone says is a sentence. */
export async function sayTask(page: Page): Promise<void> {
  await expect(page.locator('[data-recorder="ready"]')).toBeVisible();
  await page.keyboard.press('KeyR');
  await expect(page.locator('[data-recorder="recording"]')).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(SENTENCE_SECONDS * 1000);
  const handed = page.waitForResponse('**/api/course/save-lesson-recording');
  await page.keyboard.press('KeyR');
  expect((await handed).ok()).toBe(true);
  await expect(page.locator('[data-handed-in]')).toBeVisible();
}
