import { defineMessages } from '#i18n/messages.ts';

export const todayMessages = defineMessages({ zh: () => import('./today.zh.ts'), en: () => import('./today.en.ts') });
