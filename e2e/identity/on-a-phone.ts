import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { look, lookAt } from '../support/layout.ts';
import { arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** Pages of an account whose journeys walk at a desk, drawn on a phone. */

test('an account fits a phone: log-in, details, security, data, prices', PHONE_ONLY, async ({ page, outbox }) => {
  const { login, personal, security, vip, wizard } = WORDS.en;
  await arriveAsGuest(page, { language: 'en' });
  await lookAt(page, '/login', 'log in', page.getByText(login.captchaReady));
  await arriveAsNewLearner(page, outbox, { language: 'en', path: '/' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await lookAt(page, '/profile/personal', 'personal details', page.getByLabel(personal.name, { exact: true }));
  await lookAt(page, '/profile/security', 'account security', page.getByRole('button', { name: security.turnOn }));
  const leave = page.getByRole('button', { name: 'Delete the account', exact: true });
  await lookAt(page, '/profile/data', 'my data', leave);
  await leave.click();
  await look(page, 'who asks to be deleted', page.getByRole('dialog'));
  await page.keyboard.press('Escape');

  // The price and the button stay, wherever the learner has scrolled to.
  await lookAt(page, '/profile/vip', 'membership', page.getByText(vip.sandbox));
  await expect(page.getByRole('button', { name: vip.pay.replace('{price}', '¥68'), exact: true })).toBeInViewport();

  // The step for those who have a score, whom the wizard's own journey on a phone is not about.
  await page.goto('/#/ielts-planner');
  await choose(page, wizard.takenYes);
  await page.getByRole('button', { name: wizard.next }).click();
  await look(page, 'planner 2', page.getByText(wizard.pastNone));
});
