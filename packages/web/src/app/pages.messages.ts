import { defineMessages } from '#i18n/messages.ts';

export const pageMessages = defineMessages({ zh: () => import('./pages.zh.ts'), en: () => import('./pages.en.ts') });
