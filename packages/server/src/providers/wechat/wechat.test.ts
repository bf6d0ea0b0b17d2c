import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import { openWechat } from './open.ts';
import { wechatOpenPlatform } from './open-platform.ts';

const settings = {
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'very-secret',
  WECHAT_API_URL: 'https://api.example',
  PUBLIC_URL: 'https://ielts.example',
};
const token = { access_token: 'T', openid: 'o-1' };
const cleanUps: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

test('without an app WeChat is off and says so', async () => {
  const wechat = openWechat({ ...settings, WECHAT_APP_ID: '' });
  expect(wechat.enabled).toBe(false);
  expect(await refusal(wechat.exchange('c'))).toBe('wechat_off');
});

test('an app without a public address stops the start, since WeChat could never send anybody back', () => {
  expect(() => openWechat({ ...settings, PUBLIC_URL: '' })).toThrow('PUBLIC_URL: needed with WECHAT_APP_ID');
});

test('the address of the QR page carries the app, the way back and the state, never the secret', () => {
  const url = new URL(openWechat(settings).authorizeUrl('https://ielts.example/#/profile/personal', 'st&te'));
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://ielts.example/#/profile/personal',
    response_type: 'code',
    scope: 'snsapi_login',
    state: 'st&te',
  });
  expect(url.href).not.toContain('very-secret');
});

test('a code is changed for a token and the token for a profile, whose name is cleaned', async () => {
  const asked: URL[] = [];
  const wechat = await fake((url) => {
    asked.push(url);
    return url.pathname.endsWith('access_token') ? token : { openid: 'o-1', nickname: '小\u0000林\u202e' };
  });
  expect(await wechat.exchange('c0de')).toEqual({ openid: 'o-1', nickname: '小林' });
  expect(asked.map((url) => url.pathname)).toEqual(['/sns/oauth2/access_token', '/sns/userinfo']);
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
    appid: 'wx1',
    secret: 'very-secret',
    code: 'c0de',
    grant_type: 'authorization_code',
  });
});

test.each([
  { answer: { errcode: 40029, errmsg: 'invalid code' }, error: 'invalid_input', why: 'the code was made up' },
  { answer: { errcode: 40163, errmsg: 'code been used' }, error: 'invalid_input', why: 'the code was used before' },
  {
    answer: { errcode: 40125, errmsg: 'invalid appsecret' },
    error: 'provider_failed',
    why: 'the site is set up wrongly',
  },
  { answer: { access_token: 'T' }, error: 'provider_failed', why: 'no openid came back' },
  { answer: 'oops', error: 'provider_failed', why: 'not what WeChat promises' },
  { answer: null, error: 'provider_failed', why: 'WeChat hangs' },
])('$why: $error', async ({ answer, error }) => {
  const wechat = await fake(() => answer);
  expect(await refusal(wechat.exchange('c'))).toBe(error);
});

test('a profile of somebody else than the token is refused', async () => {
  const wechat = await fake((url) =>
    url.pathname.endsWith('access_token') ? token : { openid: 'o-2', nickname: 'x' },
  );
  expect(await refusal(wechat.exchange('c'))).toBe('provider_failed');
});

test('a failure carries no secret into a log', async () => {
  const wechat = wechatOpenPlatform({ appId: 'wx1', appSecret: 'very-secret', apiUrl: 'http://127.0.0.1:1' });
  const failure = (await wechat.exchange('c').catch((error: Error) => error)) as Error;
  expect(`${failure.message} ${failure.stack} ${String(failure.cause)}`).not.toContain('very-secret');
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    (error) => (error instanceof AppError ? error.error : String(error)),
  );

async function fake(answer: (url: URL) => unknown) {
  const http = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '/', 'http://x'));
    // WeChat really does say text/plain.
    if (body !== null) response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  cleanUps.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const apiUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  return wechatOpenPlatform({ appId: 'wx1', appSecret: 'very-secret', apiUrl, timeoutMs: 2000 });
}
