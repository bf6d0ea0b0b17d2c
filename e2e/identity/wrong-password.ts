import { expect, test } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';

test('three wrong passwords make the browser work for the next try, and then the right one still lets in', async ({
  page,
  context,
  guard,
  variant,
}) => {
  guard.expectError(/40[013]/);
  const { login } = WORDS.zh;
  // Failures count per address, and all journeys come from one: this learner comes from somewhere else.
  const { url } = await variant({ LOGIN_TRIES_BEFORE_CAPTCHA: '3', TRUSTED_PROXIES: '127.0.0.1,::1' });
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${Date.now() % 250}` });
  await page.goto(`${url}/#/login`);
  await page.getByRole('tab', { name: login.byPassword }).click();
  await page.getByLabel(login.account).fill('student');
  const enter = page.getByRole('button', { name: login.enter, exact: true });
  for (const wrong of ['wrong-one', 'wrong-two', 'wrong-three']) {
    await page.getByLabel(login.password, { exact: true }).fill(wrong);
    const answered = page.waitForResponse('**/api/student/login-by-password');
    await enter.click();
    expect((await answered).status()).toBe(401);
    await expect(page.getByText('账号或密码不正确')).toBeVisible();
    await expect(enter).toBeEnabled();
  }
  await page.getByLabel(login.password, { exact: true }).fill('ninefold-demo');
  const asked = page.waitForResponse('**/api/student/get-captcha');
  await enter.click();
  expect((await asked).status()).toBe(200);
  await expect(page).not.toHaveURL(/login/);
});
