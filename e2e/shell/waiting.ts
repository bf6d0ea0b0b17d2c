import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { shiftsSoFar, watchShifts } from '../support/layout.ts';
import { arriveAs } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** What learners see while a page waits for its answers, and when they do not come. */

const loading = (page: Page, language: Language) =>
  page.locator('main').getByText(WORDS[language].kit.loading, { exact: true });

/** Every answer waits until the grey shapes were seen; then all of them come. */
async function openSlowly(page: Page, path: string, language: Language): Promise<void> {
  let letThrough = () => {};
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const hold = async (route: Route) => {
    await seen;
    await route.continue();
  };
  await page.route('**/api/**', hold);
  // Another query makes it a new document: nothing is known from the page before.
  await page.goto(`/?from=${encodeURIComponent(path)}#${path}`);
  await expect(loading(page, language).first()).toBeAttached();
  letThrough();
  await expect(loading(page, language)).toHaveCount(0);
  await page.unroute('**/api/**', hold);
}

test('what is loading has the shape of the page that comes', PHONE, async ({ page, language }) => {
  await watchShifts(page);
  await arriveAs(page, 'learner', { language });
  const { list } = await call<{ list: { id: number }[] }>(page, 'reading/get-jian-ya-list', { page: 1, page_size: 4 });
  const start = `/reading-next/${list[0]?.id}`;
  for (const path of ['/', '/ielts-list', '/reading-list', '/records', '/profile/vip', start]) {
    await openSlowly(page, path, language);
    const { sum, most } = await shiftsSoFar(page);
    expect.soft(sum, `${path}: ${most}`).toBeLessThan(0.1);
  }
});

test(
  'an answer that does not come: what failed, a retry, a person; and the page opens by itself later',
  PHONE,
  async ({ page, guard, language }) => {
    guard.expectError(/ERR_FAILED|Failed to (load|fetch)/i);
    const { kit, courses, list, records, vip } = WORDS[language];
    await arriveAs(page, 'vip', { language, path: '/profile' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const away = (route: Route) => route.abort();
    const calls = /\/api\/(course|reading|attempt|pay|common\/get-site)\//;
    await page.route(calls, away);
    for (const { path, failed } of [
      { path: '/', failed: courses.failed },
      { path: '/?typeId=0', failed: courses.failed },
      { path: '/profile/vip', failed: vip.goodsFailed },
      { path: '/reading-list', failed: list.setsFailed },
      { path: '/records', failed: records.failed },
    ]) {
      await page.goto(`/#${path}`);
      const alert = page.getByRole('alert').filter({ hasText: failed });
      await expect(alert, path).toContainText(kit.unreachableSentence);
      await expect(alert).not.toContainText(kit.errorSentence);
      await expect(alert.getByRole('button', { name: kit.retry })).toBeVisible();
      await expect(alert.getByRole('button', { name: kit.support })).toBeVisible();
      await shot(page, `failed-${path.replace(/\W+/g, '-')}-${language}`);
    }
    await page.unroute(calls, away);
    // Nobody presses anything.
    await expect(page.getByRole('alert').filter({ hasText: kit.unreachableSentence })).toHaveCount(0);
    await expect(page.getByText(records.empty)).toBeVisible();
  },
);
