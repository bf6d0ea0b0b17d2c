import type { Language } from '@ninefold/contract/errors';
import { type Settings, wantsDemo } from '#settings.ts';

const TEXT = { zh: '微信扫码，老师在线答疑', en: 'Scan with WeChat to ask a teacher' } as const;
const SAMPLE = {
  zh: '这是示例二维码。设置 SUPPORT_QR 后，这里显示你们的客服',
  en: 'This code is a sample. Set SUPPORT_QR to show your own contact here',
} as const;

/** What the support button shows; null hides the button. A demo shows a sample that says it is one. */
export function supportContact(settings: Settings, language: Language) {
  const { SUPPORT_QR, SUPPORT_TEXT, SUPPORT_HOURS, PUBLIC_URL, PORT } = settings;
  if (SUPPORT_QR) return { qr_text: SUPPORT_QR, text: SUPPORT_TEXT || TEXT[language], hours: SUPPORT_HOURS };
  if (!wantsDemo(settings)) return null;
  return { qr_text: PUBLIC_URL || `http://localhost:${PORT}`, text: SAMPLE[language], hours: '' };
}
