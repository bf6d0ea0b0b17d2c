import { defineMessages } from '#i18n/messages.ts';

export const staffMessages = defineMessages({ zh: () => import('./staff.zh.ts'), en: () => import('./staff.en.ts') });
