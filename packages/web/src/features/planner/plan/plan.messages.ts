import { defineMessages } from '#i18n/messages.ts';

export const planMessages = defineMessages({ zh: () => import('./plan.zh.ts'), en: () => import('./plan.en.ts') });
