// @postgres: many guesses at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  newMobile,
  openSite,
  PASSWORD,
  refusal,
  refused,
  registerWithPassword,
  type Site,
  solved,
  tally,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ LOGIN_PER_ACCOUNT_HOUR: '8' });
});
afterAll(() => site.close());

const logIn = (visitor: ReturnType<Site['visitor']>, account: string, password = PASSWORD, captcha = {}) =>
  visitor.api.student.loginByPassword({ account, password, ...captcha });

test('a learner logs in with the mobile in any writing, or with the account name in any case', async () => {
  const { mobile, user } = await registerWithPassword(site);
  await site.rows('update users set account = $1 where id = $2', ['Zhixia', user.id]);
  for (const account of [mobile, `+86 ${mobile}`, 'zhixia', 'ZHIXIA'])
    expect((await logIn(site.visitor(), account)).user.id).toBe(user.id);
});

test('an account name that looks like somebody’s mobile does not get that mobile’s login', async () => {
  const owner = await registerWithPassword(site);
  const impostor = await registerWithPassword(site, 'another password');
  await site.rows('update users set account = $1 where id = $2', [owner.mobile, impostor.user.id]);
  expect((await logIn(site.visitor(), owner.mobile)).user.id).toBe(owner.user.id);
  expect(await refusal(logIn(site.visitor(), owner.mobile, 'another password'))).toBe('wrong_credentials');
});

test('unknown account, no password set and wrong password are refused in the very same bytes', async () => {
  const { mobile } = await registerWithPassword(site);
  const passwordless = newMobile();
  await site.rows(`insert into users (role, country_id, mobile) values ('student', $1, $2)`, [CN, passwordless]);
  const answers = [];
  for (const account of [mobile, passwordless, newMobile(), 'nobody-at-all']) {
    const visitor = site.visitor();
    expect(await refusal(logIn(visitor, account, 'wrong password'))).toBe('wrong_credentials');
    answers.push(visitor.last.body);
  }
  expect(new Set(answers).size).toBe(1);
});

test('after three failures an account asks for a captcha, whoever tries; a right one lets the right password in', async () => {
  const { mobile } = await registerWithPassword(site);
  for (let i = 0; i < 3; i++) expect(await refusal(logIn(site.visitor(), mobile, 'wrong'))).toBe('wrong_credentials');
  const visitor = site.visitor();
  expect(await refusal(logIn(visitor, mobile))).toBe('captcha_required');
  const wrong = { ...(await solved(visitor)), captcha_value: 'nope' };
  expect(await refusal(logIn(visitor, mobile, PASSWORD, wrong))).toBe('captcha_wrong');
  expect((await logIn(visitor, mobile, PASSWORD, await solved(visitor))).user.mobile).toBe(mobile);
  // A success clears the counter: the next slip does not ask again.
  expect(await refusal(logIn(site.visitor(), mobile, 'wrong'))).toBe('wrong_credentials');
  expect((await logIn(site.visitor(), mobile)).user.mobile).toBe(mobile);
});

test('an unknown account asks for a captcha just the same', async () => {
  const account = newMobile();
  for (let i = 0; i < 3; i++) expect(await refusal(logIn(site.visitor(), account))).toBe('wrong_credentials');
  expect(await refusal(logIn(site.visitor(), account))).toBe('captcha_required');
});

test('after three failures a client is asked for a captcha on every account; its successes do not count', async () => {
  const { mobile } = await registerWithPassword(site);
  const client = site.visitor();
  for (let i = 0; i < 5; i++) await logIn(client, mobile);
  for (let i = 0; i < 3; i++) expect(await refusal(logIn(client, newMobile()))).toBe('wrong_credentials');
  const other = await registerWithPassword(site);
  expect(await refusal(logIn(client, other.mobile))).toBe('captcha_required');
  expect((await logIn(client, other.mobile, PASSWORD, await solved(client))).user.mobile).toBe(other.mobile);
  // Where it logged in before, nobody asks.
  expect((await logIn(client, mobile)).user.mobile).toBe(mobile);
});

test('forty guesses at the same moment without a captcha are three guesses', async () => {
  const { mobile } = await registerWithPassword(site);
  const guesses = Array.from({ length: 40 }, (_, i) => logIn(site.visitor(), mobile, `guess ${i}`));
  expect(await tally(guesses)).toEqual({ wrong_credentials: 3, captcha_required: 37 });
});

test('at the hourly limit even the right password of this client waits, and the refusal says how long', async () => {
  const { mobile } = await registerWithPassword(site);
  const visitor = site.visitor();
  for (let i = 0; i < 8; i++)
    expect(await refusal(logIn(visitor, mobile, 'wrong', await solved(visitor)))).toBe('wrong_credentials');
  const limit = await refused(logIn(visitor, mobile, PASSWORD, await solved(visitor)));
  expect(limit.error).toBe('too_many_requests');
  expect(limit.details.retry_after).toBeGreaterThan(0);
  expect(limit.details.retry_after).toBeLessThanOrEqual(3600);
  site.later(3601);
  expect((await logIn(site.visitor(), mobile)).user.mobile).toBe(mobile);
});

test('strangers lock nobody out: not the owner elsewhere, and a device that was there before needs no captcha', async () => {
  const { mobile } = await registerWithPassword(site);
  const own = site.visitor();
  await logIn(own, mobile);
  await own.api.student.logout();
  for (let i = 0; i < 30; i++) {
    const stranger = site.visitor();
    expect(await refusal(logIn(stranger, mobile, 'wrong', await solved(stranger)))).toBe('wrong_credentials');
  }
  // Where the account was never used the owner shows that they are no script, and is in.
  const elsewhere = site.visitor();
  expect(await refusal(logIn(elsewhere, mobile))).toBe('captcha_required');
  expect((await logIn(elsewhere, mobile, PASSWORD, await solved(elsewhere))).user.mobile).toBe(mobile);
  for (let i = 0; i < 4; i++) await refusal(logIn(site.visitor(), mobile, 'wrong'));
  expect((await logIn(own, mobile)).user.mobile).toBe(mobile);
});

test('a password that everybody tries is not taken', async () => {
  for (const password of ['password1', '1q2w3e4r5t', '12345678'])
    expect(await refusal(registerWithPassword(site, password))).toBe('password_weak');
});

test('a guest who logs in with a password brings their work along', async () => {
  const { mobile } = await registerWithPassword(site);
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const guest = await visitor.api.student.getInfo();
  await site.rows(
    `insert into files (name, owner_id, purpose, content_type, size) values ('b.webm', $1, 'recording', 'audio/webm', 1)`,
    [guest.id],
  );
  expect((await logIn(visitor, mobile)).merged_guest).toBe(1);
});

test('known and unknown accounts take about the same time (reported, not judged)', async () => {
  const { mobile } = await registerWithPassword(site);
  const times = { known: [] as number[], unknown: [] as number[] };
  // In turn, so that a busy machine slows both alike.
  for (let i = 0; i < 7; i++)
    for (const [kind, account] of [['known', mobile] as const, ['unknown', newMobile()] as const]) {
      const visitor = site.visitor();
      const captcha = await solved(visitor);
      const begun = performance.now();
      expect(await refusal(logIn(visitor, account, 'wrong', captcha))).toBe('wrong_credentials');
      times[kind].push(performance.now() - begun);
    }
  const median = (list: number[]) => list.sort((a, b) => a - b)[3]!.toFixed(1);
  process.stdout.write(
    `wrong password: known ${median(times.known)} ms, unknown ${median(times.unknown)} ms (median of 7)\n`,
  );
});
