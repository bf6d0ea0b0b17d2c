import { expect, test } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';

test('three wrong passwords ask for a picture code, and then the right one still lets in', async ({
  page,
  guard,
  variant,
}) => {
  guard.expectError(/40[013]/);
  const { login } = WORDS.zh;
  // Failures count per address, and all journeys come from one: the others must not be asked so early.
  const { url } = await variant({ LOGIN_TRIES_BEFORE_CAPTCHA: '3' });
  await page.goto(`${url}/#/login`);
  await page.getByRole('tab', { name: login.byPassword }).click();
  await page.getByLabel(login.account).fill('student');
  const enter = page.getByRole('button', { name: login.enter, exact: true });
  for (const wrong of ['wrong-one', 'wrong-two', 'wrong-three']) {
    await page.getByLabel(login.password, { exact: true }).fill(wrong);
    await enter.click();
    await expect(
      page
        .getByText('账号或密码不正确')
        .or(page.getByLabel(login.captcha, { exact: true }))
        .first(),
    ).toBeVisible();
    await expect(enter).toBeEnabled();
  }
  await page.getByLabel(login.password, { exact: true }).fill('ninefold-demo');
  if (!(await page.getByLabel(login.captcha, { exact: true }).isVisible())) await enter.click();
  await page.getByLabel(login.captcha, { exact: true }).fill('AAAAA');
  await enter.click();
  await expect(page).not.toHaveURL(/login/);
});
