import { defineMessages } from '#i18n/messages.ts';

export const skillMessages = defineMessages({ zh: () => import('./skills.zh.ts'), en: () => import('./skills.en.ts') });
