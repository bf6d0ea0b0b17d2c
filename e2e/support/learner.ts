import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Language, startIn } from './languages.ts';
import type { Outbox } from './outbox.ts';
import { CAPTCHA_ANSWER } from './server.ts';
import { WORDS } from './words.ts';

/** Who somebody is when a journey begins. The page's own log-in and registration are tested in `e2e/identity`. */

/** `at`: a variant's address, whose settings greet a new learner. */
type Arrival = { language?: Language; path?: string; at?: string };
const CHINA = 156;

/** A learner who has just registered opens the page at `path`. Gives their number. */
export const arriveAsNewLearner = (page: Page, outbox: Outbox, arrival: Arrival = {}): Promise<string> =>
  arriveWith(newMobile(), page, outbox, arrival);

/** Whoever has this number, in another browser perhaps. */
export async function arriveWith(mobile: string, page: Page, outbox: Outbox, arrival: Arrival = {}): Promise<string> {
  const device = { country_id: CHINA, mobile };
  const { key } = await ask<{ key: string }>(page, 'get-captcha', {}, arrival);
  await ask(page, 'send-student-sms', { ...device, captcha_value: CAPTCHA_ANSWER, key }, arrival);
  await ask(page, 'login-by-sms', { ...device, code: await outbox.latestSmsCode(device.mobile) }, arrival);
  await open(page, arrival);
  return device.mobile;
}

/** One of the demo accounts opens the page at `path`. */
export async function arriveAs(page: Page, account: string, arrival: Arrival = {}): Promise<void> {
  await ask(page, 'login-by-password', { account, password: PASSWORD }, arrival);
  await open(page, arrival);
}

/** Somebody without an account, who has been here before: the page need not ask for a session and reload. */
export async function arriveAsGuest(page: Page, arrival: Arrival = {}): Promise<void> {
  await ask(page, 'get-tourist-token', {}, arrival);
  await open(page, arrival);
}

/** The page's requests and these share their cookies, so the page finds the session that begins here. */
async function ask<Answer>(
  page: Page,
  call: string,
  data: object,
  { language = 'zh', at = '' }: Arrival,
): Promise<Answer> {
  const headers = { 'accept-language': language };
  const answer = await page.request.post(`${at}/api/student/${call}`, { data, headers });
  const { code, data: said } = (await answer.json()) as { code: number; data: Answer };
  expect(code, call).toBe(200);
  return said;
}

async function open(page: Page, { language = 'zh', path }: Arrival): Promise<void> {
  await startIn(page, language);
  if (path !== undefined) await page.goto(`/#${path}`);
}

/** Through the page, as a person does. */
export async function logInByPassword(page: Page, language: Language, account: string): Promise<void> {
  const { login } = WORDS[language];
  if (!page.url().includes('/login')) await page.goto('/#/login');
  await page.getByRole('tab', { name: login.byPassword }).click();
  await page.getByLabel(login.account).fill(account);
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.enter, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

export async function registerBySms(page: Page, language: Language, mobile: string, outbox: Outbox): Promise<void> {
  const { login } = WORDS[language];
  if (!page.url().includes('/login')) await page.goto('/#/login');
  await page.getByLabel(login.mobile, { exact: true }).fill(mobile);
  await page.getByRole('button', { name: login.getCode }).click();
  await page.getByLabel(login.code, { exact: true }).fill(await outbox.latestSmsCode(mobile));
  await page.getByRole('button', { name: login.enterOrRegister }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Numbers that nobody else in this run uses: every worker has a range of its own. */
let next = Date.now() % 10_000_000;
const range = Number(process.env.TEST_WORKER_INDEX ?? 0) % 10;
export const newMobile = (): string => `139${range}${String(next++ % 10_000_000).padStart(7, '0')}`;

const PASSWORD = 'ninefold-demo';
