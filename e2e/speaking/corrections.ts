import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { firstTopic, PATIENCE, pieceOfTalk, sayElsewhere, test } from '../support/microphone.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const OWN_WORD = 'lighthouse';
const SEND = /^(按改过的 1 处重新评|Judge again with 1 change)$/;
const NOTHING = /^(先改一个词|Change a word first)$/;

type Report = { report: { answers: { words: { text: string; own?: boolean }[] }[] } };

/** A long turn said elsewhere, with its report asked for and ready. */
async function reported(page: Page): Promise<number> {
  const start = { id: await firstTopic(page, 2), part: 2, mode: 'practice', key: randomUUID() };
  const { record_id } = await call<{ record_id: number }>(page, 'speaking/start', start);
  // Long enough for a band: without one there is nothing to judge again.
  await sayElsewhere(page, { record_id, order: 2010 }, await pieceOfTalk());
  await call(page, 'speaking/request-report', { record_id });
  return record_id;
}

test(
  'a misheard word of the transcript is put right: the report is made again of it, and stays so',
  LONG,
  async ({ page, language, context, outbox }) => {
    test.slow();
    const { report } = WORDS[language].speaking;
    await context.grantPermissions(['microphone']);
    await arriveAsNewLearner(page, outbox, { language });
    const record_id = await reported(page);
    await page.goto(`/#/speaking_report/practice/${record_id}`);
    await expect(page.locator('[data-report]')).toBeVisible(PATIENCE);
    const words = page.locator('[data-word]');
    await expect(words.nth(2)).toBeVisible();

    // Thought better of: nothing was sent, and the words are as they were.
    const before = await words.nth(2).textContent();
    const open = page.getByRole('button', { name: report.correct, exact: true });
    await open.click();
    const editor = page.locator('[data-correcting]');
    await expect(editor.getByRole('button', { name: NOTHING })).toBeDisabled();
    await editor.getByRole('button', { name: report.correctStop, exact: true }).click();
    await expect(editor).toHaveCount(0);
    await expect(words.nth(2)).toHaveText(before ?? '');

    await open.click();
    const place = editor.locator('button[aria-pressed]').nth(2);
    await place.click();
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    const field = editor.getByRole('textbox');
    await field.fill(OWN_WORD);
    await expect(place).toHaveText(OWN_WORD);
    expect(await axe(page, 'speaking report, putting a word right')).toEqual([]);
    await shot(page, `speaking-correct-${language}`, { fullPage: false });
    const again = page.waitForResponse(/speaking\/correct-words/, PATIENCE);
    const told = page.getByText(report.correctedDone).waitFor(PATIENCE);
    await editor.getByRole('button', { name: SEND }).click();
    expect((await again).status()).toBe(200);
    await told;
    await expect(editor).toHaveCount(0);
    await expect(words.nth(2)).toHaveText(new RegExp(OWN_WORD));
    await shot(page, `speaking-corrected-${language}`);

    // It is the server's, and counts as the learner's own word.
    const { report: made } = await call<Report>(page, 'speaking/get-report', { record_id });
    expect(made.answers[0]?.words[2]).toMatchObject({ text: expect.stringContaining(OWN_WORD), own: true });
    await page.reload();
    await expect(words.nth(2)).toHaveText(new RegExp(OWN_WORD));
  },
);
