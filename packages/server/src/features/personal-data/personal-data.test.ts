// @postgres: what is deleted, and rows read in order, depend on the database
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  openSite,
  PASSWORD,
  refusal,
  register,
  registerWithPassword,
  type Site,
  sentTo,
  wrongOf,
} from '#features/identity/identity.testing.ts';
import { saveFile } from '#storage/files.service.ts';
import { readZip } from '#storage/zip/read-zip.testing.ts';
import type { Visitor } from '#testing/app.ts';
import { ALL_TABLES, archiveMade, fillEveryTable, linksOf, wavOf } from './personal-data.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({}, 'practice');
  // Somebody who was here first, and invited the others.
  await register(site);
});
afterAll(() => site.close());

const DAY = 86_400;
const KEPT = ALL_TABLES.filter(({ forget }) => forget === 'kept').map(({ table }) => table);

test('every table with rows of a learner stands in the list of a feature', async () => {
  const listed = new Set(ALL_TABLES.map(({ table }) => table));
  const links = await linksOf(site);
  const owned = await site.rows<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'learner_id', 'student_id')`,
  );
  const pointing = links.filter(({ parent }) => parent === 'users' || listed.has(parent));
  const all = new Set([...owned, ...pointing].map(({ table }) => table));
  expect([...all].filter((table) => !listed.has(table)).sort()).toEqual([]);
});

test('docs/personal-data.md names every file and every column that is withheld', async () => {
  const written = await readFile(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');
  for (const { table, handedOut, withheld } of ALL_TABLES) {
    expect(written, table).toContain(handedOut === false ? `\`${table}\`` : `| data/${table}.jsonl |`);
    if (withheld) expect(written, table).toContain(`| ${withheld.join(', ')} |`);
  }
});

test('an archive holds everything, for its owner alone, for some days', async () => {
  const learner = await register(site);
  const trace = 'trace-of-an-archive';
  await fillEveryTable(site, learner.user.id, trace);
  await site.rows('delete from data_exports where user_id = $1', [learner.user.id]);
  const asked = await Promise.all([1, 2, 3].map(() => learner.api.personalData.startExport()));
  expect(asked.every(({ archive }) => archive !== null)).toBe(true);
  const archive = await made(learner);
  expect(archive).toMatchObject({ state: 'ready', percent: 100 });
  expect(await site.rows('select 1 as one from data_exports where user_id = $1', [learner.user.id])).toHaveLength(1);

  const download = await learner.request({ method: 'GET', url: archive.url });
  expect(download.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
  expect(download.headers['content-disposition']).toMatch(/^attachment; filename="ninefold-[\d-]+\.zip"$/);
  const files = readZip(download.rawPayload);
  const rows = (table: string) =>
    (files.get(`data/${table}.jsonl`)?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  for (const { table, handedOut, withheld } of ALL_TABLES) {
    expect(files.has(`data/${table}.jsonl`), table).toBe(handedOut !== false);
    if (handedOut === false || table === 'account_deletions') continue;
    expect(rows(table).length, table).toBeGreaterThan(0);
    for (const column of withheld ?? []) expect(rows(table)[0], `${table}.${column}`).not.toHaveProperty(column);
  }
  const [recording] = rows('recordings');
  expect(files.get(recording.file)?.toString()).toContain(trace);
  expect(files.get('csv/essay_records.csv')?.toString()).toContain(trace);
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
  expect(manifest).toMatchObject({ format: 'ninefold-personal-data', version: 1, left_out: [] });

  const stranger = await register(site);
  expect((await stranger.request({ method: 'GET', url: archive.url })).statusCode).toBe(404);
  expect((await site.visitor().request({ method: 'GET', url: archive.url })).statusCode).toBe(404);

  site.later(4 * DAY);
  await site.services.personalData.tidyUp();
  expect((await learner.request({ method: 'GET', url: archive.url })).statusCode).toBe(404);
  expect((await learner.api.personalData.getState()).archive).toBeNull();
  expect(await site.deps.storage.get(archive.url.slice('/files/'.length))).toBeNull();
});

test('a process that dies while it makes an archive leaves it to the next one', async () => {
  const learner = await register(site);
  await site.rows(
    `insert into data_exports (user_id, state, percent, file, tries, lease_until, asked_at)
     values ($1, 'making', 60, $2, 1, $3, $3)`,
    [learner.user.id, `${'ab'.repeat(16)}.zip`, new Date(site.deps.now().getTime() - 1000)],
  );
  expect(await made(learner)).toMatchObject({ state: 'ready' });
});

test('an account is deleted after seven days, and nothing of it is found anywhere', async () => {
  const learner = await registerWithPassword(site);
  await learner.api.student.loginByPassword({ account: learner.mobile, country_id: CN, password: PASSWORD });
  const trace = 'trace-of-somebody-who-left';
  await fillEveryTable(site, learner.user.id, trace);
  await learner.api.personalData.startExport();
  await made(learner);
  const { userId, mobile } = { userId: learner.user.id, mobile: learner.mobile };

  expect(await refusal(learner.api.personalData.askDeletion({ password: 'not this one' }))).toBe('wrong_credentials');
  const { deletion } = await learner.api.personalData.askDeletion({ password: PASSWORD });
  expect(deletion!.due_at - deletion!.asked_at).toBe(7 * DAY);

  site.later(7 * DAY - 60);
  await site.services.personalData.tidyUp();
  expect(await traces(trace, mobile)).not.toEqual([]);

  // Killed in the middle: the storage goes away after a few files, and the next run goes on.
  site.later(120);
  const remove = site.deps.storage.remove;
  let removed = 0;
  site.deps.storage.remove = async (name) => {
    removed += 1;
    if (removed > 1) throw new Error('the process is gone');
    return remove(name);
  };
  await expect(site.services.personalData.tidyUp()).rejects.toThrow('the process is gone');
  site.deps.storage.remove = remove;
  expect(await refusal(learner.api.personalData.getState())).toBe('not_logged_in');
  site.later(600);
  await site.services.personalData.tidyUp();
  // An upload that was under way when the way in was closed, and what a dying process left of an archive.
  const late = await saveFile(site.deps, site.deps.db, {
    ...{ ownerId: userId, purpose: 'recording', bytes: wavOf(trace) },
  });
  await writeFile(join(site.folder, 'exports', '999999.part'), trace);
  await utimes(join(site.folder, 'exports', '999999.part'), 0, 0);
  expect(await site.rows('select state from account_deletions where user_id = $1', [userId])).toEqual([
    { state: 'erasing' },
  ]);
  site.later(600);
  await site.services.personalData.tidyUp();
  expect(await site.deps.storage.get(late.name)).toBeNull();

  expect(await traces(trace, mobile)).toEqual([]);
  expect(await tablesWith(userId)).toEqual([...new Set(KEPT)].filter((table) => table !== 'payments').sort());
  expect(await filesWith(trace)).toEqual([]);
  const [kept] = await site.rows('select state from account_deletions where user_id = $1', [userId]);
  expect(kept).toEqual({ state: 'done' });
});

test('whoever changes their mind keeps everything, and a code proves as well as a password', async () => {
  const learner = await register(site);
  expect((await learner.api.personalData.getState()).proof).toEqual({ mobile: learner.mobile.slice(-4), password: 0 });
  expect(await refusal(learner.api.personalData.askDeletion({ password: 'anything' }))).toBe('wrong_credentials');
  await learner.api.personalData.sendDeletionCode();
  const code = await lastCode(learner.mobile);
  expect(await refusal(learner.api.personalData.askDeletion({ code: wrongOf(code) }))).toBe('sms_code_wrong');
  expect((await learner.api.personalData.askDeletion({ code })).deletion).not.toBeNull();
  expect((await learner.api.personalData.keepAccount()).deletion).toBeNull();
  site.later(8 * DAY);
  await site.services.personalData.tidyUp();
  expect(
    (await site.rows<{ mobile: string }>('select mobile from users where id = $1', [learner.user.id]))[0]?.mobile,
  ).toBe(learner.mobile);
});

test('a code for logging in does not delete an account, and guests have neither call', async () => {
  const learner = await register(site);
  const code = await codeFor(site, learner, learner.mobile, 'login');
  expect(await refusal(learner.api.personalData.askDeletion({ code }))).toBe('sms_code_wrong');
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.personalData.startExport())).toBe('not_logged_in');
  expect(await refusal(learner.api.personalData.keepAccount())).toBe('not_found');
  expect(await refusal(learner.api.personalData.removeExport())).toBe('not_found');
});

const made = (learner: Visitor) => archiveMade(site, learner);

async function lastCode(mobile: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [message] = await sentTo(site, mobile);
    if (message) return message.code;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error('no code came');
}

/** Tables in which any row holds one of the words. */
async function traces(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of await everyTable()) {
    const [row] = await site.rows<{ count: number }>(
      `select count(*)::int as count from ${table} t where ${words.map((_, at) => `position($${at + 1} in to_jsonb(t)::text) > 0`).join(' or ')}`,
      words,
    );
    if (row?.count) found.push(table);
  }
  return found;
}

/** Tables with a row of this learner, by whatever column says so. */
async function tablesWith(userId: number): Promise<string[]> {
  const columns = await site.rows<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'invitee_id', 'inviter_id')
     union select 'users', 'id'`,
  );
  const found = new Set<string>();
  for (const { table, name } of columns) {
    const [row] = await site.rows<{ count: number }>(`select count(*)::int as count from ${table} where ${name} = $1`, [
      userId,
    ]);
    if (row?.count) found.add(table);
  }
  return [...found].sort();
}

const everyTable = () =>
  site.rows<{ table: string }>(
    `select quote_ident(table_name) as table from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );

async function filesWith(trace: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['files', 'exports'])
    for (const name of await readdir(join(site.folder, folder), { recursive: true }).catch(() => [])) {
      const path = join(site.folder, folder, name);
      if ((await stat(path)).isFile() && (await readFile(path)).includes(trace)) found.push(name);
    }
  return found;
}
