import { defineMessages } from '#i18n/messages.ts';
import type { text } from './soon.zh.ts';

export const soonMessages = defineMessages({ zh: () => import('./soon.zh.ts'), en: () => import('./soon.en.ts') });

/** What a page that is not built yet will be about; each topic has its sentence. */
export type SoonTopic = Exclude<keyof typeof text, 'title' | 'wayOn'>;
