import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { arriveAs, arriveAsGuest, newMobile, registerBySms } from '../support/learner.ts';
import { lose, RIGHT } from '../support/lost-questions.ts';
import { PICTURE, savedPlan } from '../support/plan.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const DAY_MS = 86_400_000;

/** Gives the right answer to the card on the screen, any to a word. */
async function giveRight(page: Page): Promise<void> {
  const card = page.locator('[data-card]:visible');
  const right = RIGHT[(await card.getAttribute('data-card')) ?? ''];
  const gap = card.locator('input[type="text"]');
  if (right === undefined) await page.keyboard.press('1');
  else if (await gap.count()) await gap.fill(right);
  else await card.locator('label').filter({ hasText: right }).click();
  await page.keyboard.press('Enter');
}

async function answerRight(page: Page, language: Language, way: 'practised' | 'closed'): Promise<void> {
  await giveRight(page);
  await expect(page.locator('[data-solution] [role="status"]')).toContainText(WORDS[language].mistakes.right);
  await expect(page.locator('[data-way]')).toHaveAttribute('data-verdict', 'counts');
  await expect(page.locator('[data-way]')).toHaveAttribute('data-way', way);
}

test('three lost questions are due the next day and closed after two right answers three days apart', async ({
  page,
  language,
  variant,
}) => {
  const { mistakes } = WORDS[language];
  const { url, setAhead } = await variant();
  await arriveAsGuest(page, { language });
  const { paper, attempt } = await lose(page, { 7: 'T', 8: 'T', 13: 'T' });
  await page.goto(`${url}/#/reading-next/${paper}?attempt=${attempt}`);
  await expect(page.locator('[data-lost="3"]')).toBeVisible();

  await setAhead(DAY_MS);
  await page.goto(`${url}/#/mistakes`);
  await page.reload();
  await expect(page.locator('[data-today="3"]')).toBeVisible();
  expect(await axe(page, 'mistakes')).toEqual([]);
  await shot(page, `mistakes-${language}`);
  await page.getByRole('link', { name: mistakes.start.replace('{count}', '3') }).click();
  await expect(page.locator('[data-card]:visible')).toBeVisible();
  expect(await axe(page, 'mistake card')).toEqual([]);
  await shot(page, `mistake-card-${language}`, { fullPage: false });
  for (let n = 0; n < 3; n += 1) {
    await answerRight(page, language, 'practised');
    if (n === 0) {
      expect(await axe(page, 'mistake card, answered')).toEqual([]);
      await shot(page, `mistake-card-answered-${language}`, { fullPage: false });
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(mistakes.doneTitle)).toBeVisible();

  await setAhead(4 * DAY_MS);
  await page.goto(`${url}/#/mistakes/practice`);
  await page.reload();
  for (let n = 0; n < 3; n += 1) {
    await answerRight(page, language, 'closed');
    await page.getByRole('button', { name: n === 2 ? mistakes.finish : mistakes.next, exact: true }).click();
  }
  await page.getByRole('link', { name: mistakes.back }).click();
  await expect(page.locator('[data-today="0"]')).toBeVisible();
  await page.locator('[data-kind="reading-question"]').getByRole('link').last().click();
  await expect(page.locator('[data-mistake]')).toHaveCount(3);
});

/** The list as a table and on paper: the table without the answer, the paper with it. */
async function handOut(page: Page, language: Language): Promise<void> {
  const { mistakes } = WORDS[language];
  const chosen = async (way: string) => {
    await page.getByRole('button', { name: mistakes.export, exact: true }).click();
    await page.getByRole('button', { name: way }).click();
  };
  const [table] = await Promise.all([page.waitForEvent('download'), chosen(mistakes.csv)]);
  const rows = await readFile(await table.path(), 'utf8');
  expect(rows).toContain(mistakes.kind_spelling);
  expect(rows).not.toContain('slegde');
  // The browser's own window for printing would stop the journey.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await chosen(mistakes.print);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet="1"]');
  await expect(sheet).toContainText('sledge');
  await expect(page.locator('[data-book]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
}

test('the same word misspelt twice is one mistake seen twice; its evidence opens in place', async ({
  page,
  language,
}) => {
  const { mistakes } = WORDS[language];
  await arriveAsGuest(page, { language });
  await lose(page, { 6: 'slegde' });
  await lose(page, { 6: 'slege' });
  await page.goto('/#/mistakes?skill=reading&kind=spelling');
  const line = page.locator('[data-mistake]');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(language === 'zh' ? '丢过 2 次' : 'Lost 2 times');
  await line.getByRole('button', { name: mistakes.showEvidence }).click();
  const evidence = line.locator('[data-evidence]');
  await expect(evidence).toContainText('sledge');
  await expect(evidence.locator('mark[data-spot]').first()).toBeVisible();
  expect(await axe(page, 'mistakes, evidence open')).toEqual([]);
  await shot(page, `mistake-evidence-${language}`);
  await handOut(page, language);
});

test('a challenged mark that is accepted leaves', async ({ page, browser, baseURL, language, variant }) => {
  const { url, setAhead } = await variant();
  await arriveAsGuest(page, { language });
  const { paper, attempt } = await lose(page, { 7: 'T', 8: 'T' });
  const words = `原文没有说 ${attempt}`;
  await call(page, 'attempt/challenge-mark', { attempt_id: attempt, key: `${paper}.q7`, words });
  const operator = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await operator.newPage();
  await arriveAs(desk, 'operator');
  const { list } = await call<{ list: { id: number; words: string }[] }>(desk, 'attempt/get-challenge-list', {});
  await call(desk, 'attempt/settle-challenge', { id: list.find((one) => one.words === words)?.id, accept: true });
  await operator.close();
  await setAhead(DAY_MS);
  await page.goto(`${url}/#/mistakes`);
  await expect(page.locator('[data-today="1"]')).toBeVisible();
});

test('a guest logs in and keeps them; the next day of the plan leads to them', async ({
  page,
  outbox,
  language,
  variant,
}) => {
  const { url, setAhead } = await variant();
  await arriveAsGuest(page, { language });
  await lose(page, { 7: 'T', 8: 'T' });
  await registerBySms(page, language, newMobile(), outbox);
  await page.goto('/#/mistakes?skill=reading&kind=question');
  await expect(page.locator('[data-mistake]')).toHaveCount(2);

  await savedPlan(page, PICTURE);
  await setAhead(DAY_MS);
  await page.goto(url);
  await page.locator('[data-mistakes-due="2"]').click();
  await expect(page.locator('[data-card]:visible')).toBeVisible();
});

test(
  'the book loads in its own shape, ten that are due stand inside their card, and evidence opens',
  PHONE,
  async ({ page, language }) => {
    const { mistakes } = WORDS[language];
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/mistakes/**', async (route) => {
      await held;
      await route.continue();
    });
    await arriveAs(page, 'learner', { language, path: '/mistakes?skill=reading&kind=question' });
    const tableTop = () =>
      page.locator('[data-book] > :nth-child(3)').evaluate((table) => table.getBoundingClientRect().top);
    const whileLoading = await tableTop();
    letThrough();
    const today = page.locator('[data-today="10"]');
    await expect(today).toBeVisible();
    // A sentence may need a second line; nothing else moves.
    expect(Math.abs((await tableTop()) - whileLoading)).toBeLessThan(30);
    const cut = await today.evaluate((card) => {
      const edge = card.getBoundingClientRect().right;
      return [...card.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge + 1).length;
    });
    expect(cut).toBe(0);
    const line = page.locator('[data-mistake]').first();
    await line.getByRole('button', { name: mistakes.showEvidence }).click();
    await expect(line.locator('[data-evidence]')).toBeVisible();
  },
);

test('begun with a network it goes on without one, and what was answered is sent later', async ({
  page,
  context,
  guard,
  variant,
}) => {
  const { mistakes } = WORDS.zh;
  const { url, setAhead } = await variant();
  await arriveAsGuest(page);
  await lose(page, { 7: 'T', 8: 'T' });
  await call(page, 'vocabulary/get-word-list', { name: 'rope', exact: 1 });
  await setAhead(DAY_MS);
  await page.goto(`${url}/#/mistakes/practice`);
  await expect(page.locator('[data-card]:visible')).toBeVisible();
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await context.setOffline(true);
  for (let n = 0; n < 3; n += 1) {
    await giveRight(page);
    // The card that was left is in the page until the next one is on the screen.
    await expect(page.locator('[data-card] + footer').getByText(mistakes.keptTitle)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(mistakes.doneTitle)).toBeVisible();
  await context.setOffline(false);
  type Summary = { rows: { practised: number }[] };
  await expect.poll(async () => (await call<Summary>(page, 'mistakes/get-summary', {})).rows[0]?.practised).toBe(2);
  // The word's answer too, right or wrong: nothing waits on the device any more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nf-mistake-answers'))).toBeNull();
});
