import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  PASSWORD,
  refusal,
  refused,
  register,
  registerWithPassword,
  type Site,
  sentTo,
  solved,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const NEW = 'a newer password';
const both = { password: NEW, submit_password: NEW };
const guestVisitor = async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
};
const passwordWorks = async (account: string, password: string) =>
  (await refusal(site.visitor().api.student.loginByPassword({ account, password }))) !== 'wrong_credentials';

test('send, check, reset as the specification shows it: the proof stays with the session that gave it', async () => {
  const { mobile } = await registerWithPassword(site);
  const device = { country_id: CN, mobile };
  const visitor = await guestVisitor();
  const code = await codeFor(site, visitor, mobile, 'reset');
  expect(await visitor.api.student.checkResetPasswordSms({ ...device, code })).toEqual({ valid: 1 });
  expect(await visitor.api.student.checkResetPasswordSms({ ...device, code })).toEqual({ valid: 1 });
  const stranger = await guestVisitor();
  expect(await refusal(stranger.api.student.resetPassword({ ...device, ...both }))).toBe('sms_code_wrong');
  expect(await refusal(site.visitor().api.student.resetPassword({ ...device, ...both }))).toBe('sms_code_wrong');
  expect(await visitor.api.student.resetPassword({ ...device, ...both })).toEqual({});
  expect(await passwordWorks(mobile, NEW)).toBe(true);
  expect(await passwordWorks(mobile, PASSWORD)).toBe(false);
});

test('a browser without a session proves with the code itself', async () => {
  const { mobile } = await registerWithPassword(site);
  const visitor = site.visitor();
  const code = await codeFor(site, visitor, mobile, 'reset');
  expect(await visitor.api.student.checkResetPasswordSms({ country_id: CN, mobile, code })).toEqual({ valid: 1 });
  expect(await refusal(visitor.api.student.resetPassword({ country_id: CN, mobile, ...both }))).toBe('sms_code_wrong');
  expect(await visitor.api.student.resetPassword({ country_id: CN, mobile, code, ...both })).toEqual({});
  expect(await passwordWorks(mobile, NEW)).toBe(true);
});

test('a reset ends every session of that account, and only of that account', async () => {
  const learner = await registerWithPassword(site);
  const other = await register(site);
  const second = site.visitor();
  await second.api.student.loginByPassword({ account: learner.mobile, password: PASSWORD });
  const third = site.visitor();
  await third.api.student.loginByPassword({ account: learner.mobile, password: PASSWORD });
  const code = await codeFor(site, third, learner.mobile, 'reset');
  await third.api.student.resetPassword({ country_id: CN, mobile: learner.mobile, code, ...both });
  for (const visitor of [second, third]) expect((await visitor.api.student.checkToken()).valid).toBe(0);
  expect(third.cookies.has('token')).toBe(false);
  expect((await other.api.student.checkToken()).valid).toBe(1);
});

test('a proof is used once and lasts ten minutes', async () => {
  const { mobile } = await register(site);
  const device = { country_id: CN, mobile };
  const visitor = await guestVisitor();
  const reset = () => visitor.api.student.resetPassword({ ...device, ...both });
  await visitor.api.student.checkResetPasswordSms({ ...device, code: await codeFor(site, visitor, mobile, 'reset') });
  site.later(590);
  await reset();
  expect(await refusal(reset())).toBe('sms_code_wrong');
  await visitor.api.student.checkResetPasswordSms({ ...device, code: await codeFor(site, visitor, mobile, 'reset') });
  site.later(601);
  expect(await refusal(reset())).toBe('sms_code_wrong');
});

test('five wrong guesses of a reset code are the end of it', async () => {
  const { mobile } = await register(site);
  const visitor = await guestVisitor();
  const code = await codeFor(site, visitor, mobile, 'reset');
  const check = (guess: string) => visitor.api.student.checkResetPasswordSms({ country_id: CN, mobile, code: guess });
  for (const by of [1, 2, 3, 4, 5]) expect(await refusal(check(wrongOf(code, by)))).toBe('sms_code_wrong');
  expect(await refusal(check(code))).toBe('sms_code_wrong');
});

test.each([{ purpose: 'login' as const }, { purpose: 'bind' as const }])(
  'a $purpose code does not reset a password',
  async ({ purpose }) => {
    const { mobile } = await register(site);
    const visitor = await guestVisitor();
    const code = await codeFor(site, visitor, mobile, purpose);
    expect(await refusal(visitor.api.student.checkResetPasswordSms({ country_id: CN, mobile, code }))).toBe(
      'sms_code_wrong',
    );
    expect(await refusal(visitor.api.student.resetPassword({ country_id: CN, mobile, code, ...both }))).toBe(
      'sms_code_wrong',
    );
  },
);

test('known and unknown numbers get the very same bytes at every step, but only the known one a message', async () => {
  const { mobile: known } = await register(site);
  const unknown = newMobile();
  const answers: Record<string, string[]> = { [known]: [], [unknown]: [] };
  for (const mobile of [known, unknown]) {
    const visitor = await guestVisitor();
    const keep = () => answers[mobile]!.push(visitor.last.body);
    await visitor.api.student.resetPasswordSendSms({ country_id: CN, mobile, ...(await solved(visitor)) });
    keep();
    await refused(
      visitor.api.student.checkResetPasswordSms({ country_id: CN, mobile, code: 'x'.repeat(6).replace(/x/g, '0') }),
    );
    keep();
    await refused(visitor.api.student.resetPassword({ country_id: CN, mobile, code: '000000', ...both }));
    keep();
  }
  expect(answers[known]).toEqual(answers[unknown]);
  await codeFor(site, site.visitor(), known, 'reset');
  expect(await sentTo(site, unknown)).toEqual([]);
});

test.each([
  {
    password: 'short',
    submit_password: 'short',
    error: 'invalid_input',
    fields: ['password'],
    why: 'eight characters at least',
  },
  {
    password: 'x'.repeat(65),
    submit_password: 'x'.repeat(65),
    error: 'invalid_input',
    fields: ['password', 'submit_password'],
    why: 'sixty-four at most',
  },
  {
    password: NEW,
    submit_password: 'something else',
    error: 'passwords_differ',
    fields: ['submit_password'],
    why: 'typed differently',
  },
])('$why: $error', async ({ error, fields, why: _, ...passwords }) => {
  const answer = await refused(
    site.visitor().api.student.resetPassword({ country_id: CN, mobile: newMobile(), ...passwords }),
  );
  expect({ error: answer.error, fields: answer.fields }).toEqual({ error, fields });
});
