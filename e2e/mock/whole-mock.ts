import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { test } from '../support/microphone.ts';
import { answer, call, checkSound, openTool, questions, seat } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';
import { ESSAY, essayField } from '../support/writing.ts';

type Standing = { at: string; attempt_id?: number };

test(
  'a whole mock in one sitting, with a reload and a cut network in it, to its report',
  LONG,
  async ({ page, context, browser, guard, language, outbox }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|network/i);
    const { mock, mockReport, essayEditor, history, speaking } = WORDS[language];
    await context.grantPermissions(['microphone']);
    await arriveAsNewLearner(page, outbox, { language, path: '/mock_list' });
    await expect(page.getByRole('heading', { level: 1, name: mock.listTitle })).toBeVisible();
    expect(await axe(page, 'mock list')).toEqual([]);
    await shot(page, `mock-list-${language}`, { fullPage: false });
    await page.locator('[data-mock]').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: mock.lobbyTitle })).toBeVisible();
    // Nothing starts before it was heard, and nothing before it is on the device.
    const start = page.getByRole('button', { name: mock.start, exact: true });
    await expect(start).toBeDisabled();
    // In sight without scrolling, however much there is to check.
    await expect(start).toBeInViewport({ ratio: 1 });
    await checkSound(page, language);
    await checkMicrophone(page, language);
    await expect(page.getByText(mock.prepared)).toBeVisible();
    expect(await axe(page, 'mock lobby')).toEqual([]);
    await shot(page, `mock-lobby-${language}`, { fullPage: false });
    await start.click();

    // Listening: a reload costs no answer.
    await expect(questions(page)).toBeVisible();
    await answer(page, 1, 'early');
    await expect.poll(() => storedAnswers(page)).toContain('early');
    await page.reload();
    await expect(seat(page, 1).first()).toHaveValue('early');

    // A second browser looks on and does not take the paper away.
    // The same learner, and nothing of this browser: what it keeps would make it the one that was here before.
    const { cookies } = await context.storageState();
    const second = await browser.newContext({ storageState: { cookies, origins: [] } });
    const other = await second.newPage();
    await other.goto(page.url());
    const looksOn = (['zh', 'en'] as const).map((one) => other.getByText(WORDS[one].player.elsewhere));
    await expect(looksOn[0]!.or(looksOn[1]!)).toBeVisible();
    await answer(page, 2, 'still here');
    await expect.poll(() => storedAnswers(page)).toContain('still here');
    await second.close();
    await handInPaper(page, language);
    await expect(page.getByRole('heading', { level: 1, name: mock.breakTitle })).toBeVisible();
    expect(await axe(page, 'mock break')).toEqual([]);
    await shot(page, `mock-break-${language}`, { fullPage: false });

    // Reading: what is typed without a network arrives when it is back.
    await page.getByRole('button', { name: begin(mock.beginNext, mock.name_reading) }).click();
    await expect(questions(page)).toBeVisible();
    await context.setOffline(true);
    await answer(page, READING_GAP, 'offline');
    await expect(seat(page, READING_GAP).first()).toHaveValue('offline');
    await context.setOffline(false);
    await expect.poll(() => storedAnswers(page)).toContain('offline');
    await handInPaper(page, language);

    // Writing: two tasks under one clock, on one page.
    await page.getByRole('button', { name: begin(mock.beginNext, mock.name_writing) }).click();
    await (await essayField(page, language)).fill(ESSAY.slice(0, 900));
    await page
      .getByRole('navigation', { name: essayEditor.parts })
      .getByRole('link', { name: essayEditor.nextPart })
      .click();
    await expect(await essayField(page, language)).toHaveValue('');
    await (await essayField(page, language)).fill(ESSAY);
    await openTool(page, WORDS[language].player.finish, language);
    await page.getByRole('dialog').getByRole('button', { name: essayEditor.handIn, exact: true }).click();

    // The report is there at once, and its essays arrive by themselves.
    await expect(page.getByText(mockReport.gains)).toBeVisible();
    await expect(page.locator('[data-speaking="todo"]')).toBeVisible();
    await expect(page.getByText(mockReport.writing_told)).toBeVisible({ timeout: 30_000 });
    expect(await axe(page, 'mock report')).toEqual([]);
    await shot(page, `mock-report-${language}`);
    await takeReportAlong(page, language);
    const { list } = await call<{ list: { state: string; band: number }[] }>(page, 'history/get-mock-list', {
      type: 2,
    });
    expect(list).toMatchObject([{ state: 'done' }]);
    expect(list[0]?.band).toBeGreaterThan(0);

    // The interview, at once: checked, asked, left in the middle and handed in. A few seconds are no band.
    await page.getByRole('button', { name: mockReport.interviewBegin }).click();
    const begin4 = page.getByRole('button', { name: mock.speakingStart, exact: true });
    await expect(begin4).toBeDisabled();
    await checkSound(page, language);
    await checkMicrophone(page, language);
    expect(await axe(page, 'mock, before speaking')).toEqual([]);
    await shot(page, `mock-speaking-${language}`, { fullPage: false });
    await begin4.click();
    await expect(page.locator('[data-recorder="recording"]')).toBeVisible({ timeout: 30_000 });
    // With one answer given the interview can be handed in.
    await page.getByRole('button', { name: speaking.sitting.finishAnswer }).click();
    await expect(page.locator('[data-order="1020"]')).toBeVisible();
    await page.getByRole('button', { name: speaking.sitting.leave, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: speaking.sitting.leaveFinish }).click();
    await expect(page.locator('[data-speaking="failed"]')).toBeVisible({ timeout: 120_000 });
    await page.goto('/#/history/mock_test/2');
    await expect(page.getByRole('link', { name: new RegExp(`^${history.report}`) })).toBeVisible();
  },
);

/** As a file to be printed and as a picture to be shown, each saved by its button. */
async function takeReportAlong(page: Page, language: Language): Promise<void> {
  const { mockReport, sharing } = WORDS[language];
  const pressed = async (button: Locator) => {
    const [saved] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
    return readFileSync(await saved.path());
  };
  const pdf = await pressed(page.getByRole('button', { name: sharing.pdf, exact: true }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: mockReport.poster, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: mockReport.poster });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  const picture = await pressed(dialog.getByRole('button', { name: mockReport.posterSave, exact: true }));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(await axe(page, 'poster of a mock')).toEqual([]);
  await shot(page, `mock-poster-${language}`, { fullPage: false });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Its first question is a gap. */
const READING_GAP = 1;

const begin = (sentence: string, next: string) => sentence.replace('{next}', next);

async function standing(page: Page): Promise<Standing> {
  const record_id = Number(/mock\/\d+\/(\d+)/.exec(page.url())?.[1] ?? 0);
  return (await call<{ standing: Standing }>(page, 'exam/get-record', { record_id })).standing;
}

/** What the server has of the paper that runs, whatever the screen shows. */
async function storedAnswers(page: Page): Promise<unknown[]> {
  const { attempt_id } = await standing(page);
  const { answers } = await call<{ answers: Record<string, unknown> }>(page, 'attempt/get-attempt', { attempt_id });
  return Object.values(answers);
}

async function handInPaper(page: Page, language: Language): Promise<void> {
  const { player } = WORDS[language];
  await openTool(page, player.finish, language);
  const dialog = page.getByRole('dialog').filter({ hasText: player.finishTitle });
  await dialog.getByRole('button', { name: player.handIn, exact: true }).click();
}

async function checkMicrophone(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].speaking.sitting.checkStart, exact: true }).click();
  await expect(page.locator('[data-microphone="good"], [data-microphone="quiet"]')).toBeVisible({ timeout: 20_000 });
}
