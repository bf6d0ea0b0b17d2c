import type { Language } from '@ninefold/contract/errors';
import type { SmsMessage } from './sms.ts';

type CodePurpose = Exclude<SmsMessage['purpose'], 'notice'>;
export type NoticeKind = 'mobile_changed' | 'password_changed' | 'new_device';

const FOR = {
  zh: { login: '登录', bind: '绑定手机号', reset: '重置密码', delete: '注销账号', prove: '身份确认' },
  en: {
    login: 'login',
    bind: 'mobile binding',
    reset: 'password reset',
    delete: 'account deletion',
    prove: 'identity check',
  },
} as const;

/** The whole message; short enough for one SMS in either language. */
export function smsText(code: string, purpose: CodePurpose, minutes: number, language: Language): string {
  if (language === 'zh')
    return `【九阶雅思】${code} 是你的${FOR.zh[purpose]}验证码，${minutes} 分钟内有效。请勿告诉他人。`;
  return `[Ninefold] ${code} is your ${FOR.en[purpose]} code, good for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Do not share it.`;
}

const NOTICES: Record<NoticeKind, Record<Language, string>> = {
  mobile_changed: {
    zh: '【九阶雅思】你的账号已改绑另一个手机号，这个号码不能再登录。如果不是你本人操作，请马上联系管理员。',
    en: '[Ninefold] Your account now has another mobile number, and this one can no longer log in. If this was not you, contact the site at once.',
  },
  password_changed: {
    zh: '【九阶雅思】你的密码刚刚修改过，其他设备都已退出。如果不是你本人操作，请马上在登录页重设密码。',
    en: '[Ninefold] Your password was changed and your other devices were logged out. If this was not you, reset it on the log-in page now.',
  },
  new_device: {
    zh: '【九阶雅思】你的账号刚在一台新设备上登录。如果不是你，请打开“个人资料”退出那台设备，并修改密码。',
    en: '[Ninefold] Your account was just used on a new device. If this was not you, log that device out under Personal details and change your password.',
  },
};

export const noticeText = (notice: NoticeKind, language: Language): string => NOTICES[notice][language];
