import type { Page } from '@playwright/test';
import { solveCaptcha } from './captcha.ts';
import { expect } from './fixtures.ts';
import type { Language } from './languages.ts';
import type { Outbox } from './outbox.ts';
import { WORDS } from './words.ts';

/** Steps that several journeys take, named as a learner would tell them. */

export async function logInByPassword(
  page: Page,
  language: Language,
  account: string,
  password = 'ninefold-demo',
): Promise<void> {
  const { login } = WORDS[language];
  if (!page.url().includes('/login')) await page.goto('/#/login');
  await page.getByRole('tab', { name: login.byPassword }).click();
  await page.getByLabel(login.account).fill(account);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.enter, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

export async function registerBySms(page: Page, language: Language, mobile: string, outbox: Outbox): Promise<void> {
  const { login } = WORDS[language];
  if (!page.url().includes('/login')) await page.goto('/#/login');
  await page.getByLabel(login.mobile, { exact: true }).fill(mobile);
  await solveCaptcha(page.getByLabel(login.captcha, { exact: true }));
  await page.getByRole('button', { name: login.getCode }).click();
  await page.getByLabel(login.code, { exact: true }).fill(await outbox.latestSmsCode(mobile));
  await page.getByRole('button', { name: login.enterOrRegister }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Numbers that nobody else in this run uses. */
let next = Date.now() % 100_000_000;
export const newMobile = (): string => `139${String(next++ % 100_000_000).padStart(8, '0')}`;
