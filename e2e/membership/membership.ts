import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const with68 = (sentence: string) => sentence.replace('{price}', '¥68');

/** The crown on the learner's picture in the profile: what it says, and that its colour says the same. */
async function expectCrown(page: Page, language: Language, name: 'member' | 'notMember', colour: string) {
  const crown = page.locator('main').getByRole('img', { name: WORDS[language].profile[name], exact: true });
  await expect(crown).toBeVisible();
  await expect(crown).toHaveCSS('background-color', colour);
}
const ORANGE = 'rgb(223, 110, 27)';
const GREY = 'rgb(139, 141, 147)';

/** Presses pay on the page; the cashier opens in a tab of its own. */
async function toCashier(page: Page, language: Language): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: with68(WORDS[language].vip.pay), exact: true }).click();
  const cashier = await opening;
  await expect(cashier.getByRole('heading', { name: WORDS[language].cashier.title })).toBeVisible({ timeout: 30_000 });
  return cashier;
}

test('a learner buys a month of writing in the sandbox, is a member, and one day no more', async ({
  page,
  outbox,
  language,
}) => {
  const { vip, cashier: cashierWords } = WORDS[language];
  await page.clock.install();
  await arriveAsNewLearner(page, outbox, { language, path: '/profile' });
  await expectCrown(page, language, 'notMember', GREY);

  await page.getByRole('link', { name: WORDS[language].profile.buyMembership }).click();
  await expect(page.getByText(vip.sandbox)).toBeVisible();
  await expect(page.getByText(vip.noOrdersTitle)).toBeVisible();
  expect(await axe(page, 'membership')).toEqual([]);
  await shot(page, `vip-${language}`);

  const cashier = await toCashier(page, language);
  await expect(cashier.getByText(cashierWords.warning)).toBeVisible();
  expect(await cashier.evaluate(() => window.opener)).toBeNull();
  expect(await axe(cashier, 'cashier')).toEqual([]);
  await shot(cashier, `cashier-${language}`);
  await expect(page.getByRole('dialog', { name: vip.waitingTitle })).toBeVisible();
  expect(await axe(page, 'waiting for the payment', '[role=dialog]')).toEqual([]);
  await shot(page, `waiting-${language}`, { fullPage: false });

  // The cashier leads back to the shop, and the page that was left behind follows by itself.
  await cashier.getByRole('button', { name: with68(cashierWords.pay), exact: true }).click();
  await expect(cashier.getByRole('dialog', { name: vip.paidTitle })).toBeVisible();
  await cashier.close();
  await page.clock.runFor(4000);
  const paid = page.getByRole('dialog', { name: vip.paidTitle });
  await expect(paid).toBeVisible();
  await shot(page, `paid-${language}`, { fullPage: false });
  await paid.getByRole('button', { name: vip.done, exact: true }).click();

  await expect(paid).toHaveCount(0);
  const orders = page.getByRole('region', { name: vip.orders });
  await expect(orders.getByText(vip.paid, { exact: true })).toBeVisible();
  expect(await axe(page, 'membership, bought')).toEqual([]);
  await shot(page, `vip-bought-${language}`);
  await page.goto('/#/profile');
  await expectCrown(page, language, 'member', ORANGE);
  await expect(page.getByRole('link', { name: WORDS[language].profile.coinsEndless })).toContainText('∞');
  await shot(page, `profile-member-${language}`);

  // A month and a day later the crown is grey again, on the page that stayed open.
  await page.clock.fastForward(32 * 86_400_000);
  await expectCrown(page, language, 'notMember', GREY);
  await expect(page.locator('main').getByText('∞')).toHaveCount(0);
  await shot(page, `profile-ended-${language}`);
});

test('a purchase cancelled at the cashier costs nothing, and an order left open goes on later', async ({
  page,
  outbox,
}) => {
  const vip = WORDS.zh.vip;
  await arriveAsNewLearner(page, outbox, { path: '/profile/vip' });
  const first = await toCashier(page, 'zh');
  await first.getByRole('button', { name: WORDS.zh.cashier.cancel }).click();
  await expect(first.getByText(vip.cancelledSentence)).toBeVisible();
  await first.close();
  const over = page.getByRole('dialog', { name: vip.endedTitle });
  await expect(over).toContainText(vip.cancelledSentence);
  await over.getByRole('button', { name: vip.back }).click();

  await choose(page, vip.wechat);
  await (await toCashier(page, 'zh')).close();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: with68(vip.pay), exact: true })).toBeFocused();
  const orders = page.getByRole('region', { name: vip.orders });
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await expect(orders.getByText(vip.cancelled, { exact: true })).toBeVisible();
  await shot(page, 'vip-orders-zh');
  const opening = page.waitForEvent('popup');
  await orders.getByRole('button', { name: vip.continuePaying }).click();
  const again = await opening;
  await again.getByRole('button', { name: with68(WORDS.zh.cashier.pay) }).click();
  await expect(again.getByRole('dialog', { name: vip.paidTitle })).toBeVisible();
});

test('a guest sees the prices and is asked to log in; a cashier without its ticket says so', async ({
  page,
  guard,
}) => {
  guard.expectError(/404/);
  await arriveAsGuest(page, { path: '/profile/vip' });
  await expect(page.getByText('¥498').first()).toBeVisible();
  await expect(page.getByRole('link', { name: WORDS.zh.vip.logIn })).toBeVisible();
  await page.goto('/#/sandbox-cashier?ticket=made-up');
  await expect(page.getByText(WORDS.zh.cashier.unknownTitle)).toBeVisible();
  expect(await axe(page, 'cashier, unknown ticket')).toEqual([]);
});

test('prices and cashier are readable in the dark', async ({ page, outbox }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await arriveAsNewLearner(page, outbox, { path: '/profile/vip' });
  await expect(page.getByText(WORDS.zh.vip.sandbox)).toBeVisible();
  expect(await axe(page, 'membership')).toEqual([]);
  await shot(page, 'vip-dark-zh');
  const cashier = await toCashier(page, 'zh');
  await cashier.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(cashier, 'cashier')).toEqual([]);
  await shot(cashier, 'cashier-dark-zh');
});
