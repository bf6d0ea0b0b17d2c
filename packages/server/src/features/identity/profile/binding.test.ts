// @postgres: two accounts at one moment
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  proofOf,
  refusal,
  refused,
  register,
  type Site,
  tally,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
let wechat: Awaited<ReturnType<typeof fakeWechat>>;
beforeAll(async () => {
  wechat = await fakeWechat();
  site = await openSite({
    WECHAT_APP_ID: 'wx1',
    WECHAT_APP_SECRET: 'very-secret',
    WECHAT_API_URL: wechat.url,
    PUBLIC_URL: 'http://localhost',
  });
});
afterAll(async () => {
  await site.close();
  wechat.close();
});

test('a new mobile replaces the old one, which is free for somebody else', async () => {
  const learner = await register(site);
  const mobile = newMobile();
  const code = await codeFor(site, learner, mobile, 'bind');
  const proof = await proofOf(site, learner.mobile);
  const info = await learner.api.student.accountBindMobile({ country_id: CN, mobile, code, ...proof });
  expect(info).toMatchObject({ id: learner.user.id, mobile, country_id: CN });
  const next = await register(site, learner.mobile);
  expect(next.user.id).not.toBe(learner.user.id);
});

test('a number that belongs to another account is refused, and the code stays with its owner', async () => {
  const [learner, other] = [await register(site), await register(site)];
  const code = await codeFor(site, learner, other.mobile, 'bind');
  const proof = await proofOf(site, learner.mobile);
  const bind = () => learner.api.student.accountBindMobile({ country_id: CN, mobile: other.mobile, code, ...proof });
  expect(await refusal(bind())).toBe('mobile_taken');
  expect((await learner.api.student.getInfo()).mobile).toBe(learner.mobile);
  expect((await other.api.student.getInfo()).mobile).toBe(other.mobile);
});

test('two accounts binding one free number at the same moment: one gets it', async () => {
  const [one, two] = [await register(site), await register(site)];
  const mobile = newMobile();
  const code = await codeFor(site, one, mobile, 'bind');
  const proofs = [await proofOf(site, one.mobile), await proofOf(site, two.mobile)];
  const ends = await tally(
    [one, two].map(({ api }, i) => api.student.accountBindMobile({ country_id: CN, mobile, code, ...proofs[i] })),
  );
  expect(ends.answered).toBe(1);
});

test.each([{ purpose: 'login' as const }, { purpose: 'reset' as const }])(
  'a $purpose code does not bind',
  async ({ purpose }) => {
    const [learner, { mobile }] = [await register(site), await register(site)];
    const code = await codeFor(site, learner, mobile, purpose);
    const proof = await proofOf(site, learner.mobile);
    expect(await refusal(learner.api.student.accountBindMobile({ country_id: CN, mobile, code, ...proof }))).toBe(
      'sms_code_wrong',
    );
  },
);

test('a wrong code binds nothing, and a guest has nothing to bind to', async () => {
  const learner = await register(site);
  const mobile = newMobile();
  const code = await codeFor(site, learner, mobile, 'bind');
  const wrong = { country_id: CN, mobile, code: wrongOf(code), ...(await proofOf(site, learner.mobile)) };
  expect(await refusal(learner.api.student.accountBindMobile(wrong))).toBe('sms_code_wrong');
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.student.accountBindMobile({ country_id: CN, mobile, code }))).toBe('not_logged_in');
});

test('WeChat is bound with the code it returned and the state of this session', async () => {
  const learner = await register(site);
  const before = await learner.api.student.getWechatBind();
  expect(before).toMatchObject({ enabled: 1, is_bind: 0, wechat_name: '' });
  const state = stateIn(before.authorize_url);
  expect(new URL(before.authorize_url).searchParams.get('redirect_uri')).toBe('http://localhost/#/profile/personal');
  expect(await learner.api.student.getWechatBindAuthorize({ code: 'code-of-lin', state })).toEqual({
    is_bind: 1,
    wechat_name: '林',
  });
  expect(await learner.api.student.getWechatBind()).toMatchObject({ is_bind: 1, wechat_name: '林' });
  expect((await learner.api.student.getInfo()).wechat_name).toBe('林');
});

test('a code without this session’s state is refused before WeChat is asked', async () => {
  const [learner, stranger] = [await register(site), await register(site)];
  const foreign = stateIn((await stranger.api.student.getWechatBind()).authorize_url);
  const asked = wechat.asked();
  for (const state of [undefined, '', foreign]) {
    const answer = await refused(
      learner.api.student.getWechatBindAuthorize({ code: 'code-of-eve', ...(state !== undefined && { state }) }),
    );
    expect({ error: answer.error, fields: answer.fields }).toEqual({ error: 'invalid_input', fields: ['state'] });
  }
  expect(wechat.asked()).toBe(asked);
});

test('one WeChat belongs to one account, and an account may change its WeChat', async () => {
  const [one, two] = [await register(site), await register(site)];
  const bind = async ({ api }: typeof one, code: string) =>
    api.student.getWechatBindAuthorize({ code, state: stateIn((await api.student.getWechatBind()).authorize_url) });
  await bind(one, 'code-of-zhou');
  expect(await refusal(bind(two, 'code-of-zhou'))).toBe('wechat_taken');
  await bind(one, 'code-of-zhao');
  expect((await bind(two, 'code-of-zhou')).is_bind).toBe(1);
});

test('WeChat in trouble is said as such, and its secret stays out of the log', async () => {
  const learner = await register(site);
  const state = stateIn((await learner.api.student.getWechatBind()).authorize_url);
  expect(await refusal(learner.api.student.getWechatBindAuthorize({ code: 'breaks', state }))).toBe('provider_failed');
  expect(await refusal(learner.api.student.getWechatBindAuthorize({ code: 'used', state }))).toBe('invalid_input');
  expect(site.logLines.join('')).not.toContain('very-secret');
});

test('a site without WeChat says so', async () => {
  const plain = await openSite({}, 'menu', site);
  const learner = await register(plain);
  expect(await learner.api.student.getWechatBind()).toEqual({
    enabled: 0,
    is_bind: 0,
    wechat_name: '',
    authorize_url: '',
  });
  expect(await refusal(learner.api.student.getWechatBindAuthorize({ code: 'c' }))).toBe('wechat_off');
  await plain.close();
});

const stateIn = (url: string) => new URL(url).searchParams.get('state') ?? '';

/** Speaks as WeChat's API does: the code says who scanned. */
async function fakeWechat() {
  let asked = 0;
  const names: Record<string, string> = { lin: '林', zhou: '周', zhao: '赵', eve: 'Eve' };
  const http = createServer((request, response) => {
    asked += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const who = (searchParams.get('code') ?? searchParams.get('openid') ?? '').replace('code-of-', '');
    if (who === 'breaks') return response.writeHead(500).end('oops');
    if (who === 'used') return response.end(JSON.stringify({ errcode: 40163, errmsg: 'code been used' }));
    return response.end(
      JSON.stringify(
        pathname.endsWith('access_token') ? { access_token: 'T', openid: who } : { openid: who, nickname: names[who] },
      ),
    );
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: () => asked,
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
}
