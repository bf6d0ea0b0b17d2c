import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const { shell } = WORDS.zh;

test.describe('on a desktop', () => {
  test('a pointer that rests on a link of the menu fetches its page: the heading waits for no file more', async ({
    page,
  }) => {
    await arriveAs(page, 'learner', { path: '/' });
    const menu = page.getByRole('navigation', { name: shell.menu });
    // Those whose words come with their code (`withWords`).
    for (const place of ['/#/speaking', '/#/training-collection', '/#/history/reading/1', '/#/learnin_data']) {
      await page.goto('/#/');
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/./);
      const before = await heading.innerText();
      await menu.locator(`a[href="${place}"]`).first().hover();
      await untilNoFileComes(page);
      // Whatever is asked for now does not come before the heading was seen.
      let letGo = () => {};
      const seen = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/assets/*.js', (route) => seen.then(() => route.continue()).catch(() => {}));
      await menu.locator(`a[href="${place}"]`).first().click();
      await expect(heading, place).not.toHaveText(before);
      await expect(heading, place).toBeVisible();
      letGo();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('the side menu comes from the server, leads on, folds away and stays folded', async ({ page }) => {
    await arriveAs(page, 'learner', { path: '/' });
    const menu = page.getByRole('navigation', { name: shell.menu });
    await expect(menu.getByRole('listitem').getByRole('link')).toHaveText([
      '首页',
      '课程包',
      '听力',
      '阅读',
      '写作',
      '口语',
      '基础训练',
      '模考',
      '错题本',
      '单词',
      '范文',
      '历史记录',
      '学习数据',
    ]);
    await menu.getByRole('link', { name: '雅思练习' }).click();
    await expect(page).toHaveURL(/#\/ielts-list/);
    const tracked = page.waitForRequest('**/api/common/track');
    await menu.getByRole('link', { name: '听力' }).click();
    expect((await tracked).postDataJSON()).toMatchObject({ event: 'menu_click', menu_id: 11 });
    await expect(page).toHaveURL(/#\/listening-list/);
    await expect(menu.getByRole('link', { name: '听力' })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: shell.collapse }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: shell.expand })).toBeVisible();
    expect(await axe(page, 'listening list, the menu folded')).toEqual([]);
    await shot(page, 'shell-collapsed');
  });

  test('an organisation cookie takes item 33 out of the menu', async ({ page, context, server }) => {
    await context.addCookies([{ name: 'org_id', value: '1', url: server.url }]);
    await arriveAs(page, 'student', { path: '/' });
    const menu = page.getByRole('navigation', { name: shell.menu });
    await expect(menu.getByRole('link', { name: '听力' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '范文' })).toHaveCount(0);
  });

  test('the whole shell is reachable by keyboard, beginning with a way past it', async ({ page }) => {
    await arriveAsGuest(page, { path: '/' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: shell.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
  });

  test('the menu is away where the learner works', async ({ page, guard }) => {
    guard.expectError(/40[0-9]/);
    await arriveAsGuest(page, { path: '/reading-next/3' });
    await expect(
      page
        .getByRole('button', { name: shell.back })
        .or(page.getByRole('link', { name: shell.back }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: shell.menu })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test('a small screen has nothing to scroll where there is nothing more to see', PHONE_ONLY, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.addInitScript(() => Object.defineProperty(window.screen, 'height', { get: () => 667 }));
    await arriveAsGuest(page, { path: '/mistakes' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is drawn while the page waits for its data may be longer than what comes.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBeLessThanOrEqual(0);
  });

  test('the bottom bar has home and practice, both large enough for a thumb', PHONE_ONLY, async ({ page }) => {
    await arriveAsGuest(page, { path: '/' });
    const bar = page.getByRole('navigation', { name: shell.menu });
    await expect(bar.getByRole('link')).toHaveText(['首页', shell.practice]);
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await bar.getByRole('link', { name: shell.practice }).click();
    await expect(page).toHaveURL(/#\/ielts-list/);
    await expect(page.getByRole('link', { name: /阅读/ }).first()).toBeVisible();
    expect(await axe(page, 'practice hub')).toEqual([]);
    await shot(page, 'practice-hub');
    await page.goto('/#/profile');
    await expect(page.getByText(WORDS.zh.profile.guestTitle)).toBeVisible();
    await expect(page.getByRole('navigation', { name: shell.menu })).toHaveCount(0);
  });
});

test('support shows a real QR code with the operator’s contact', async ({ page }) => {
  await arriveAsGuest(page, { path: '/' });
  await page.getByRole('button', { name: shell.support }).click();
  const picture = page.getByRole('img', { name: '客服二维码' });
  await expect(picture).toBeVisible();
  await shot(page, 'support', { fullPage: false });
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
});

/** Until half a second brings no file more. */
async function untilNoFileComes(page: Page): Promise<void> {
  let before = -1;
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const isSame = async () => {
    const now = await files();
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
}
