import { defineMessages } from '#i18n/messages.ts';

export const actMessages = defineMessages({ zh: () => import('./acts.zh.ts'), en: () => import('./acts.en.ts') });
