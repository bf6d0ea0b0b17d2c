import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';

const SAYS = {
  zh: {
    row: '我的数据（导出、注销）',
    take: '开始打包',
    download: '下载数据包',
    leave: '注销账号',
    code: /验证码/,
    confirm: '申请注销',
    cancel: '先不注销',
    wrong: '短信验证码不正确或已过期',
  },
  en: {
    row: 'My data: export or delete',
    take: 'Make the archive',
    download: 'Download the archive',
    leave: 'Delete the account',
    code: /Code sent to the number/,
    confirm: 'Ask for deletion',
    cancel: 'Not now',
    wrong: 'The SMS code is wrong or has expired',
  },
} as const;

test('a learner takes everything along, and is not deleted by a guess', async ({ page, outbox, language, guard }) => {
  guard.expectError(/400/);
  const says = SAYS[language];
  await arriveAsNewLearner(page, outbox, { language, path: '/profile' });
  await page.getByRole('link', { name: says.row }).click();
  await page.getByRole('button', { name: says.take, exact: true }).click();
  const download = page.getByRole('link', { name: says.download });
  await expect(download).toBeVisible();
  const archive = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(archive.headers()['content-type']).toBe('application/zip');
  expect((await archive.body()).subarray(0, 2).toString()).toBe('PK');
  expect(await axe(page, 'my data with an archive')).toEqual([]);
  await shot(page, `my-data-${language}`);

  await page.getByRole('button', { name: says.leave, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(says.code).fill('000000');
  await dialog.getByRole('button', { name: says.confirm }).click();
  await expect(dialog.getByText(says.wrong), 'a guess').toBeVisible();
  // Asking for the code itself would wait a minute after the one that registered them: the server's tests do that.
  expect(await axe(page, 'who asks to be deleted')).toEqual([]);
  await dialog.getByRole('button', { name: says.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: says.leave, exact: true })).toBeVisible();
});
