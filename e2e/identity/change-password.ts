import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('a learner sets a password by a code to the own number, then changes it with the old one', async ({
  page,
  outbox,
  language,
  guard,
}) => {
  guard.expectError(/400/);
  const { personal, security } = WORDS[language];
  const mobile = await arriveAsNewLearner(page, outbox, { language, path: '/profile/personal' });
  await page.getByRole('link', { name: personal.setPassword }).click();
  await expect(page).toHaveURL(/profile\/security/);
  await page.getByRole('button', { name: security.getOwnCode }).click();
  await page.locator('input[name=own_code]').fill(await outbox.latestSmsCode(mobile));
  const fresh = page.locator('input[name=password]');
  const again = page.locator('input[name=submit_password]');
  const save = page.getByRole('button', { name: security.savePassword });

  await fresh.fill('mountain');
  await expect(page.getByText(security.strengthWeak)).toBeVisible();
  await fresh.fill('password123');
  await again.fill('password123');
  await save.click();
  // Everybody tries it; the code stays good for the next try.
  await expect(page.locator('[aria-invalid=true]')).toHaveAttribute('name', 'password');
  await fresh.fill('a quiet lantern');
  await expect(page.getByText(security.strengthGood)).toBeVisible();
  await again.fill('a quiet lantern');
  expect(await axe(page, 'account security')).toEqual([]);
  await shot(page, `security-${language}`);
  await save.click();
  await expect(page.getByText(security.passwordSaved)).toBeVisible();

  await page.getByRole('link', { name: personal.changePassword }).click();
  await page.locator('input[name=password_now]').fill('a quiet lantern');
  await fresh.fill('a louder lantern');
  await again.fill('a louder lantern');
  await save.click();
  await expect(page).toHaveURL(/profile\/personal/);
});
