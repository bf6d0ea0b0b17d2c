import { defineMessages } from '#i18n/messages.ts';

/** The words that belong to the controls themselves, on every page. */
export const kitMessages = defineMessages({ zh: () => import('./kit.zh.ts'), en: () => import('./kit.en.ts') });
