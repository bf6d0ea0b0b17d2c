import { defineMessages } from '#i18n/messages.ts';

export const lostMessages = defineMessages({ zh: () => import('./lost.zh.ts'), en: () => import('./lost.en.ts') });
