import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest, logInByPassword } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test('an unknown address is logged as Invalid URL and leads home, without a loop', async ({ page, guard }) => {
  guard.expectError(/Invalid URL/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await arriveAsGuest(page, { path: '/' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/no/such/page');
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1, name: WORDS.zh.landing.promise })).toBeVisible();
  expect(said.filter((line) => line.includes('Invalid URL'))).toHaveLength(1);
});

test('old addresses lead to the pages of today', async ({ page }) => {
  await arriveAsGuest(page);
  for (const { from, to } of [
    { from: '/writing-task-1', to: /#\/writing-list-next\/1/ },
    { from: '/writing-task-2', to: /#\/writing-list-next\/2/ },
    { from: '/history/mock_test/', to: /#\/history\/mock_test\/2/ },
    { from: '/training-collection', to: /#\/training-list/ },
  ]) {
    await page.goto(`/#${from}`);
    await expect(page, from).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test(
  'the task centre and the coins are pages on a phone and dialogs on a desktop, opened once',
  PHONE,
  async ({ page, isMobile }) => {
    const { shell } = WORDS.zh;
    await arriveAs(page, 'learner', { path: '/' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { path, title } of [
      { path: '/task-center', title: shell.tasksTitle },
      { path: '/profile/points', title: shell.coinsTitle },
    ]) {
      await page.goto(`/#${path}`);
      if (isMobile) {
        await expect(page).toHaveURL(new RegExp(`#${path}`));
        continue;
      }
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test('a guest on a writing task is reminded once, may go on, or logs in and comes back', async ({ page, guard }) => {
  guard.expectError(/40[0-9]/);
  await arriveAsGuest(page, { path: '/writing-task-1/7' });
  const dialog = page.getByRole('dialog', { name: '你正在以游客身份练习' });
  await expect(dialog).toBeVisible();
  await shot(page, 'guest-reminder', { fullPage: false });
  await dialog.getByRole('button', { name: '继续练习' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await dialog.getByText('去登录').click();
  await expect(page).toHaveURL(/#\/login\?return=/);
  await logInByPassword(page, 'zh', 'learner');
  await expect(page).toHaveURL(/#\/writing-task-1\/7/);
});
