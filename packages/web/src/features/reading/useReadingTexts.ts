import { useText } from '#i18n/useText.ts';
import type { SkillTexts } from '#practice/practice-kit.ts';
import { readingMessages } from './reading.messages.ts';

export function useReadingTexts(): SkillTexts {
  const t = useText(readingMessages);
  return {
    meta: (facts) => t('meta', facts),
    examMode: (facts) => t('examMode', facts),
    practiceMode: t('practiceMode'),
    showText: t('showPassage'),
  };
}
