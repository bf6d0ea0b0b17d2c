import type { Both } from '@ninefold/core/writing/feedback/report';
import { useLanguage } from '#i18n/LanguageProvider.tsx';

/** The examiner's sentences come in both languages: the learner's, and the other one where it is asked for. */
export function useBoth(): { own: (words: Both) => string; other: (words: Both) => string; otherTag: string } {
  const { language } = useLanguage();
  const second = language === 'zh' ? 'en' : 'zh';
  return {
    own: (words) => words[language],
    other: (words) => words[second],
    otherTag: second === 'zh' ? 'zh-CN' : 'en',
  };
}
