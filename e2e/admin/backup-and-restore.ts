import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveWith } from '../support/learner.ts';
import { openOutbox } from '../support/outbox.ts';
import { call } from '../support/practice.ts';
import { firstDayFolder, removeFolder, startSite } from '../support/server.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

const OPERATOR = { account: 'wang', password: 'quiet river 42' };
const MOBILE = '13712345678';

test('a site is copied while it runs, wiped, restored, and everybody finds everything again', async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const { organisation, staff } = WORDS.zh;
  const dataDir = firstDayFolder();
  const copies = mkdtempSync(join(tmpdir(), 'ninefold-copy-'));
  const start = () => startSite(dataDir);
  const admin = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'packages/server/src/admin.ts', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
  const visit = async (url: string) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: url });
    return context.newPage();
  };

  const first = await start();
  await expect.poll(() => first.output()).toMatch(/first=/);
  const token = /first=([\w-]+)/.exec(first.output())?.[1] ?? '';
  const operator = await visit(first.url);
  await call(operator, 'admin/become-operator', {
    ...{ token, ...OPERATOR, name: '王老师', submit_password: OPERATOR.password },
  });
  const school = await call<{ id: number }>(operator, 'organisation/create', { name: '晨星国际学校' });
  const at = { organisation_id: school.id };
  await call(operator, 'organisation/save-notice', { ...at, title: '12 月模考', text: '带好身份证。' });
  const { code } = await call<{ code: string }>(operator, 'organisation/make-invite', at);
  const student = await visit(first.url);
  await arriveWith(MOBILE, student, openOutbox(dataDir), {});
  await call(student, 'organisation/join', { code });
  const before = await call(student, 'points/get-info', {});

  const file = join(copies, 'site.tar.gz');
  admin('backup', file);
  await first.stop();
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  admin('restore', file);

  const second = await start();
  try {
    expect(second.output()).not.toContain('first=');
    const desk = await visit(second.url);
    await call(desk, 'student/login-by-password', OPERATOR);
    await startIn(desk, 'zh');
    await desk.goto('/#/admin/schools');
    await expect(desk.getByRole('button', { name: staff.open.replace('{name}', '晨星国际学校') })).toBeVisible();
    const again = await visit(second.url);
    await arriveWith(MOBILE, again, openOutbox(dataDir), { path: '/' });
    await expect(again.getByRole('heading', { name: organisation.notices })).toBeVisible();
    await expect(again.getByText('12 月模考').first()).toBeVisible();
    await shot(again, 'restored-school-home');
    expect(await call(again, 'points/get-info', {})).toEqual(before);
  } finally {
    await second.stop();
    for (const folder of [dataDir, copies]) removeFolder(folder);
  }
});
