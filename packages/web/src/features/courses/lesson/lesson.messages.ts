import { defineMessages } from '#i18n/messages.ts';

export const lessonMessages = defineMessages({
  zh: () => import('./lesson.zh.ts'),
  en: () => import('./lesson.en.ts'),
});
