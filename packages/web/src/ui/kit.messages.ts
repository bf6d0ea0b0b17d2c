import { defineMessages } from '#i18n/messages.ts';

/** The words that belong to the controls themselves, whatever page they stand on. */
export const kitMessages = defineMessages({ zh: () => import('./kit.zh.ts'), en: () => import('./kit.en.ts') });
