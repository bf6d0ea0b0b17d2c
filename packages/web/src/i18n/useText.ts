import { use } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import type { Messages, Translate } from './messages.ts';

/** Waits (suspends) until the sentences of the learner's language are there. */
export function useText<Zh extends Readonly<Record<string, string>>>(messages: Messages<Zh>): Translate<Zh> {
  const { language } = useLanguage();
  return use(messages.load(language));
}
