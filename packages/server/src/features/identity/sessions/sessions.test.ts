// @postgres: merges a guest into an account
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeGuest } from '../guest/merge-guest.ts';
import { identityRoutes } from '../identity.routes.ts';
import { identityService } from '../identity.service.ts';
import { CN, codeFor, newMobile, openSite, refusal, register, type Site } from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ SESSION_DAYS: '10', GUEST_SESSION_DAYS: '3', GUESTS_PER_IP_HOUR: '3' });
});
afterAll(() => site.close());

const tokenOf = (visitor: { cookies: Map<string, string> }) => visitor.cookies.get('token') ?? '';
const withToken = (token: string) => {
  const visitor = site.visitor();
  visitor.cookies.set('token', token);
  return visitor;
};
const hashOf = (token: string) => createHash('sha256').update(token).digest();

test('a visitor becomes a guest: a cookie the page cannot read, and one that only says a session exists', async () => {
  const visitor = site.visitor();
  const reply = await visitor.request({ method: 'POST', url: '/api/student/get-tourist-token', payload: {} });
  expect(reply.json().data).toEqual({ role: 'tourist' });
  const [token, exists] = ['token', 'has_session'].map((name) => reply.cookies.find((cookie) => cookie.name === name));
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(token?.value).toMatch(/^[\w-]{43}$/);
  expect(exists?.httpOnly).toBeUndefined();
  expect(exists?.value).toBe('1');
});

test('a guest has an info of their own, with a name in the caller’s language', async () => {
  const visitor = site.visitor({ 'accept-language': 'en' });
  await visitor.api.student.getTouristToken();
  expect(await visitor.api.student.getInfo()).toMatchObject({
    role: 'tourist',
    name: 'Guest',
    mobile: '',
    invite_code: '',
    ai_test_num: 0,
    target_score: 6,
    past_score_write: -1,
    vip_text: '',
    exam_date: 0,
  });
  expect(visitor.last.headers['x-user-role']).toBe('tourist');
});

test('asking again keeps the guest one already is, and a learner stays a learner', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const token = tokenOf(guest);
  await guest.api.student.getTouristToken();
  expect(tokenOf(guest)).toBe(token);
  const learner = await register(site);
  expect(await learner.api.student.getTouristToken()).toEqual({ role: 'student' });
});

test('one address cannot fill the database with guests', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let i = 0; i < 3; i++) await site.visitor(from).api.student.getTouristToken();
  expect(await refusal(site.visitor(from).api.student.getTouristToken())).toBe('too_many_requests');
});

test('the database keeps only the hash of a token, so a stolen backup opens no session', async () => {
  const learner = await register(site);
  const rows = await site.rows<{ token_hash: Uint8Array }>('select token_hash from sessions where user_id = $1', [
    learner.user.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]!.token_hash)).toEqual(hashOf(tokenOf(learner)));
});

test('check-token tells a live session from none and from a made-up one', async () => {
  const learner = await register(site);
  expect(await learner.api.student.checkToken()).toEqual({ valid: 1, role: 'student' });
  expect(await site.visitor().api.student.checkToken()).toEqual({ valid: 0, role: 'tourist' });
  expect(await withToken('A'.repeat(43)).api.student.checkToken()).toEqual({ valid: 0, role: 'tourist' });
});

test('login gives a new token and the guest’s old one is dead', async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const old = tokenOf(visitor);
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  await visitor.api.student.loginBySms({ country_id: CN, mobile, code });
  expect(tokenOf(visitor)).not.toBe(old);
  expect((await withToken(old).api.student.checkToken()).valid).toBe(0);
});

test('logging in as somebody else ends the session before', async () => {
  const visitor = await register(site);
  const old = tokenOf(visitor);
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  expect((await visitor.api.student.loginBySms({ country_id: CN, mobile, code })).merged_guest).toBe(0);
  expect((await withToken(old).api.student.checkToken()).valid).toBe(0);
});

test('a session that is used every day still ends once', async () => {
  const learner = await register(site);
  for (let day = 5; day < 90; day += 5) {
    site.later(5 * 86_400);
    expect((await learner.api.student.checkToken()).valid, `day ${day}`).toBe(1);
  }
  site.later(5 * 86_400 + 1);
  expect((await learner.api.student.checkToken()).valid).toBe(0);
});

test('a learner sees where they are logged in, ends one of them, and all others', async () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
  const laptop = await register(site);
  const again = (headers = {}) => register(site, laptop.mobile, site.visitor(headers));
  const [phone, tablet, stranger] = [await again(agent), await again(), await register(site)];
  const { list } = await laptop.api.student.getDeviceList();
  expect(list).toHaveLength(3);
  const here = list.filter(({ is_here }) => is_here === 1);
  expect(here).toMatchObject([{ is_new: 0, browser: '', system: '' }]);
  const other = list.find(({ system }) => system === 'iPhone')!;
  expect(other).toMatchObject({ browser: 'Safari', is_here: 0, is_new: 1 });
  expect(laptop.last.body).not.toContain(tokenOf(phone));

  expect(await refusal(stranger.api.student.endDevice({ id: other.id }))).toBe('not_found');
  await laptop.api.student.endDevice({ id: other.id });
  expect((await phone.api.student.checkToken()).valid).toBe(0);
  expect((await tablet.api.student.checkToken()).valid).toBe(1);
  expect(await laptop.api.student.endOtherDevices()).toEqual({ ended: 1 });
  expect((await tablet.api.student.checkToken()).valid).toBe(0);
  expect((await laptop.api.student.checkToken()).valid).toBe(1);
  expect((await stranger.api.student.checkToken()).valid).toBe(1);
});

test('logout ends the session on the server and clears both cookies; doing it twice is fine', async () => {
  const learner = await register(site);
  const token = tokenOf(learner);
  expect(await learner.api.student.logout()).toEqual({});
  // The browser keeps its name, which opens nothing.
  expect([...learner.cookies.keys()]).toEqual(['device']);
  expect(await refusal(withToken(token).api.student.getInfo())).toBe('not_logged_in');
  expect(await learner.api.student.logout()).toEqual({});
});

test('a guest’s work goes to the account once: files, track events and what other features add', async () => {
  const merged: number[][] = [];
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const guest = await visitor.api.student.getInfo();
  await visitor.api.common.track({ event: 'page_view', target: '/reading-list' });
  await site.rows(
    `insert into files (name, owner_id, purpose, content_type, size) values ('a.webm', $1, 'recording', 'audio/webm', 1)`,
    [guest.id],
  );
  const learner = await register(site);
  const merge = (userId: number) =>
    site.deps.db.transaction((tx) =>
      mergeGuest(site.deps, tx, guest.id, userId, [
        site.services.shell.mergeGuest,
        async (_tx, from, to) => merged.push([from, to]),
      ]),
    );
  const others = await Promise.all([merge(learner.user.id), merge(learner.user.id), merge(learner.user.id)]);
  expect(others.filter(Boolean)).toHaveLength(1);
  expect(merged).toEqual([[guest.id, learner.user.id]]);
  expect(await site.rows('select owner_id from files where name = $1', ['a.webm'])).toEqual([
    { owner_id: learner.user.id },
  ]);
  expect(await site.rows('select user_id from track_events where target = $1', ['/reading-list'])).toEqual([
    { user_id: learner.user.id },
  ]);
  expect((await visitor.api.student.checkToken()).valid).toBe(0);
});

test('login merges the guest it came from and says so; a merger that fails undoes the whole login', async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const guest = await visitor.api.student.getInfo();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  const broken = async () => Promise.reject(new Error('merger broke'));
  const events = {
    ...site.services.accountEvents,
    hasOffer: async () => false,
    loggedIn: async () => {},
    guestMerged: [broken],
  };
  const failing = identityRoutes(identityService({ ...site.deps, events }));
  const caller = {
    identity: { userId: guest.id, role: 'tourist' as const },
    token: tokenOf(visitor),
    language: 'zh' as const,
    ip: '10.9.9.9',
    ownOrigins: [],
    orgId: null,
    device: 'x'.repeat(22),
    agent: '',
    setOrganisation: () => expect.unreachable('no school after a failed login'),
    setSession: () => expect.unreachable('no session after a failed login'),
    keepDevice: () => {},
  };
  await expect(failing.loginBySms({ input: { country_id: CN, mobile, code }, caller })).rejects.toThrow('merger broke');
  expect(await site.rows('select 1 from users where mobile = $1', [mobile])).toEqual([]);
  expect((await visitor.api.student.checkToken()).valid).toBe(1);

  const { merged_guest, user } = await visitor.api.student.loginBySms({ country_id: CN, mobile, code });
  // Nothing was practised, so nothing came along and nothing is claimed.
  expect(merged_guest).toBe(0);
  expect(await site.rows('select merged_into from users where id = $1', [guest.id])).toEqual([
    { merged_into: user.id },
  ]);
});

test('a session slides while it is used, writes at most once an hour, and ends when unused', async () => {
  const learner = await register(site);
  const token = tokenOf(learner);
  const seen = async () =>
    (
      await site.rows<{ seen_at: Date }>('select seen_at from sessions where token_hash = $1', [hashOf(token)])
    )[0]?.seen_at.getTime();
  const first = await seen();
  site.later(3000);
  await learner.api.student.getInfo();
  expect(await seen()).toBe(first);
  site.later(700);
  await learner.api.student.getInfo();
  expect(await seen()).toBeGreaterThan(first!);
  site.later(9 * 86_400);
  expect((await withToken(token).api.student.checkToken()).valid).toBe(1);
  site.later(9 * 86_400);
  expect((await withToken(token).api.student.checkToken()).valid).toBe(1);
  site.later(11 * 86_400);
  expect((await withToken(token).api.student.checkToken()).valid).toBe(0);
});

test('many calls at the same moment prolong a session once', async () => {
  const learner = await register(site);
  site.later(4000);
  const { sessionFinder } = await import('./sessions.ts');
  const whoIs = sessionFinder(site.deps);
  const answers = await Promise.all(Array.from({ length: 20 }, () => whoIs(tokenOf(learner))));
  expect(answers.every((answer) => answer?.userId === learner.user.id)).toBe(true);
  expect(answers.filter((answer) => answer?.renewedUntil)).toHaveLength(1);
});

test('with guest mode off a visitor is sent to log in', async () => {
  const closed = await openSite({ GUEST_MODE: 'off' }, 'menu', site);
  expect(await refusal(closed.visitor().api.student.getTouristToken())).toBe('guest_mode_off');
  await closed.close();
});
