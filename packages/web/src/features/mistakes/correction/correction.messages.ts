import { defineMessages } from '#i18n/messages.ts';

/** Not among the words of every round: few hold a sentence of the learner's own. */
export const correctionMessages = defineMessages({
  zh: () => import('./correction.zh.ts'),
  en: () => import('./correction.en.ts'),
});
