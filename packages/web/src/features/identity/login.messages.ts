import { defineMessages } from '#i18n/messages.ts';

export const loginMessages = defineMessages({ zh: () => import('./login.zh.ts'), en: () => import('./login.en.ts') });
