import { defineMessages } from '#i18n/messages.ts';

export const galleryMessages = defineMessages({
  zh: () => import('./gallery.zh.ts'),
  en: () => import('./gallery.en.ts'),
});
