// @postgres: sessions that end in the transaction of a change
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  PASSWORD,
  refused,
  register,
  registerWithPassword,
  type Site,
  sentTo,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const NEW = 'a quiet lantern';
const both = { password: NEW, submit_password: NEW };
const said = async (call: Promise<unknown>) => {
  const { error, fields } = await refused(call);
  return { error, fields };
};
/** Logged in here, with a password, and on a second browser. */
async function learnerOnTwo() {
  const { mobile } = await registerWithPassword(site);
  const [here, there] = [site.visitor(), site.visitor()];
  for (const { api } of [here, there]) await api.student.loginByPassword({ account: mobile, password: PASSWORD });
  return { mobile, here, there };
}
const isIn = async ({ api }: Pick<ReturnType<Site['visitor']>, 'api'>) => (await api.student.checkToken()).valid === 1;
const noticeTo = (mobile: string) =>
  vi.waitFor(async () => {
    const notice = (await sentTo(site, mobile)).find(({ purpose }) => purpose === 'notice');
    expect(notice).toBeTruthy();
    return notice!;
  });

test('a stolen session cannot take the account: a new number needs the password or a code to the old one', async () => {
  const { mobile, here } = await learnerOnTwo();
  const next = newMobile();
  const code = await codeFor(site, here, next, 'bind');
  const bind = (proof: object) => here.api.student.accountBindMobile({ country_id: CN, mobile: next, code, ...proof });
  expect(await said(bind({}))).toEqual({ error: 'proof_needed', fields: ['password_now'] });
  expect(await said(bind({ password_now: 'wrong' }))).toEqual({ error: 'password_wrong', fields: ['password_now'] });
  expect(await said(bind({ own_code: code }))).toEqual({ error: 'sms_code_wrong', fields: ['own_code'] });
  expect((await here.api.student.getInfo()).mobile).toBe(mobile);
  expect((await bind({ password_now: PASSWORD })).mobile).toBe(next);
});

test('a changed number ends the other sessions, and the old number hears of it without a code', async () => {
  const { mobile, here, there } = await learnerOnTwo();
  const next = newMobile();
  const code = await codeFor(site, here, next, 'bind');
  const own_code = await codeFor(site, here, mobile, 'prove');
  await here.api.student.accountBindMobile({ country_id: CN, mobile: next, code, own_code });
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect(await noticeTo(mobile)).toMatchObject({ code: '', text: expect.stringMatching(/改绑|another mobile number/) });
});

test('a code to the old number is good for one change', async () => {
  const learner = await register(site);
  const own_code = await codeFor(site, learner, learner.mobile, 'prove');
  const change = () => learner.api.student.changePassword({ ...both, own_code });
  await change();
  expect(await said(change())).toEqual({ error: 'sms_code_wrong', fields: ['own_code'] });
});

test('a password is changed with the old one; here goes on, elsewhere ends, and the number is told', async () => {
  const { mobile, here, there } = await learnerOnTwo();
  const change = (proof: object) => here.api.student.changePassword({ ...both, ...proof });
  expect(await said(change({}))).toEqual({ error: 'proof_needed', fields: ['password_now'] });
  expect(await said(change({ own_code: wrongOf('000000') }))).toEqual({
    error: 'sms_code_wrong',
    fields: ['own_code'],
  });
  expect(await said(change({ password_now: PASSWORD, submit_password: 'else' }))).toEqual({
    error: 'passwords_differ',
    fields: ['submit_password'],
  });
  await change({ password_now: PASSWORD });
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect((await noticeTo(mobile)).text).toMatch(/密码刚刚修改|password was changed/);
  await site.visitor().api.student.loginByPassword({ account: mobile, password: NEW });
});

test.each([
  { password: 'password123', why: 'everybody tries it' },
  { password: 'MOBILE', why: 'the own number' },
  { password: 'NAME', why: 'the own name' },
])('$why: not as a password', async ({ password }) => {
  const learner = await register(site);
  await learner.api.student.updateInfo({ name: 'Xiaomingwang' });
  const own_code = await codeFor(site, learner, learner.mobile, 'prove');
  const typed = password === 'MOBILE' ? learner.mobile : password === 'NAME' ? 'Xiaomingwang1' : password;
  const call = learner.api.student.changePassword({ own_code, password: typed, submit_password: typed });
  expect(await said(call)).toEqual({ error: 'password_weak', fields: ['password'] });
});

test('guessing the password from a stolen session ends after ten tries, for the right one too', async () => {
  const { here } = await learnerOnTwo();
  const change = (password_now: string) => said(here.api.student.changePassword({ ...both, password_now }));
  for (let guess = 0; guess < 10; guess++) expect((await change(`guess ${guess}`)).error).toBe('password_wrong');
  expect((await change(PASSWORD)).error).toBe('too_many_requests');
});
