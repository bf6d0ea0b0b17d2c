import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { brokenOrCut, onOneLine } from '../support/layout.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { answer, handIn, openList, questions, sit } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test('sets, topics and picks are there, and filters find a paper', PHONE, async ({ page, language, isMobile }) => {
  const { list } = WORDS[language];
  await arriveAsGuest(page, { language });
  await openList(page, 'reading', language);
  const papers = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: list.practise }) });
  await expect(papers).toHaveCount(9);
  // What is written for the other test says so, once for the set.
  await expect(page.getByText(language === 'zh' ? '培训类' : 'General Training', { exact: true })).toHaveCount(1);
  const titles = page.getByRole('tabpanel').locator('[lang=en]');
  expect(await brokenOrCut(titles)).toEqual([]);
  // No line above the list for one button alone.
  const beside = isMobile ? page.getByRole('tab').first() : page.getByRole('button', { name: list.topic, exact: true });
  expect(await onOneLine(page.getByRole('button', { name: list.ownSet }), beside)).toBe(true);
  expect(await axe(page, 'reading list')).toEqual([]);
  await shot(page, `reading-list-${language}`);

  await page.getByRole('tab', { name: list.ji_jing }).click();
  await expect(page).toHaveURL(/shelf=ji_jing/);
  await expect(papers).toHaveCount(3);
  await expect(page.getByText(list.disclaimer)).toHaveCount(1);
  expect(await brokenOrCut(titles)).toEqual([]);

  await page.getByRole('searchbox').fill('whale');
  await expect(papers).toHaveCount(1);
  await expect(papers.first()).toContainText('The song that travels east');
  // A shelf starts afresh: the words are gone with it.
  await page.getByRole('tab', { name: list.jian_ya }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(papers).toHaveCount(9);

  await page.getByRole('button', { name: list.topic, exact: true }).click();
  await page.getByRole('button', { name: language === 'zh' ? /^历史/ : /^History/ }).click();
  await expect(papers).toHaveCount(1);
  await expect(papers.first()).toContainText('The diary in the shell heap');
  // A choice is a step: Back takes it back, and forward makes it again.
  await page.goBack();
  await expect(papers).toHaveCount(9);
  await page.goForward();
  await expect(papers).toHaveCount(1);
  // The way back from a paper finds the list as it was left.
  await papers.first().getByRole('link', { name: list.practise }).click();
  await expect(page).toHaveURL(/reading-next/);
  await page.goBack();
  await expect(papers).toHaveCount(1);
});

test('the way back from a paper finds the place on the page too', async ({ page }) => {
  const { list, start } = WORDS.zh;
  await arriveAsGuest(page, { path: '/' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Typed into the address bar: an entry of the history that the router has not made itself.
  await page.evaluate(() => {
    location.hash = '/reading-list';
  });
  // A low window, so that the list is longer than it.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 240 });
  const papers = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: list.practise }) });
  await expect(papers).toHaveCount(9);
  const last = papers.last().getByRole('link', { name: list.practise });
  await last.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // Taken when the page is left: what arrives above the list until then moves it.
  const leave = () =>
    last.evaluate((link: HTMLElement) => {
      const { scrollY } = window;
      link.click();
      return scrollY;
    });
  const place = () => page.evaluate(() => window.scrollY);

  // First while the code of the next page is still on its way, then from the page itself.
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const loading = await leave();
  await expect(page).toHaveURL(/reading-next/);
  await expect(last).toBeHidden();
  // Its loading shape is short, so the window has moved up.
  await expect.poll(place).toBeLessThan(loading);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(place).toBe(loading);
  letThrough();

  const left = await leave();
  await expect(page.getByRole('button', { name: start.start, exact: true })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(place).toBe(left);
});

test('a search that fails is an empty list, not an error', async ({ page, guard }) => {
  guard.expectError(/500|Failed to load/);
  const { list } = WORDS.zh;
  await arriveAsGuest(page);
  await openList(page, 'reading', 'zh');
  await page.route('**/api/reading/get-search-list', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('searchbox').fill('whale');
  await expect(page.getByText(list.nothingFound)).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
});

test('the list remembers: unfinished, then done with the best score', async ({ page }) => {
  const { list } = WORDS.zh;
  await arriveAsGuest(page);
  await openList(page, 'reading', 'zh');
  const first = page.getByRole('listitem').filter({ hasText: 'Walking backwards' });
  await first.getByRole('link', { name: list.practise }).click();
  await page.getByRole('button', { name: WORDS.zh.start.start, exact: true }).click();
  const saved = page.waitForResponse('**/api/attempt/save');
  await answer(page, 1, 'spikes');
  await saved;
  // Back out of a timed paper asks first, and leads to the list when the learner means it.
  const asked = page.getByRole('dialog').filter({ hasText: WORDS.zh.player.finishTitle });
  await page.goBack();
  await expect(asked).toContainText(WORDS.zh.player.finishTimed);
  await asked.getByRole('button', { name: WORDS.zh.player.goOn, exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(questions(page)).toBeVisible();
  await expect(page).toHaveURL(/attempt=\d+/);
  await page.goBack();
  await asked.getByRole('button', { name: WORDS.zh.player.leaveForLater }).click();
  await expect(page).toHaveURL(/reading-list/);
  await expect(first).toContainText('作答中 1/13');
  await first.getByRole('link', { name: list.goOn }).click();
  await expect(questions(page)).toBeVisible();
  await handIn(page, 'zh');
  await page.goto('/#/reading-list');
  await expect(first).toContainText('1/13');
  await first.getByRole('link', { name: list.review }).click();
  await expect(page.locator('[data-review="1"]')).toContainText('spikes');

  // The history has it too, and leads to the same review.
  await page.goto('/#/records');
  await page.getByRole('tab', { name: WORDS.zh.skills.reading }).click();
  const record = page.getByRole('listitem').filter({ hasText: 'Walking backwards' });
  await expect(record).toContainText('1/13');
  await record.getByRole('link', { name: /解析/ }).click();
  await expect(page.locator('[data-review="1"]')).toContainText('spikes');
});

test('a set of one’s own: two passages under one clock, numbered through', async ({ page }) => {
  const { list, start } = WORDS.en;
  await arriveAsGuest(page, { language: 'en' });
  await openList(page, 'reading', 'en');
  await page.getByRole('button', { name: list.ownSet }).click();
  await page.getByRole('checkbox', { name: /courtesy/ }).check();
  await page.getByRole('checkbox', { name: /Walking backwards/ }).check();
  await expect(page.getByText('2 papers · 27 questions · 40 minutes')).toBeVisible();
  await page.getByRole('link', { name: list.ownSetGo }).click();
  await expect(page.getByRole('heading', { level: 1, name: start.own })).toBeVisible();
  await page.getByRole('button', { name: start.start, exact: true }).click();
  await expect(page.locator('footer [data-number="27"]').first()).toBeAttached();
  await expect(page.getByRole('timer')).toContainText('minutes left');
  await expect(page.getByRole('heading', { name: 'The courtesy of being ignored' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The courtesy of being ignored' })).toBeVisible();
});

test('a full set opens from its address and says what it is', async ({ page }) => {
  await sit(page, 'reading', { mode: 'practice', language: 'en' });
  expect(await axe(page, 'reading player, practice')).toEqual([]);
  await shot(page, 'reading-practice', { fullPage: false });
});
