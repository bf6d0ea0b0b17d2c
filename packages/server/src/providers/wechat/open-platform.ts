import { z } from 'zod';
import { AppError } from '#app-error.ts';
import type { Wechat } from './wechat.ts';

const TIMEOUT_MS = 8000;
/** What WeChat says about a code that is wrong or was used before: the caller's fault, not WeChat's. */
const BAD_CODE = new Set([40029, 40163, 41008]);

const Token = z.object({ access_token: z.string().min(1), openid: z.string().min(1).max(128) });
const Profile = z.object({ openid: z.string().min(1).max(128), nickname: z.string().default('') });
const Refusal = z.object({ errcode: z.number().refine((code) => code !== 0) });

/** WeChat's open platform for websites: a QR page, then a code that is changed for the visitor's profile. */
export function wechatOpenPlatform({
  appId,
  appSecret,
  apiUrl,
  timeoutMs = TIMEOUT_MS,
}: {
  appId: string;
  appSecret: string;
  apiUrl: string;
  timeoutMs?: number;
}): Wechat {
  return {
    enabled: true,

    authorizeUrl(returnTo, state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      });
      return `https://open.weixin.qq.com/connect/qrconnect?${query}#wechat_redirect`;
    },

    async exchange(code) {
      const token = Token.safeParse(
        await get('/sns/oauth2/access_token', {
          appid: appId,
          secret: appSecret,
          code,
          grant_type: 'authorization_code',
        }),
      );
      if (!token.success) throw new AppError('provider_failed');
      const { access_token, openid } = token.data;
      const profile = Profile.safeParse(await get('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }));
      if (!profile.success || profile.data.openid !== openid) throw new AppError('provider_failed');
      return { openid, nickname: readable(profile.data.nickname) };
    },
  };

  /** The address holds our secret, so nothing of a failed request is passed on, not even as a cause. */
  async function get(path: string, query: Record<string, string>): Promise<unknown> {
    let answer: unknown;
    try {
      const response = await fetch(`${apiUrl.replace(/\/$/, '')}${path}?${new URLSearchParams(query)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error('refused');
      answer = await response.json();
    } catch {
      throw new AppError('provider_failed');
    }
    const refusal = Refusal.safeParse(answer);
    if (!refusal.success) return answer;
    if (BAD_CODE.has(refusal.data.errcode)) throw new AppError('invalid_input', { fields: ['code'] });
    // WeChat's own number tells an operator what is set up wrongly; it is no secret.
    throw new AppError('provider_failed', { details: { wechat_code: refusal.data.errcode } });
  }
}

/** A nickname is a stranger's text: no control characters, nothing that cannot be stored, not too long. */
function readable(nickname: string): string {
  return [...nickname.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')].slice(0, 64).join('').trim();
}
