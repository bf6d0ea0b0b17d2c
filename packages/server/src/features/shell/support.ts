import type { Language } from '@ninefold/contract/errors';
import { wantsDemo } from '#public-site.ts';
import type { Settings } from '#settings.ts';

const TEXT = { zh: '微信扫码，老师在线答疑', en: 'Scan with WeChat to ask a teacher' } as const;
const SAMPLE = {
  zh: '这是示例二维码，扫码会打开本站',
  en: 'This is a sample code. Scanning it opens this site',
} as const;

/** What the support button shows; null hides the button. A demo shows a sample that says it is one. */
export function supportContact(settings: Settings, language: Language) {
  const { SUPPORT_QR, SUPPORT_TEXT, SUPPORT_HOURS, PUBLIC_URL, PORT } = settings;
  if (SUPPORT_QR) return { qr_text: SUPPORT_QR, text: SUPPORT_TEXT || TEXT[language], hours: SUPPORT_HOURS };
  if (!wantsDemo(settings)) return null;
  return { qr_text: PUBLIC_URL || `http://localhost:${PORT}`, text: SAMPLE[language], hours: '' };
}
