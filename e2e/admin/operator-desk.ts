import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeZip } from '../../packages/content/src/testing/make-zip.ts';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveAs } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const PACK = join(import.meta.dirname, '../../packages/content/fixtures/gallery-pack');

/** The fixture zipped, as a school would send it. */
function packZip(): Buffer {
  const names = readdirSync(PACK, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => join(entry.parentPath, entry.name));
  return Buffer.from(makeZip(files.map((path) => ({ name: path.slice(PACK.length + 1), bytes: readFileSync(path) }))));
}

test('an operator appoints another one by a link, sees what a pack would bring, and finds an account with its orders', async ({
  page,
  browser,
  contextOptions,
  language,
  server,
}) => {
  const { admin, login, people } = WORDS[language];
  await arriveAs(page, 'operator', { language, path: '/admin/people' });
  const showState = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${people.state} `) }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await showState(admin.operators);
  await page.getByRole('button', { name: admin.makeLink }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(admin.ownPassword, { exact: true }).fill('ninefold-demo');
  await dialog.getByLabel(admin.reason).fill('帮忙管理');
  await dialog.getByRole('button', { name: admin.makeLink }).click();
  const link = await dialog.getByLabel(admin.link, { exact: true }).inputValue();
  expect(link).toMatch(/#\/login\?first=[\w-]{32}$/);
  expect(await axe(page, 'a link for an operator')).toEqual([]);
  await shot(page, `admin-operator-link-${language}`);
  await page.keyboard.press('Escape');

  const theirs = await browser.newContext({ ...contextOptions, baseURL: server.url });
  const second = await theirs.newPage();
  await startIn(second, language);
  await second.goto(link);
  const account = `zhao-${language}-${Date.now() % 100_000}`;
  await second.getByLabel(login.firstAccount).fill(account);
  await second.getByLabel(login.firstName).fill('赵老师');
  await second.getByLabel(login.password, { exact: true }).fill('quiet river 42');
  await second.getByLabel(login.newPasswordAgain).fill('quiet river 42');
  await second.getByRole('button', { name: login.firstSave }).click();
  await expect(second.getByRole('heading', { level: 1, name: admin.people })).toBeVisible();

  // Who was appointed is closed again: out at once, and the log names it.
  await page.getByLabel(admin.searchLabel).fill(account);
  await page.getByRole('button', { name: new RegExp(account) }).click();
  await page.getByRole('button', { name: admin.closeOperator }).click();
  await dialog.getByLabel(admin.ownPassword, { exact: true }).fill('ninefold-demo');
  await dialog.getByLabel(admin.reason).fill('离职了');
  expect(await axe(page, 'closing an operator')).toEqual([]);
  await dialog.getByRole('button', { name: admin.closeOperator }).click();
  await expect(page.getByRole('button', { name: new RegExp(account) }).getByText(admin.banned)).toBeVisible();
  expect((await call<{ valid: number }>(second, 'student/check-token', {})).valid).toBe(0);
  await theirs.close();

  await page.getByRole('link', { name: admin.packs }).click();
  await page.getByRole('button', { name: admin.importPack }).click();
  await dialog
    .getByLabel(admin.packFile)
    .setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: packZip() });
  await dialog.getByLabel(admin.reason).fill('新学期');
  await dialog.getByRole('button', { name: admin.tryImport }).click();
  await expect(dialog.getByText(admin.itemsAdded, { exact: true })).toBeVisible();
  expect(await axe(page, 'what a pack would bring')).toEqual([]);
  await shot(page, `admin-import-${language}`);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: admin.people }).click();
  await page.getByLabel(admin.searchLabel).fill('13800000001');
  await page.getByRole('button', { name: /^N-/ }).click();
  await expect(page.getByText(admin.registered)).toBeVisible();
  await page.getByRole('tab', { name: people.ordersTab }).click();
  await expect(page.getByText(admin.noOrders)).toBeVisible();
  await page.getByRole('tab', { name: people.overview }).click();
  await page.getByRole('checkbox', { name: /N-/ }).check();
  await page.getByRole('button', { name: people.export.replace('{count}', '1') }).click();
  await dialog.getByLabel(admin.reason).fill('开家长会');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: people.exportTitle }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ninefold-people-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\uFEFFnumber,mobile.*\r\nN-\d+,138\*{4}0001,/s);
  expect(await axe(page, 'an account')).toEqual([]);
  await shot(page, `admin-account-${language}`);
});
