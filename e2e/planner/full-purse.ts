import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { WORDS } from '../support/words.ts';

test('at the upper limit the plan is saved, brings no coins, and says so', async ({ page, outbox, variant }) => {
  const { wizard, plan } = WORDS.zh;
  const { url } = await variant({ COIN_CAP: '0', PLAN_POINTS: '50' });
  await arriveAsNewLearner(page, outbox);
  await page.goto(`${url}/#/ielts-planner`);
  await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenNo);
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('button', { name: wizard.complete }).click();
  await expect(page.getByText(wizard.overLimit)).toBeVisible();
  await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
});
