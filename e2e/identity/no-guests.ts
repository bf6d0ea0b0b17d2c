import { expect, test } from '../support/fixtures.ts';
import { logInByPassword } from '../support/learner.ts';

test('with guest mode off a visitor is sent to log in, and returns to the page they wanted', async ({
  page,
  guard,
  variant,
}) => {
  guard.expectError(/403|401/);
  const { url } = await variant({ GUEST_MODE: 'off' });
  await page.goto(`${url}/#/profile/personal`);
  await expect(page).toHaveURL(/#\/login\?return=/);
  await logInByPassword(page, 'zh', 'learner');
  await expect(page).toHaveURL(/#\/profile\/personal/);
});
