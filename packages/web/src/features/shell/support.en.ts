import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './support.zh.ts';

export const text = {
  title: 'Contact support',
  qr: 'Support QR code',
  saveImage: 'Save picture',
  fileName: 'support-qr.png',
  saveFailed: 'It was not saved. Press and hold the picture to save it',
} as const satisfies Sentences<typeof zh>;
