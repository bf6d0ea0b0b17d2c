import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { newMobile, registerBySms } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('a new number registers by SMS and comes back to where it was', async ({ page, outbox, language }) => {
  const { login, profile } = WORDS[language];
  await startIn(page, language);
  await page.goto('/#/login?return=%2Fprofile');
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
  await expect(page.getByText(login.captchaReady)).toBeVisible();
  expect(await axe(page, 'log in')).toEqual([]);
  await shot(page, `login-${language}`);
  await registerBySms(page, language, newMobile(), outbox);
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(page.getByText(login.welcomeNew)).toBeVisible();
  await expect(page.getByRole('button', { name: profile.logOut })).toBeVisible();
});

test('a wrong code is said below the field, and what was typed stays', async ({ page, outbox, guard }) => {
  guard.expectError(/400/);
  const { login } = WORDS.zh;
  const mobile = newMobile();
  await page.goto('/#/login');
  await page.getByLabel(login.mobile, { exact: true }).fill(mobile);
  await page.getByRole('button', { name: login.getCode }).click();
  const code = await outbox.latestSmsCode(mobile);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel(login.code, { exact: true }).fill(wrong);
  await page.getByRole('button', { name: login.enterOrRegister }).click();
  await expect(page.getByText('短信验证码不正确或已过期').first()).toBeVisible();
  await expect(page.getByLabel(login.mobile, { exact: true })).toHaveValue(mobile);
  await page.getByLabel(login.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: login.enterOrRegister }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('looking at the other tab loses nothing that was typed', async ({ page }) => {
  const { login } = WORDS.zh;
  await page.goto('/#/login');
  await page.getByLabel(login.mobile, { exact: true }).fill('13912345678');
  await page.getByRole('tab', { name: login.byPassword }).click();
  await page.getByLabel(login.account).fill('somebody');
  await page.getByRole('tab', { name: login.bySms }).click();
  await expect(page.getByLabel(login.mobile, { exact: true })).toHaveValue('13912345678');
  await page.getByRole('tab', { name: login.byPassword }).click();
  await expect(page.getByLabel(login.account)).toHaveValue('somebody');
});
