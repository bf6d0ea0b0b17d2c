import { defineMessages } from '#i18n/messages.ts';

export const soonMessages = defineMessages({ zh: () => import('./soon.zh.ts'), en: () => import('./soon.en.ts') });
