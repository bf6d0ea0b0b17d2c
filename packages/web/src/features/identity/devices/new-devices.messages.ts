import { defineMessages } from '#i18n/messages.ts';

export const newDeviceMessages = defineMessages({
  zh: () => import('./new-devices.zh.ts'),
  en: () => import('./new-devices.en.ts'),
});
