import { defineMessages } from '#i18n/messages.ts';

export const setUpMessages = defineMessages({ zh: () => import('./set-up.zh.ts'), en: () => import('./set-up.en.ts') });
