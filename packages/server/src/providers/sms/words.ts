import type { Language } from '@ninefold/contract/errors';
import type { SmsMessage } from './sms.ts';

const FOR = {
  zh: { login: '登录', bind: '绑定手机号', reset: '重置密码', delete: '注销账号' },
  en: { login: 'login', bind: 'mobile binding', reset: 'password reset', delete: 'account deletion' },
} as const;

/** The whole message; short enough for one SMS in either language. */
export function smsText(code: string, purpose: SmsMessage['purpose'], minutes: number, language: Language): string {
  if (language === 'zh')
    return `【九阶雅思】${code} 是你的${FOR.zh[purpose]}验证码，${minutes} 分钟内有效。请勿告诉他人。`;
  return `[Ninefold] ${code} is your ${FOR.en[purpose]} code, good for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Do not share it.`;
}
