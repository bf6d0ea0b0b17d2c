import { defineMessages } from '#i18n/messages.ts';

export const shellMessages = defineMessages({ zh: () => import('./shell.zh.ts'), en: () => import('./shell.en.ts') });
