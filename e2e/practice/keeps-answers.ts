import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answer, call, goTo, handIn, openList, questions, seat, serverAnswers, sit } from '../support/practice.ts';
import { WORDS } from '../support/words.ts';

const { player } = WORDS.zh;
const SAVE = '**/api/attempt/save';
const MINUTE_MS = 60_000;

const sitExam = (page: Page, at = '') => sit(page, 'reading', { mode: 'exam', language: 'zh', at });

test('a reload in the very moment of typing keeps the answer', async ({ page }) => {
  await sitExam(page);
  await goTo(page, 1);
  await seat(page, 1).first().fill('spikes');
  await page.reload();
  await expect(seat(page, 1).first()).toHaveValue('spikes');
  await expect.poll(async () => Object.values(await serverAnswers(page))).toContain('spikes');
});

test('the network is away for a minute: answering goes on, and everything arrives in order, each once', async ({
  page,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i);
  await page.clock.install();
  await sitExam(page);
  await answer(page, 1, 'before');
  await expect(page.getByText(/秒前已保存/).first()).toBeVisible();
  await context.setOffline(true);
  await answer(page, 2, 'waist');
  await answer(page, 3, 'first');
  await expect(page.getByText(/已存在本机/).first()).toBeVisible();
  // The page tries again without success, and its answers stay where they are.
  for (let seconds = 0; seconds < 60; seconds += 10) await page.clock.runFor(10_000);
  await answer(page, 3, 'rot');
  await context.setOffline(false);
  await expect(page.getByText(/秒前已保存/).first()).toBeVisible();
  const kept = Object.values(await serverAnswers(page));
  expect(kept).toEqual(expect.arrayContaining(['before', 'waist', 'rot']));
  expect(kept).not.toContain('first');
});

test('the server does not answer and the page is reloaded: nothing is lost, and it is sent afterwards', async ({
  page,
  guard,
}) => {
  await sitExam(page);
  guard.expectError(/ERR_FAILED|Failed to load/i);
  await page.route(SAVE, (route) => route.abort());
  await answer(page, 1, 'spikes');
  await answer(page, 7, 'T');
  await page.reload();
  await goTo(page, 1);
  await expect(seat(page, 1).first()).toHaveValue('spikes');
  await goTo(page, 7);
  await expect(questions(page).getByRole('radio', { name: 'TRUE' }).first()).toBeChecked();
  await page.unroute(SAVE);
  await expect
    .poll(async () => Object.values(await serverAnswers(page)))
    .toEqual(expect.arrayContaining(['spikes', 'T']));
});

test('a tab that died before it could send: the list sends what it left behind', async ({ page, context, guard }) => {
  await sitExam(page);
  guard.expectError(/ERR_FAILED|Failed to load/i);
  // Neither the save nor the last save at closing gets through.
  await context.route(SAVE, (route) => route.abort());
  await answer(page, 1, 'spikes');
  const url = page.url();
  await page.close();
  await context.unroute(SAVE);
  const next = await context.newPage();
  await openList(next, 'reading', 'zh');
  const attempt_id = Number(/attempt=(\d+)/.exec(url)?.[1]);
  await expect
    .poll(async () => {
      const { answers } = await call<{ answers: object }>(next, 'attempt/get-attempt', { attempt_id });
      return Object.values(answers);
    })
    .toEqual(['spikes']);
});

test('a reply that got lost does not apply an answer twice', async ({ page, guard }) => {
  await sitExam(page);
  guard.expectError(/ERR_FAILED|Failed to load/i);
  let lost = 0;
  await page.route(SAVE, async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await goTo(page, 1);
  await seat(page, 1).first().fill('spi');
  await expect.poll(() => lost).toBe(1);
  await seat(page, 1).first().fill('spikes');
  await expect.poll(async () => Object.values(await serverAnswers(page))).toEqual(['spikes']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second tab looks on, takes over, and neither loses an answer', async ({ page, context }) => {
  await sitExam(page);
  await answer(page, 1, 'spikes');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(player.elsewhere)).toBeVisible();
  await expect(seat(other, 1).first()).toHaveValue('spikes');
  await expect(seat(other, 1).first()).not.toBeEditable();

  // What the first tab writes can be watched in the second.
  await answer(page, 2, 'waist');
  await goTo(other, 2);
  await expect(seat(other, 2).first()).toHaveValue('waist');

  await other.getByRole('button', { name: player.takeOver }).click();
  await expect(other.getByText(player.elsewhere)).toHaveCount(0);
  await answer(other, 3, 'rot');
  await expect(page.getByText(player.elsewhere)).toBeVisible();
  await expect(seat(page, 1).first()).not.toBeEditable();
  await expect
    .poll(async () => Object.values(await serverAnswers(other)))
    .toEqual(expect.arrayContaining(['spikes', 'waist', 'rot']));

  // When the writing tab is closed, the one that looked on may write again.
  await other.close();
  await expect(page.getByText(player.elsewhere)).toHaveCount(0);
  await answer(page, 4, 'lamps');
  await expect.poll(async () => Object.values(await serverAnswers(page))).toContain('lamps');
});

test('the same question answered on two devices: both answers are shown, the learner chooses', async ({
  page,
  browser,
  context,
  server,
}) => {
  await sitExam(page);
  await answer(page, 1, 'here');
  await expect.poll(async () => Object.values(await serverAnswers(page))).toContain('here');

  // The same learner at another computer, with a browser of its own.
  const elsewhere = await browser.newContext({ baseURL: server.url, storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(seat(other, 1).first()).toHaveValue('here');
  await goTo(other, 1);
  await seat(other, 1).first().fill('there');
  await expect.poll(async () => Object.values(await serverAnswers(other))).toContain('there');

  await goTo(page, 1);
  await seat(page, 1).first().fill('mine');
  await expect(page.getByText(player.elsewhere)).toBeVisible();
  await page.getByRole('button', { name: player.takeOver }).click();
  const choice = page.getByRole('dialog').filter({ hasText: player.clashTitle });
  await expect(choice.getByRole('row', { name: /mine/ })).toContainText('there');
  await choice.getByRole('button', { name: player.clashMine }).click();
  await expect.poll(async () => Object.values(await serverAnswers(page))).toEqual(['mine']);
  await elsewhere.close();
});

test('when the time is up the paper is handed in by itself, with what was typed last', async ({ page, variant }) => {
  await page.clock.install();
  const { url, setAhead } = await variant();
  await sitExam(page, url);
  // The page's clock and the server's are moved together, to where less than half a minute of the hour is left.
  const almostOver = 59.5 * MINUTE_MS;
  await setAhead(almostOver);
  await page.clock.fastForward(almostOver);
  await expect(page.getByRole('timer')).toContainText(/00:[0-2]\d/);
  await seat(page, 1).first().fill('spikes');
  // Time stands still at the end: the sentence is there for as long as it takes to read it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 0.5 * MINUTE_MS);
  await expect(page.getByText(player.timeUp)).toBeVisible();
  await page.clock.resume();
  await expect(page.locator('[data-review]').first()).toBeVisible();
  await expect(page.locator('[data-review="1"]')).toContainText('spikes');
});

test('handing in twice, and coming back later, shows one and the same result', async ({ page }) => {
  await sitExam(page);
  await answer(page, 1, 'spikes');
  await handIn(page, 'zh');
  const url = page.url();
  await page.goto('/#/reading-list');
  await page.goto(url);
  await expect(page.locator('[data-review="1"]')).toContainText('spikes');
});
