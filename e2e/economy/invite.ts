import { axe } from '../support/axe.ts';
import { coinsOf, openCoins, openTasks, practise } from '../support/coins.ts';
import { guardConsole } from '../support/console-guard.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveAsNewLearner, newMobile, registerBySms } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const REWARD = 500;

test('a learner sends a link, a friend registers with it and practises, and both get 500', async ({
  page,
  context,
  browser,
  server,
  outbox,
  language,
}) => {
  const { economy, invite, shell } = WORDS[language];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arriveAsNewLearner(page, outbox, { language, path: '/' });
  const mine = await coinsOf(page, language);

  const tasks = await openTasks(page, language, false, 'by_address');
  await tasks
    .getByRole('listitem')
    .filter({ hasText: language === 'zh' ? '邀请' : 'nvite' })
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog', { name: shell.inviteTitle });
  await expect(dialog.getByLabel(invite.link)).toHaveValue(/\/#\/login\?invite=\w+$/);
  expect(await axe(page, 'invitation')).toEqual([]);
  await shot(page, `invite-${language}`, { fullPage: false });
  await dialog.getByRole('button', { name: invite.copy }).click();
  await expect(dialog.getByRole('button', { name: invite.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await dialog.getByLabel(invite.link).inputValue());

  // The friend looks around first, on a device of their own; the invitation must survive that.
  const theirDevice = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
  });
  const guard = guardConsole(theirDevice);
  const friend = await theirDevice.newPage();
  await startIn(friend, language);
  await friend.goto(link);
  await expect(friend.getByText(WORDS[language].login.invitedNote)).toBeVisible();
  await friend.goto('/#/ielts-list');
  await friend.reload();
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  await friend.goto('/#/login');
  await registerBySms(friend, language, newMobile(), outbox);
  const theirs = await coinsOf(friend, language);
  await practise(friend);
  await friend.reload();
  // The first practice is also a task, so the friend may have a little more; the list says what came for what.
  expect(await coinsOf(friend, language)).toBeGreaterThanOrEqual(theirs + REWARD);
  const theirCoins = await openCoins(friend, language, false);
  await expect(theirCoins.getByRole('listitem').filter({ hasText: `+${REWARD}` })).toHaveCount(1);
  expect(guard.surprises()).toEqual([]);
  await theirDevice.close();

  await page.goto('/#/');
  await page.reload();
  expect(await coinsOf(page, language)).toBe(mine + REWARD);
  const again = await openTasks(page, language, false, 'by_address');
  await again
    .getByRole('listitem')
    .filter({ hasText: language === 'zh' ? '邀请' : 'nvite' })
    .getByText(economy.done)
    .waitFor();
  await shot(page, `invite-done-${language}`, { fullPage: false });
});

test('where the clipboard is refused, the link lies selected and the page says what to do', async ({
  page,
  outbox,
  isMobile,
}) => {
  const { invite } = WORDS.zh;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await arriveAsNewLearner(page, outbox, { path: '/' });
  const tasks = await openTasks(page, 'zh', isMobile, 'by_address');
  await tasks.getByRole('listitem').filter({ hasText: '邀请' }).getByRole('button').click();
  await page.getByRole('button', { name: invite.copy }).click();
  await expect(page.getByText(/没能自动复制：NotAllowedError/)).toBeVisible();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toMatch(/#\/login\?invite=/);
  await shot(page, 'invite-by-hand-zh', { fullPage: false });
});
