import { axe } from '../support/axe.ts';
import { haveRecords, openCoins } from '../support/coins.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a learner looks through 35 coin records and the three tabs',
  PHONE,
  async ({ page, outbox, isMobile, language }) => {
    const { economy } = WORDS[language];
    await arriveAsNewLearner(page, outbox, { language });
    const { spent, earned } = await haveRecords(page, 35);
    expect(spent + earned).toBe(35);
    await page.goto('/');
    const pages: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/points/get-record-list')) pages.push(request.postDataJSON().page);
    });
    const coins = await openCoins(page, language, isMobile);
    const rows = coins.getByRole('listitem');
    await expect(rows.nth(9)).toBeVisible();
    await expect(rows.first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(await axe(page, 'coins')).toEqual([]);
    await shot(page, `coins-${language}`, { fullPage: false });

    const end = coins.getByRole('tabpanel').getByRole('status');
    await expect(async () => {
      await end.scrollIntoViewIfNeeded();
      await expect(end).toHaveText(economy.noMore, { timeout: 1000 });
    }).toPass();
    await expect(rows).toHaveCount(35);
    expect(pages, 'one page after the other, none twice').toEqual([1, 2, 3, 4]);
    await shot(page, `coins-end-${language}`, { fullPage: false });

    await coins.getByRole('tab', { name: economy.spent }).click();
    await expect(rows).toHaveCount(spent);
    await expect(rows.first()).toContainText('−30');
    await coins.getByRole('tab', { name: economy.earned }).click();
    await expect(rows.first()).toContainText('+10');
    await expect(rows.filter({ hasText: '−' })).toHaveCount(0);
    // Arrow keys move between the tabs, and every change starts from the top.
    await page.keyboard.press('ArrowLeft');
    await expect(coins.getByRole('tab', { name: economy.all })).toBeFocused();
    await expect(rows.filter({ hasText: '−' }).first()).toBeVisible();
    expect(pages.slice(4).filter((page) => page === 1)).toHaveLength(3);
  },
);

test('how to get coins leads to the task centre', async ({ page }) => {
  const { economy, shell } = WORDS.zh;
  await arriveAs(page, 'learner', { path: '/' });
  const coins = await openCoins(page, 'zh', false);
  await expect(coins.getByText('1,280', { exact: true })).toBeVisible();
  await expect(coins.getByText('约可批改 21 篇作文')).toBeVisible();
  await coins.getByRole('button', { name: economy.howToGet }).click();
  await expect(page.getByRole('dialog', { name: shell.tasksTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: economy.moreTasks })).toBeVisible();
});

test('a member sees the infinity sign and is not told how to get coins', async ({ page }) => {
  const { economy, shell } = WORDS.zh;
  await arriveAs(page, 'vip', { path: '/' });
  await page.getByRole('button', { name: shell.coinsUnlimited }).click();
  const coins = page.getByRole('dialog', { name: shell.coinsTitle });
  await expect(coins.getByRole('img', { name: economy.endless })).toBeVisible();
  await expect(coins.getByRole('button', { name: economy.howToGet })).toHaveCount(0);
  await shot(page, 'coins-member-zh', { fullPage: false });
});

test('in the dark every word can still be read', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('nf-theme', 'dark'));
  await arriveAs(page, 'learner', { path: '/' });
  const coins = await openCoins(page, 'zh', false);
  await expect(coins.getByRole('listitem').first()).toBeVisible();
  expect(await axe(page, 'coins')).toEqual([]);
  await shot(page, 'coins-dark-zh', { fullPage: false });
  await coins.getByRole('button', { name: WORDS.zh.economy.howToGet }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await axe(page, 'tasks')).toEqual([]);
  await shot(page, 'tasks-dark-zh', { fullPage: false });
});
