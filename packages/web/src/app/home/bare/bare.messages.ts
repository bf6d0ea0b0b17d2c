import { defineMessages } from '#i18n/messages.ts';

export const bareMessages = defineMessages({ zh: () => import('./bare.zh.ts'), en: () => import('./bare.en.ts') });
