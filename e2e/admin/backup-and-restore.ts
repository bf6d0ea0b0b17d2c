import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveWith } from '../support/learner.ts';
import { lose } from '../support/lost-questions.ts';
import { openOutbox } from '../support/outbox.ts';
import { call } from '../support/practice.ts';
import { firstDayFolder, removeFolder, startSite } from '../support/server.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const OPERATOR = { account: 'wang', password: 'quiet river 42' };
const MOBILE = '13712345678';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAADElEQVR4nGNgGB4AAADIAAGtQHYiAAAAAElFTkSuQmCC',
  'base64',
);

test(
  'a site is copied while it runs, wiped, restored, and everybody finds everything again',
  LONG,
  async ({ browser, contextOptions, language }) => {
    test.setTimeout(300_000);
    const { acts, admin: desk, organisation, staff } = WORDS[language];
    const dataDir = firstDayFolder();
    const copies = mkdtempSync(join(tmpdir(), 'ninefold-copy-'));
    const start = () => startSite(dataDir);
    const admin = (...args: string[]) =>
      execFileSync(process.execPath, ['packages/server/src/compiled.mjs', 'packages/server/src/admin.ts', ...args], {
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
    await arriveWith(MOBILE, student, openOutbox(dataDir), { language });
    await call(student, 'organisation/join', { code });
    const { attempt } = await lose(student, { 6: 'sledge', 7: 'TRUE' });
    const avatar = await student.request.post('/api/student/upload-avatar', {
      multipart: { file: { name: 'me.png', mimeType: 'image/png', buffer: PICTURE } },
    });
    expect(await avatar.json()).toMatchObject({ code: 200 });
    const before = await everythingOf(student, attempt);
    const log = await logOf(operator);

    const file = join(copies, 'site.tar.gz');
    admin('backup', file);
    admin('verify', file);
    await first.stop();
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    admin('restore', file);

    const second = await start();
    try {
      expect(second.output()).not.toContain('first=');
      const page = await visit(second.url);
      await call(page, 'student/login-by-password', OPERATOR);
      expect(await logOf(page)).toEqual(log);
      await startIn(page, language);
      await page.goto('/#/admin/schools');
      await expect(page.getByRole('button', { name: staff.open.replace('{name}', '晨星国际学校') })).toBeVisible();
      await page.getByRole('link', { name: desk.log }).click();
      await expect(page.getByText(acts.notice_write).first()).toBeVisible();
      await shot(page, `restored-log-${language}`);
      const again = await visit(second.url);
      await arriveWith(MOBILE, again, openOutbox(dataDir), { language, path: '/' });
      await expect(again.getByRole('heading', { name: organisation.notices })).toBeVisible();
      await expect(again.getByText('12 月模考').first()).toBeVisible();
      await shot(again, `restored-school-home-${language}`);
      expect(await everythingOf(again, attempt)).toEqual(before);
    } finally {
      await second.stop();
      for (const folder of [dataDir, copies]) removeFolder(folder);
    }
  },
);

/** The purse, the marks of a practice with the answers that were given, the line in the history, and the own picture. */
async function everythingOf(page: Page, attempt_id: number) {
  const { head_sculpture } = await call<{ head_sculpture: string }>(page, 'student/get-info', {});
  const picture = await page.request.get(head_sculpture);
  expect(picture.ok(), head_sculpture).toBe(true);
  const result = await call<{ right: number; questions: unknown[]; attempt: { answers: object } }>(
    page,
    'attempt/get-result',
    { attempt_id },
  );
  return {
    purse: await call(page, 'points/get-info', {}),
    marks: [result.right, result.questions, result.attempt.answers],
    history: await call(page, 'history/get-reading-list', {}),
    picture: (await picture.body()).toString('base64'),
  };
}

const logOf = async (page: Page) => (await call<{ list: unknown[] }>(page, 'admin/get-log', {})).list;
