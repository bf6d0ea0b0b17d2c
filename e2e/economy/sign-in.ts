import { axe } from '../support/axe.ts';
import { anyNumber, coinsOf, openTasks } from '../support/coins.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE, PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a learner signs in today; the week and the coins change, and a second tap pays nothing',
  PHONE,
  async ({ page, outbox, isMobile, language }) => {
    const { economy } = WORDS[language];
    await arriveAsNewLearner(page, outbox, { language, path: '/' });
    const before = await coinsOf(page, language);
    // By its address the task centre only opens; the button of the menu signs in as well, see below.
    const tasks = await openTasks(page, language, isMobile, 'by_address');
    const today = tasks.locator('[aria-current="date"]');
    await expect(today).toHaveAttribute('data-look', 'today');
    await expect(tasks.getByRole('heading', { name: economy.moreTasks })).toBeVisible();
    await expect(tasks.getByRole('listitem').filter({ hasText: economy.goDo }).first()).toBeVisible();
    expect(await axe(page, 'tasks')).toEqual([]);
    await shot(page, `tasks-open-${language}`, { fullPage: isMobile });

    await tasks.getByRole('button', { name: anyNumber(economy.signInNow) }).click();
    await expect(page.getByText(anyNumber(economy.signed))).toBeVisible();
    const button = tasks.getByRole('button', { name: anyNumber(economy.signedToday) });
    await expect(button).toBeVisible();
    await expect(today).toHaveAttribute('data-look', 'signed');
    const paid = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    expect(paid).toBeGreaterThan(0);
    expect(await axe(page, 'tasks, signed in')).toEqual([]);
    await shot(page, `tasks-signed-${language}`, { fullPage: isMobile });

    await button.click();
    await expect(page.getByText(economy.alreadySigned)).toBeVisible();

    // A fresh page asks the server, which has not forgotten and has not paid twice.
    await page.goto('/#/');
    await page.reload();
    expect(await coinsOf(page, language)).toBe(before + paid);
    const again = await openTasks(page, language, isMobile);
    await expect(again.getByRole('button', { name: anyNumber(economy.signedToday) })).toBeVisible();
  },
);

test('"go to sign in" opens the tasks and signs in at once', async ({ page, outbox, isMobile }) => {
  const { economy } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/' });
  const tasks = await openTasks(page, 'zh', isMobile);
  await expect(page.getByText(anyNumber(economy.signed))).toBeVisible();
  await expect(tasks.getByRole('button', { name: anyNumber(economy.signedToday) })).toBeVisible();
});

test('an open task leads to its page, and the keyboard alone finds the way there', async ({
  page,
  outbox,
  isMobile,
}) => {
  const { economy } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/' });
  const tasks = await openTasks(page, 'zh', isMobile);
  const link = tasks.getByRole('link', { name: new RegExp(`^${economy.goDo}`) }).first();
  await expect(link).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/#\/$/);
  await expect(tasks).toBeHidden();
});

test.describe('with the site’s switch on', () => {
  test('opening the task centre signs in by itself and says so', async ({ page, outbox, isMobile }) => {
    const { economy } = WORDS.zh;
    await page.route('**/api/task/get-week-sign-in', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, auto_sign_in: 1 } } });
    });
    await arriveAsNewLearner(page, outbox, { path: '/' });
    const tasks = await openTasks(page, 'zh', isMobile, 'by_address');
    await expect(page.getByText(anyNumber(economy.autoSigned))).toBeVisible();
    await expect(tasks.getByRole('button', { name: anyNumber(economy.signedToday) })).toBeVisible();
  });
});

test('a sign-in that fails asks for the manual way, which then works', async ({ page, outbox, isMobile, guard }) => {
  guard.expectError(/500|503|Failed to load/);
  const { economy } = WORDS.zh;
  let fails = true;
  await page.route('**/api/task/sign-in', (route) =>
    fails ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await arriveAsNewLearner(page, outbox, { path: '/' });
  const tasks = await openTasks(page, 'zh', isMobile, 'by_address');
  const button = tasks.getByRole('button', { name: anyNumber(economy.signInNow) });
  await button.click();
  await expect(page.getByText(economy.signInFailed)).toBeVisible();
  fails = false;
  await button.click();
  await expect(tasks.getByRole('button', { name: anyNumber(economy.signedToday) })).toBeVisible();
});

test(
  'on a phone the task centre leads back where the address says, and nowhere outside',
  PHONE_ONLY,
  async ({ page, outbox }) => {
    const { shell } = WORDS.zh;
    await arriveAsNewLearner(page, outbox, { path: '/' });
    await page.goto('/#/task-center?go_back_url=%2Fielts-list');
    await page.getByRole('button', { name: shell.back }).click();
    await expect(page).toHaveURL(/#\/ielts-list$/);
    // The task centre has given way, so the next way back is that of the next visit.
    await expect(page.getByRole('button', { name: shell.back })).toBeHidden();
    await page.goto('/#/task-center?go_back_url=https%3A%2F%2Fevil.example%2F');
    await page.getByRole('button', { name: shell.back }).click();
    await expect(page).toHaveURL(/localhost:\d+\/#\/$/);
  },
);
