import { expect, test } from '../support/fixtures.ts';
import { look, lookAt } from '../support/layout.ts';
import { arriveAs } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** Pages whose journeys walk at a desk, drawn on a phone. The demo learner has something on each of them. */

test('what a learner has done fits a phone: history, book, analysis, reports', PHONE_ONLY, async ({ page }) => {
  const { essayFeedback, sharing } = WORDS.en;
  await arriveAs(page, 'learner', { language: 'en' });
  await lookAt(page, '/history/reading/1', 'history', page.getByRole('link', { name: /^(Review|Redo):/ }));
  await lookAt(page, '/mistakes', 'mistakes', page.locator('[data-today]'));
  await lookAt(page, '/mistakes/practice', 'mistake card', page.locator('[data-card]:visible'));
  await page.goto('/#/analysis?skill=speaking');
  await look(page, 'analysis of speaking', page.getByRole('figure'));
  const spoken = await call<{ list: { id: number }[] }>(page, 'history/get-speaking-list', { type: 1 });
  const report = `/speaking_report/practice/${spoken.list[0]?.id}`;
  await lookAt(page, report, 'speaking report', page.locator('[data-report]'));

  // What stands beside an essay at a desk is in the menu at the bottom.
  const essays = await call<{ list: { id: number }[] }>(page, 'exercise/get-big-essay-record-list', { status: 3 });
  await page.goto(`/#/writing-feedback-task-2/${essays.list[0]?.id}`);
  await page.getByRole('button', { name: essayFeedback.more, exact: true }).click();
  await expect(page.getByRole('button', { name: sharing.pdf, exact: true })).toBeVisible();
  await page.getByRole('button', { name: sharing.share, exact: true }).click();
  await look(page, 'sharing a report', page.getByRole('dialog', { name: sharing.title }));
});
