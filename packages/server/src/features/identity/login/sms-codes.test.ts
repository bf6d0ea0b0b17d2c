// @postgres: many requests at one moment
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  refusal,
  refused,
  type Site,
  sentTo,
  solved,
  tally,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ SMS_WAIT_SECONDS: '60', SMS_PER_IP_HOUR: '12' });
});
afterAll(() => site.close());

const ask = async (visitor: ReturnType<Site['visitor']>, mobile: string, point: 'login' | 'bind' = 'login') =>
  visitor.api.student.sendStudentSms({ country_id: CN, mobile, ...(await solved(visitor)), point });

test('fifty requests at the same moment send exactly one code', async () => {
  const mobile = newMobile();
  const visitors = Array.from({ length: 50 }, () => site.visitor());
  const captchas = await Promise.all(visitors.map((visitor) => solved(visitor)));
  const requests = visitors.map((visitor, i) =>
    visitor.api.student.sendStudentSms({ country_id: CN, mobile, ...captchas[i]! }),
  );
  expect(await tally(requests)).toEqual({ answered: 1, too_many_requests: 49 });
  expect(await site.rows('select 1 from sms_codes where mobile = $1', [mobile])).toHaveLength(1);
  await settled(mobile, 1);
  expect(await sentTo(site, mobile)).toHaveLength(1);
});

test('a second code waits sixty seconds, says how long, and the purpose makes no difference', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  expect(await ask(visitor, mobile)).toEqual({ wait_seconds: 60, valid_seconds: 300 });
  const early = await refused(ask(visitor, mobile, 'bind'));
  expect(early.error).toBe('too_many_requests');
  expect(early.details.retry_after).toBeGreaterThan(50);
  expect(early.details.retry_after).toBeLessThanOrEqual(60);
  expect(visitor.last.headers['retry-after']).toBe(String(early.details.retry_after));
  site.later(61);
  expect(await ask(visitor, mobile, 'bind')).toMatchObject({ wait_seconds: 60 });
});

test('ten codes a day to one number, then it waits for tomorrow; refused requests do not count', async () => {
  const mobile = newMobile();
  // From the beginning of a day: ten minutes before midnight the eleventh code would be tomorrow's.
  site.later(86_401 - ((site.deps.now().getTime() / 1000) % 86_400));
  for (let sent = 0; sent < 10; sent++) {
    await ask(site.visitor(), mobile);
    expect(await refusal(ask(site.visitor(), mobile))).toBe('too_many_requests');
    site.later(61);
  }
  expect(await refusal(ask(site.visitor(), mobile))).toBe('too_many_requests');
  site.later(86_400);
  expect(await ask(site.visitor(), mobile)).toMatchObject({ wait_seconds: 60 });
});

test('one client address cannot write to the whole town', async () => {
  const visitor = site.visitor();
  for (let sent = 0; sent < 12; sent++) await ask(visitor, newMobile());
  expect(await refusal(ask(visitor, newMobile()))).toBe('too_many_requests');
  expect(await ask(site.visitor(), newMobile())).toMatchObject({ wait_seconds: 60 });
});

test('codes go to the countries of the setting, and not to a range of numbers one after another', async () => {
  const visitor = site.visitor();
  const abroad = { country_id: 840, mobile: '2015550123', ...(await solved(visitor)) };
  expect(await refusal(visitor.api.student.sendStudentSms(abroad))).toBe('country_off');
  // Whoever was here before the setting was is not locked out.
  await site.rows(`insert into users (role, country_id, mobile) values ('student', 840, '2015550199')`);
  expect(await visitor.api.student.sendStudentSms({ ...abroad, ...(await solved(visitor)) })).toMatchObject({
    wait_seconds: 60,
  });
  const listed = async () => (await visitor.api.common.getCountryList()).map(({ iso }) => iso);
  expect((await listed()).sort()).toEqual(['CN', 'US']);
  await site.rows(`delete from users where country_id = 840`);
  expect(await listed()).toEqual(['CN']);
  const strict = await openSite({ SMS_PER_PREFIX_HOUR: '3', SMS_COUNTRIES: 'CN, US' }, 'menu', site);
  const send = async (country_id: number, mobile: string) => {
    const from = strict.visitor();
    return refusal(from.api.student.sendStudentSms({ country_id, mobile, ...(await solved(from)) }));
  };
  const answers = [];
  for (const end of ['1001', '1002', '1003', '1004']) answers.push(await send(CN, `1770000${end}`));
  expect(answers.map((answer) => (typeof answer === 'string' ? answer : 'sent'))).toEqual([
    ...['sent', 'sent', 'sent'],
    'too_many_requests',
  ]);
  expect(await send(840, '2015550123')).toMatchObject({ answered: { wait_seconds: 0 } });
  await strict.close();
});

test('the whole site has a budget for the hour, and its operator is told when it is used up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await site.rows(`delete from rate_limits where key = 'sms:site'`);
  const poor = await openSite({ SMS_PER_HOUR: '2', SMS_PER_IP_MINUTE: '50' }, 'menu', site);
  const send = async () => {
    const from = poor.visitor();
    return refusal(from.api.student.sendStudentSms({ country_id: CN, mobile: newMobile(), ...(await solved(from)) }));
  };
  expect(await send()).toMatchObject({ answered: {} });
  expect(warn).not.toHaveBeenCalled();
  expect(await send()).toMatchObject({ answered: {} });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('2 SMS codes were sent within the hour'));
  expect(await send()).toBe('too_many_requests');
  await poor.close();
});

test('one address sends no more than the setting says within a minute', async () => {
  const brisk = await openSite({ SMS_PER_IP_MINUTE: '2' }, 'menu', site);
  const from = brisk.visitor({ 'x-forwarded-for': '203.0.113.99' });
  const send = async () =>
    refusal(from.api.student.sendStudentSms({ country_id: CN, mobile: newMobile(), ...(await solved(from)) }));
  expect([await send(), await send()].every((answer) => typeof answer === 'object')).toBe(true);
  expect(await send()).toBe('too_many_requests');
  await brisk.close();
});

test('strangers who guess at a number do not void the code of the browser that asked for it', async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  const guess = (who: typeof visitor, tried: string) =>
    refusal(who.api.student.loginBySms({ country_id: CN, mobile, code: tried }));
  for (let n = 1; n <= 7; n++) expect(await guess(site.visitor(), wrongOf(code, n))).toBe('sms_code_wrong');
  // Theirs are used up: even the right one is not looked at any more.
  expect(await guess(site.visitor(), code)).toBe('sms_code_wrong');
  expect(await guess(visitor, code)).toMatchObject({ answered: { user: { mobile } } });
});

test('a code is good for five minutes and not a second longer', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  site.later(299);
  expect(await visitor.api.student.checkSms({ country_id: CN, mobile, code })).toEqual({ valid: 1 });
  site.later(2);
  expect(await refusal(visitor.api.student.loginBySms({ country_id: CN, mobile, code }))).toBe('sms_code_wrong');
});

test('without the picture’s answer nothing is sent, and a picture is good for one request', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const captcha = await solved(visitor);
  const request = { country_id: CN, mobile, ...captcha };
  expect(await refusal(visitor.api.student.sendStudentSms({ ...request, captcha_value: 'nope' }))).toBe(
    'captcha_wrong',
  );
  expect(await refusal(visitor.api.student.sendStudentSms(request))).toBe('captcha_wrong');
  expect(await refusal(visitor.api.student.sendStudentSms({ ...request, key: 'made-up' }))).toBe('captcha_wrong');
  expect(await site.rows('select 1 from sms_codes where mobile = $1', [mobile])).toEqual([]);
});

/** Gives a wrong second message the time to appear. */
async function settled(mobile: string, messages: number): Promise<void> {
  for (let i = 0; i < 100 && (await sentTo(site, mobile)).length < messages; i++) await pause(20);
  await pause(200);
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
