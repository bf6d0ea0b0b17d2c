import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { newMobile, registerBySms } from '../support/learner.ts';
import { PLAN_WORDS } from '../support/plan-words.ts';

// Long stories: registering, five steps, several looks of axe.
test.describe.configure({ timeout: 180_000 });

test.use({ serverSettings: { COIN_CAP: '0', PLAN_POINTS: '50' } });

test('at the upper limit the plan is saved, brings no coins, and says so', async ({ page, outbox, isMobile }) => {
  const { wizard, plan } = PLAN_WORDS.zh;
  await page.goto('/#/login?return=%2Fielts-planner');
  await registerBySms(page, 'zh', newMobile(), outbox);
  if (!isMobile) await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenNo);
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('button', { name: wizard.complete }).click();
  await expect(page.getByText(wizard.overLimit)).toBeVisible();
  await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
});
