import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captchaQuestion, fakeServer, guest, learner, leavePage, ok, refused, showPage } from '../identity.testing.tsx';
import { LoginPage } from './LoginPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(leavePage);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (at = '/login') => showPage('/login', LoginPage, at);
const entered = { user: learner, is_new: 0, merged_guest: 0, second_factor_missing: 0 };

/** A server that knows the learner after the log-in. */
function serverWithLogin(path: string) {
  let me = guest;
  return fakeServer({
    'student/get-info': () => ok(me),
    [path]: () => {
      me = learner;
      return ok(entered);
    },
  });
}

describe('logging in with a code', () => {
  test('leads to the page the learner came from', async () => {
    const server = serverWithLogin('student/login-by-sms');
    const { here } = await open('/login?return=%2Fwords%3Fpage%3D2');
    type('手机号', '138 0000 0001');
    type('短信验证码', '123456');
    press('登录 / 注册');
    await waitFor(() => expect(here()).toBe('/words?page=2'));
    expect(server.asked.find(({ path }) => path === 'student/login-by-sms')?.input).toEqual({
      country_id: 156,
      mobile: '138 0000 0001',
      code: '123456',
    });
  });

  test('never leads to another site', async () => {
    serverWithLogin('student/login-by-sms');
    const { here } = await open('/login?return=https%3A%2F%2Fevil.example');
    type('手机号', '13800000001');
    type('短信验证码', '123456');
    press('登录 / 注册');
    await waitFor(() => expect(here()).toBe('/'));
  });

  test('pressed twice in the same moment asks the server once', async () => {
    const server = serverWithLogin('student/login-by-sms');
    const { here } = await open();
    type('手机号', '13800000001');
    type('短信验证码', '123456');
    const form = screen.getByLabelText('手机号').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(here()).toBe('/'));
    expect(server.countOf('student/login-by-sms')).toBe(1);
  });

  test('says below the field what is missing, and sends nothing', async () => {
    const server = fakeServer({});
    await open();
    type('手机号', '13800000001');
    press('登录 / 注册');
    const code = await screen.findByLabelText('短信验证码');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('请输入 6 位短信验证码')).toBeTruthy();
    expect(document.activeElement).toBe(code);
    expect(server.countOf('student/login-by-sms')).toBe(0);
  });

  test('somebody who is logged in already is led on at once', async () => {
    fakeServer({ 'student/get-info': () => ok(learner) });
    const { here } = await open('/login?return=%2Fprofile');
    await waitFor(() => expect(here()).toBe('/profile'));
  });
});

describe('asking for a code', () => {
  const sends = { 'student/send-student-sms': () => ok({ wait_seconds: 60, valid_seconds: 300 }) };

  test('starts a wait that a reload does not end, and finds the number again', async () => {
    fakeServer(sends);
    await open();
    type('手机号', '13800000001');
    press('获取验证码');
    await screen.findByText(/验证码已发送到 138\*\*\*\*0001，5 分钟内有效/);
    leavePage();

    await open();
    expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001');
    const again = await screen.findByRole('button', { name: /秒后可重发/ });
    expect(again).toHaveProperty('disabled', true);
    type('手机号', '13800000002');
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  });

  test('the browser works by itself: nothing to see or type, and an answer is used once', async () => {
    const server = fakeServer(sends);
    await open();
    await screen.findByText('安全检查已完成。');
    type('手机号', '13800000001');
    press('获取验证码');
    await screen.findByText(/验证码已发送到/);
    const { input } = server.asked.find(({ path }) => path === 'student/send-student-sms')!;
    expect(input).toMatchObject({ captcha_value: expect.stringMatching(/^\d+$/) });
    await waitFor(() => expect(server.countOf('student/get-captcha')).toBe(2));
  });

  test('an answer that no longer counts is worked out once more without a word; then the refusal is shown', async () => {
    const server = fakeServer({ 'student/send-student-sms': () => refused('captcha_wrong', '安全检查没有通过') });
    await open();
    type('手机号', '13800000001');
    press('获取验证码');
    await screen.findByText('安全检查没有通过');
    const keys = server.asked.filter(({ path }) => path === 'student/send-student-sms').map(({ input }) => input.key);
    expect(new Set(keys).size).toBe(2);
  });

  test('a question that does not come can be asked for again', async () => {
    let isThere = false;
    fakeServer({ 'student/get-captcha': () => (isThere ? captchaQuestion() : refused('not_found', '')) });
    await open();
    const again = await screen.findByRole('button', { name: '再试一次' });
    isThere = true;
    fireEvent.click(again);
    await screen.findByText('安全检查已完成。');
  });

  test('a server that asks to wait is counted down as well', async () => {
    fakeServer({
      'student/send-student-sms': () => refused('too_many_requests', '操作太频繁', { details: { retry_after: 41 } }),
    });
    await open();
    type('手机号', '13800000001');
    press('获取验证码');
    await screen.findByText('操作太频繁');
    expect(screen.getByRole('button', { name: '41 秒后可重发' })).toBeTruthy();
  });
});

describe('logging in with a password', () => {
  const toPassword = () => fireEvent.click(screen.getByRole('tab', { name: '密码登录' }));

  test('switching tabs loses nothing that was typed', async () => {
    fakeServer({});
    await open();
    type('手机号', '13800000001');
    toPassword();
    type('账号或手机号', 'learner');
    type('密码', 'secret');
    fireEvent.click(screen.getByRole('tab', { name: '短信登录' }));
    expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001');
    toPassword();
    expect(screen.getByLabelText('账号或手机号')).toHaveProperty('value', 'learner');
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'secret');
  });

  test('asked for work by the server, the browser does it and logs in without another press', async () => {
    const server = fakeServer({
      'student/login-by-password': ({ captcha_value }) =>
        captcha_value
          ? refused('wrong_credentials', '账号或密码不正确')
          : refused('captcha_required', '请先完成安全检查'),
    });
    await open();
    toPassword();
    type('账号或手机号', '+44 7911 123456');
    type('密码', 'secret');
    press('登录');
    await screen.findByText('账号或密码不正确');
    const [first, second] = server.asked.filter(({ path }) => path === 'student/login-by-password');
    expect(first?.input).toMatchObject({ account: '+44 7911 123456', country_id: 826 });
    expect(first?.input).not.toHaveProperty('key');
    expect(second?.input).toMatchObject({
      captcha_value: expect.stringMatching(/^\d+$/),
      key: expect.stringMatching(/^key-/),
    });
  });
});

describe('an account with a second factor', () => {
  test('asks for a code of the app after the password, and then leads on', async () => {
    let me = guest;
    const server = fakeServer({
      'student/get-info': () => ok(me),
      'student/login-by-password': () =>
        refused('second_factor_needed', '请输入验证器里的动态码', { details: { ticket: 'T1' } }),
      'student/login-by-second-factor': ({ code }) => {
        if (code !== '123456') return refused('second_factor_wrong', '动态码不正确', { fields: ['code'] });
        me = learner;
        return ok(entered);
      },
    });
    const { here } = await open('/login?return=%2Fwords');
    fireEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    type('账号或手机号', 'operator');
    type('密码', 'secret');
    press('登录');
    await screen.findByText('再确认一步');
    type('动态码', '000000');
    press('登录');
    await screen.findByText('动态码不正确');
    type('动态码', '123456');
    press('登录');
    await waitFor(() => expect(here()).toBe('/words'));
    expect(server.asked.filter(({ path }) => path === 'student/login-by-second-factor').at(-1)?.input).toEqual({
      ticket: 'T1',
      code: '123456',
    });
  });

  test('where the site asks for one that is missing, leads to where it is set up', async () => {
    let me = guest;
    fakeServer({
      'student/get-info': () => ok(me),
      'student/login-by-password': () => {
        me = learner;
        return ok({ ...entered, second_factor_missing: 1 });
      },
    });
    const { here } = await open('/login?return=%2Fwords');
    fireEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    type('账号或手机号', 'operator');
    type('密码', 'secret');
    press('登录');
    await waitFor(() => expect(here()).toBe('/profile/security'));
  });
});

describe('a forgotten password', () => {
  test('is replaced in three steps and leads back to the password, the number filled in', async () => {
    const server = fakeServer({
      'student/reset-password-send-sms': () => ok({ wait_seconds: 60, valid_seconds: 300 }),
      'student/check-reset-password-sms': () => ok({ valid: 1 }),
      'student/reset-password': () => ok({}),
    });
    await open();
    fireEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    press('忘记密码');
    type('手机号', '13800000001');
    press('获取验证码');
    await screen.findByText('第 2 步，共 3 步');
    type('短信验证码', '123456');
    press('下一步');
    await screen.findByText('第 3 步，共 3 步');
    type('新密码', 'long enough');
    type('再输入一次新密码', 'something else');
    press('保存新密码');
    await screen.findByText('两次输入的密码不一致');
    expect(server.countOf('student/reset-password')).toBe(0);
    type('再输入一次新密码', 'long enough');
    press('保存新密码');
    expect(await screen.findByLabelText('账号或手机号')).toHaveProperty('value', '13800000001');
    expect(screen.getByLabelText('密码')).toHaveProperty('value', '');
    expect(server.asked.find(({ path }) => path === 'student/reset-password')?.input).toEqual({
      country_id: 156,
      mobile: '13800000001',
      code: '123456',
      password: 'long enough',
      submit_password: 'long enough',
    });
  });
});
