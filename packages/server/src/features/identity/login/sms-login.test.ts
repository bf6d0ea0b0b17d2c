// @postgres: many logins at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  refusal,
  refused,
  register,
  type Site,
  sentTo,
  solved,
  tally,
  wrongOf,
} from '../identity.testing.ts';
import { findOrRegister } from './register.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a new number registers: a learner with a wallet, an invite code, a name from the last four digits', async () => {
  const visitor = site.visitor({ 'accept-language': 'zh-CN' });
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  const { user, is_new, merged_guest } = await visitor.api.student.loginBySms({ country_id: CN, mobile, code });
  expect({ is_new, merged_guest }).toEqual({ is_new: 1, merged_guest: 0 });
  expect(user).toMatchObject({
    role: 'student',
    mobile,
    country_id: CN,
    name: `学员 ${mobile.slice(-4)}`,
    ai_test_num: 3,
    time_zone: 'Asia/Shanghai',
    language: 'zh',
    has_password: 0,
    organisation: null,
  });
  expect(user.invite_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  expect(visitor.last.headers['x-user-role']).toBe('student');
  expect((await visitor.api.student.getInfo()).id).toBe(user.id);
});

test('the same number logs in again as the same learner, also when typed with its country code', async () => {
  const first = await register(site);
  const visitor = site.visitor();
  const code = await codeFor(site, visitor, first.mobile);
  const again = await visitor.api.student.loginBySms({ country_id: CN, mobile: `+86 ${first.mobile}`, code });
  expect(again.is_new).toBe(0);
  expect(again.user.id).toBe(first.user.id);
});

test('an English browser gets an English name and an English message', async () => {
  const visitor = site.visitor({ 'accept-language': 'en' });
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  expect((await sentTo(site, mobile))[0]?.text).toMatch(/^\[Ninefold\] \d{6} is your login code/);
  const { user } = await visitor.api.student.loginBySms({ country_id: CN, mobile, code });
  expect(user.name).toBe(`Learner ${mobile.slice(-4)}`);
});

test('fifty guesses of strangers at the same moment get five tries, and then even the right one is refused there, not to its owner', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  const guesses = Array.from({ length: 50 }, (_, i) =>
    site.visitor().api.student.loginBySms({ country_id: CN, mobile, code: wrongOf(code, i + 1) }),
  );
  expect(await tally(guesses)).toEqual({ sms_code_wrong: 50 });
  const [row] = await site.rows<{ tries_left: number }>(
    'select stranger_tries_left as tries_left from sms_codes where mobile = $1',
    [mobile],
  );
  expect(row?.tries_left).toBe(0);
  expect(await refusal(site.visitor().api.student.loginBySms({ country_id: CN, mobile, code }))).toBe('sms_code_wrong');
  expect((await visitor.api.student.loginBySms({ country_id: CN, mobile, code })).is_new).toBe(1);
});

test('four mistakes are forgiven: the fifth try may still be right', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  for (const by of [1, 2, 3, 4])
    expect(await refusal(visitor.api.student.loginBySms({ country_id: CN, mobile, code: wrongOf(code, by) }))).toBe(
      'sms_code_wrong',
    );
  expect((await visitor.api.student.loginBySms({ country_id: CN, mobile, code })).is_new).toBe(1);
});

test('a code opens one login, even when used by many at the same moment', async () => {
  const mobile = newMobile();
  const code = await codeFor(site, site.visitor(), mobile);
  const logins = Array.from({ length: 5 }, () =>
    site.visitor().api.student.loginBySms({ country_id: CN, mobile, code }),
  );
  expect(await tally(logins)).toEqual({ answered: 1, sms_code_wrong: 4 });
  expect(await site.rows('select 1 from users where mobile = $1', [mobile])).toHaveLength(1);
});

test('first logins of one number at the same moment make one account with one wallet', async () => {
  const mobile = { countryId: CN, mobile: newMobile() };
  const deps = {
    ...site.deps,
    events: { ...site.services.accountEvents, hasOffer: async () => false, loggedIn: async () => {}, guestMerged: [] },
  };
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      site.deps.db.transaction((tx) =>
        findOrRegister(deps, tx, mobile, { language: 'zh', place: { device: 'x', ip: '192.0.2.1' } }),
      ),
    ),
  );
  expect(new Set(made.map(({ account }) => account.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test.each([
  { point: 'bind' as const, why: 'a binding code' },
  { point: 'reset' as const, why: 'a reset code' },
])('$why does not log in: a code is for one purpose', async ({ point }) => {
  const { mobile } = await register(site);
  const visitor = site.visitor();
  const code = await codeFor(site, visitor, mobile, point);
  expect(await refusal(visitor.api.student.loginBySms({ country_id: CN, mobile, code }))).toBe('sms_code_wrong');
});

test('a code of one number is nothing for another', async () => {
  const visitor = site.visitor();
  const [mine, other] = [newMobile(), newMobile()];
  const code = await codeFor(site, visitor, mine);
  await codeFor(site, visitor, other);
  expect(await refusal(visitor.api.student.loginBySms({ country_id: CN, mobile: other, code }))).toBe('sms_code_wrong');
});

test('a newer code voids the older one', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const older = await codeFor(site, visitor, mobile);
  let newer = await codeFor(site, visitor, mobile);
  if (newer === older) newer = await codeFor(site, visitor, mobile);
  expect(await refusal(visitor.api.student.loginBySms({ country_id: CN, mobile, code: older }))).toBe('sms_code_wrong');
  expect((await visitor.api.student.loginBySms({ country_id: CN, mobile, code: newer })).is_new).toBe(1);
});

test('wrong, used, unknown and other-number codes are refused in the very same words', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const used = await codeFor(site, visitor, mobile);
  await visitor.api.student.loginBySms({ country_id: CN, mobile, code: used });
  const answers = [];
  for (const [number, code] of [
    [mobile, used],
    [newMobile(), '123456'],
  ] as const) {
    await refused(visitor.api.student.loginBySms({ country_id: CN, mobile: number, code }));
    answers.push(visitor.last.body);
  }
  expect(new Set(answers).size).toBe(1);
});

test('check-sms tells whether a code is right without using it up, and a wrong look costs a try', async () => {
  const visitor = site.visitor();
  const mobile = newMobile();
  const code = await codeFor(site, visitor, mobile);
  for (let look = 0; look < 7; look++)
    expect(await visitor.api.student.checkSms({ country_id: CN, mobile, code })).toEqual({ valid: 1 });
  expect(await refusal(visitor.api.student.checkSms({ country_id: CN, mobile, code: wrongOf(code) }))).toBe(
    'sms_code_wrong',
  );
  const [row] = await site.rows<{ tries_left: number }>('select tries_left from sms_codes where mobile = $1', [mobile]);
  expect(row?.tries_left).toBe(4);
  expect((await visitor.api.student.loginBySms({ country_id: CN, mobile, code })).is_new).toBe(1);
});

test.each([
  { mobile: '12345', country_id: CN, error: 'mobile_invalid', fields: ['mobile'] },
  { mobile: '13800000001', country_id: 999, error: 'invalid_input', fields: ['country_id'] },
])(
  '$mobile in $country_id is refused with the field’s name before anything is sent',
  async ({ mobile, country_id, error, fields }) => {
    const visitor = site.visitor();
    const answer = await refused(
      visitor.api.student.sendStudentSms({ country_id, mobile, ...(await solved(visitor)) }),
    );
    expect({ error: answer.error, fields: answer.fields }).toEqual({ error, fields });
  },
);

test('the message waits for nobody, but a code that has expired is not sent any more', async () => {
  const { deps } = site;
  const mobile = newMobile();
  const sealed = deps.secret.seal(JSON.stringify({ id: 1, code: '111111', language: 'zh' }));
  const { sendSms } = await import('../identity.job.ts');
  await sendSms(deps, { countryId: CN, mobile, purpose: 'login', sealed });
  expect(await sentTo(site, mobile)).toEqual([]);
});
