import { defineMessages } from '#i18n/messages.ts';

export const homeMessages = defineMessages({ zh: () => import('./home.zh.ts'), en: () => import('./home.en.ts') });
