import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { lose } from '../support/lost-questions.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const DAY_MS = 86_400_000;
/** The file that draws what is right. */
const PART = /QuestionSolution-[^/]*\.js/;

test('a solution that cannot be fetched ends no round: its card says so and tries again, and the next one comes', async ({
  page,
  guard,
  variant,
}) => {
  guard.expectError(/ERR_FAILED/);
  const { mistakes, kit } = WORDS.zh;
  const { url, setAhead } = await variant();
  await arriveAsGuest(page);
  await lose(page, { 7: 'T', 8: 'T' });
  await setAhead(DAY_MS);
  await page.route(PART, (route) => route.abort());
  await page.goto(`${url}/#/mistakes/practice`);
  const card = page.locator('[data-card]:visible');
  const forgot = page.getByRole('button', { name: mistakes.forgot, exact: true });
  await forgot.click();
  await expect(page.getByText(mistakes.solutionFailed)).toBeVisible();
  expect(await axe(page, 'mistake card, no solution')).toEqual([]);
  await shot(page, 'mistake-card-no-solution', { fullPage: false });
  const first = (await card.getAttribute('data-card')) ?? '';
  await page.getByRole('button', { name: mistakes.next, exact: true }).click();
  await expect(card).not.toHaveAttribute('data-card', first);
  await forgot.click();
  await expect(page.getByText(mistakes.solutionFailed)).toBeVisible();
  await page.unroute(PART);
  await page.getByRole('button', { name: kit.retry, exact: true }).click();
  await expect(page.locator('[data-solution]')).toBeVisible();
  await page.getByRole('button', { name: mistakes.finish, exact: true }).click();
  await expect(page.getByText(mistakes.doneTitle)).toBeVisible();
});
