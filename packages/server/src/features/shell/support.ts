import type { Language } from '@ninefold/contract/errors';
import type { Settings } from '../../settings.ts';

type SupportSettings = Pick<Settings, 'SUPPORT_QR' | 'SUPPORT_TEXT' | 'SUPPORT_HOURS'>;

const TEXT = { zh: '微信扫码，老师在线答疑', en: 'Scan with WeChat to ask a teacher' } as const;

/** What the support button shows; null hides the button. */
export function supportContact(settings: SupportSettings, language: Language) {
  if (!settings.SUPPORT_QR) return null;
  return { qr_text: settings.SUPPORT_QR, text: settings.SUPPORT_TEXT || TEXT[language], hours: settings.SUPPORT_HOURS };
}
