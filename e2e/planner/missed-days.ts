import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { PICTURE, savedPlan } from '../support/plan.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const DAY_MS = 86_400_000;

test('three missed days are given to the days ahead, and the learner is told', async ({ page, outbox, variant }) => {
  const { today } = WORDS.zh;
  const { url, setAhead } = await variant();
  await arriveAsNewLearner(page, outbox);
  await savedPlan(page, PICTURE);
  await page.goto(url);
  const card = page.getByRole('region', { name: today.today });
  await expect(card.getByRole('link').first()).toBeVisible();
  await expect(card.getByText(/没练，/)).toHaveCount(0);

  await setAhead(4 * DAY_MS);
  await page.reload();
  // Today itself is not missed yet: it is the fifth day, and the first four have gone by.
  await expect(card.getByText(/前面有 4 天没练/)).toBeVisible();
  expect(await axe(page, 'home, days missed')).toEqual([]);
  await shot(page, 'plan-missed-days');
  // Said once is kept for the day: a reload tells the same.
  await page.reload();
  await expect(card.getByText(/前面有 4 天没练/)).toBeVisible();
});
