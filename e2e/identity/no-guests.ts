import { expect, test } from '../support/fixtures.ts';
import { logInByPassword } from '../support/learner.ts';

test.use({ serverSettings: { GUEST_MODE: 'off' } });

test('with guest mode off a visitor is sent to log in, and returns to the page they wanted', async ({
  page,
  guard,
}) => {
  guard.expectError(/403|401/);
  await page.goto('/#/profile/personal');
  await expect(page).toHaveURL(/#\/login\?return=/);
  await logInByPassword(page, 'zh', 'learner');
  await expect(page).toHaveURL(/#\/profile\/personal/);
});
