import { defineMessages } from '#i18n/messages.ts';

export const editorMessages = defineMessages({
  zh: () => import('./editor.zh.ts'),
  en: () => import('./editor.en.ts'),
});
