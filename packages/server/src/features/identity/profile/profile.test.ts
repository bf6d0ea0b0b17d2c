import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMobile, openSite, refusal, refused, register, type Site } from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Api = Awaited<ReturnType<typeof register>>['api'];
const update = (api: Api, change: object) =>
  api.student.updateInfo(change as Parameters<Api['student']['updateInfo']>[0]);

test('get-info carries every field of the specification, under its name', async () => {
  const { api } = await register(site);
  const info = await api.student.getInfo();
  for (const field of [
    'exam_type',
    'target_score',
    'target_score_listen',
    'target_score_read',
    'target_score_speak',
    'target_score_write',
    'exam_date',
    'exam_purpose',
    'is_ielts',
    'is_done_learning_plan',
    'past_score_listen',
    'past_score_read',
    'past_score_speak',
    'past_score_write',
    'head_sculpture',
    'name',
    'mobile',
    'wechat_name',
    'country_id',
    'account',
    'invite_code',
    'ai_test_num',
    'is_guide',
    'expiration_time',
    'reading_expiration_time',
    'listening_expiration_time',
    'vip_days',
    'vip_level',
    'vip_text',
    'reading_vip_days',
    'reading_vip_level',
    'listening_vip_days',
    'listening_vip_level',
  ])
    expect(info).toHaveProperty(field);
  expect(JSON.stringify(info)).not.toContain('argon2');
});

test('profile and exam settings are changed and stay changed; what is not sent stays as it was', async () => {
  const { api, user } = await register(site);
  const change = {
    name: ' 知夏 ',
    exam_type: 2,
    module: 'general',
    language: 'en',
    time_zone: 'Europe/London',
    exam_purpose: '留学',
    target_score: 6.5,
    target_score_listen: 7,
    target_score_write: 6.5,
  };
  const changed = await update(api, change);
  expect(changed).toMatchObject({
    ...change,
    name: '知夏',
    target_score_read: user.target_score_read,
    mobile: user.mobile,
  });
  expect(await api.student.getInfo()).toEqual({ ...changed, has_news: 0 });
  expect(await update(api, {})).toEqual(changed);
});

test.each([
  { change: { role: 'backend-system' }, fields: ['role'] },
  { change: { name: 'x', vip_level: 3, expiration_time: 9_999_999_999 }, fields: ['vip_level', 'expiration_time'] },
  { change: { ai_test_num: 1000 }, fields: ['ai_test_num'] },
  { change: { remaining_points: 1000, coins: 1 }, fields: ['remaining_points', 'coins'] },
  { change: { id: 1 }, fields: ['id'] },
  { change: { mobile: '13800000009' }, fields: ['mobile'] },
  { change: { organisation_id: 1, is_guide: 1 }, fields: ['organisation_id', 'is_guide'] },
  { change: { password_hash: 'x' }, fields: ['password_hash'] },
])('mass assignment of $fields is refused by name and nothing is written', async ({ change, fields }) => {
  const { api, user } = await register(site);
  const answer = await refused(update(api, change));
  expect({ error: answer.error, fields: answer.fields }).toEqual({ error: 'invalid_input', fields });
  expect(await api.student.getInfo()).toEqual({ ...user, has_news: 0 });
});

test.each([
  { change: { time_zone: 'Mars/Olympus' }, fields: ['time_zone'], why: 'no such zone' },
  { change: { time_zone: '+08:00' }, fields: ['time_zone'], why: 'an offset is no zone' },
  { change: { country_id: 999 }, fields: ['country_id'], why: 'no such country' },
  { change: { country_id: 840 }, fields: ['country_id'], why: 'the country is half of the bound number' },
  { change: { target_score_read: 6.3 }, fields: ['target_score_read'], why: 'half bands only' },
  { change: { target_score: 3.5 }, fields: ['target_score'], why: 'four at least' },
  { change: { exam_type: 3 }, fields: ['exam_type'], why: 'computer or paper' },
  { change: { name: '   ' }, fields: ['name'], why: 'a name of spaces' },
  { change: { name: 'x'.repeat(41) }, fields: ['name'], why: 'too long' },
  { change: { name: 'a\u0000b' }, fields: ['name'], why: 'cannot be stored' },
])('$change is refused: $why', async ({ change, fields }) => {
  const { api } = await register(site);
  const answer = await refused(update(api, change));
  expect({ error: answer.error, fields: answer.fields }).toEqual({ error: 'invalid_input', fields });
});

test('a skill’s target is not below what was already reached', async () => {
  const { api, user } = await register(site);
  await site.rows('update users set past_score_listen = 6.5 where id = $1', [user.id]);
  expect((await refused(update(api, { target_score_listen: 6 }))).fields).toEqual(['target_score_listen']);
  expect((await update(api, { target_score_listen: 6.5 })).target_score_listen).toBe(6.5);
});

test('the overall target is the average of the four: recomputed when one changes, refused when it says otherwise', async () => {
  const { api } = await register(site);
  expect((await update(api, { target_score_listen: 8 })).target_score).toBe(6.5);
  expect((await refused(update(api, { target_score: 7 }))).fields).toEqual(['target_score']);
  const four = { target_score_listen: 7.5, target_score_read: 7.5, target_score_write: 6.5, target_score_speak: 6.5 };
  expect(await update(api, { target_score: 7, ...four, exam_type: 1 })).toMatchObject({ target_score: 7, ...four });
});

test('without a mobile the country may be chosen freely', async () => {
  const { api, user } = await register(site);
  await site.rows('update users set mobile = null where id = $1', [user.id]);
  expect((await update(api, { country_id: 826 })).country_id).toBe(826);
});

test('guests and strangers change nothing', async () => {
  const stranger = site.visitor();
  expect(await refusal(update(stranger.api, { name: 'x' }))).toBe('not_logged_in');
  await stranger.api.student.getTouristToken();
  expect(await refusal(update(stranger.api, { name: 'x' }))).toBe('not_logged_in');
});

test('memberships show per skill, with a sentence in the caller’s language; a past one counts for nothing', async () => {
  const learner = await register(site);
  const day = 86_400_000;
  const now = site.deps.now().getTime();
  const add = (skill: string, level: number, ends: number) =>
    site.rows('insert into memberships (user_id, skill, level, expires_at) values ($1, $2, $3, $4)', [
      learner.user.id,
      skill,
      level,
      new Date(ends),
    ]);
  await add('writing', 3, now + 22.5 * day);
  await add('reading', 1, now - day);
  expect(await learner.api.student.getInfo()).toMatchObject({
    vip_level: 3,
    vip_days: 23,
    expiration_time: Math.floor((now + 22.5 * day) / 1000),
    reading_vip_level: 0,
    reading_vip_days: 0,
    reading_expiration_time: Math.floor((now - day) / 1000),
    listening_vip_level: 0,
    listening_expiration_time: 0,
    vip_text: '写作会员，还剩 23 天',
  });
  const english = site.visitor({ 'accept-language': 'en' });
  english.cookies.set('token', learner.cookies.get('token')!);
  expect((await english.api.student.getInfo()).vip_text).toBe('Writing member, 23 days left');
  const permissions = await learner.api.student.getOperationPermissionsList();
  expect(permissions).toEqual(expect.arrayContaining(['writing.vip', 'reading.practise']));
  expect(permissions).not.toContain('reading.vip');
});

test('an operator’s permissions come from the session’s role, whatever header a client sends', async () => {
  const learner = await register(site, newMobile(), site.visitor({ 'x-user-role': 'backend-system' }));
  expect(await learner.api.student.getOperationPermissionsList()).not.toContain('users.manage');
  await site.rows(`update users set role = 'backend-system' where id = $1`, [learner.user.id]);
  expect(await learner.api.student.getOperationPermissionsList()).toContain('users.manage');
});

test('a new avatar replaces the old one, and the old file is gone', async () => {
  const { api, user } = await register(site);
  const files = async () => site.rows<{ name: string }>('select name from files where owner_id = $1', [user.id]);
  const first = await api.student.uploadAvatar({}, new Blob([PIXEL]));
  expect(first.head_sculpture).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/);
  const second = await api.student.uploadAvatar({}, new Blob([PIXEL]));
  expect(second.head_sculpture).not.toBe(first.head_sculpture);
  expect((await files()).map(({ name }) => `/files/${name}`)).toEqual([second.head_sculpture]);
  await expect.poll(() => stored(first.head_sculpture)).toBe(false);
  expect(await stored(second.head_sculpture)).toBe(true);
});

test('an avatar is judged by its bytes', async () => {
  const { api, user } = await register(site);
  const answer = await refused(
    api.student.uploadAvatar({}, new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })),
  );
  expect(answer.error).toBe('file_not_accepted');
  expect((await api.student.getInfo()).head_sculpture).toBe(user.head_sculpture);
});

test('an avatar is measured before it is decoded and written anew, without what was hidden in it', async () => {
  const { api } = await register(site);
  const bomb = Buffer.from(PIXEL);
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  expect((await refused(api.student.uploadAvatar({}, new Blob([bomb])))).error).toBe('file_not_accepted');
  const { head_sculpture } = await api.student.uploadAvatar({}, new Blob([withText('GPS 31.2304 N')]));
  const file = await site.deps.storage.get(head_sculpture.slice('/files/'.length));
  const bytes = Buffer.concat(await (await file!.stream()).toArray());
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(bytes.includes('GPS')).toBe(false);
});

test.each([
  { name: '知夏 👩‍👩‍👧', right: true, why: 'a family is one sign' },
  { name: '👩🏽‍🎓', right: true, why: 'a skin tone and a cap' },
  { name: '🏳️‍🌈', right: true, why: 'a flag' },
  { name: 'ad\u200Dmin', right: false, why: 'a joiner between letters looks like another name' },
  { name: 'a\u202Eb', right: false, why: 'text that runs backwards' },
  { name: '\u200D', right: false, why: 'nothing to see' },
])('$name as a name: $right, $why', async ({ name, right }) => {
  const { api } = await register(site);
  const answer = api.student.updateInfo({ name });
  if (right) expect((await answer).name).toBe(name);
  else expect((await refused(answer)).fields).toEqual(['name']);
});

/** The pixel with a text chunk in it, as a camera writes where it was. */
function withText(text: string): Buffer {
  const body = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([PIXEL.subarray(0, 33), length, body, check, PIXEL.subarray(33)]);
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function stored(url: string): Promise<boolean> {
  const entries = await readdir(site.folder, { recursive: true });
  return entries.some((entry) => entry.endsWith(url.slice('/files/'.length)) && !join(entry).endsWith('.tmp'));
}
