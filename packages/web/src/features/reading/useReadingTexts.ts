import { clockMinutes } from '@ninefold/core/practice/exam-times';
import { useText } from '#i18n/useText.ts';
import type { SkillTexts } from '#practice/practice-kit.ts';
import { readingMessages } from './reading.messages.ts';

export function useReadingTexts(): SkillTexts {
  const t = useText(readingMessages);
  return {
    meta: ({ marks, seconds }) => t('meta', { questions: marks, minutes: clockMinutes(seconds) }),
    examMode: ({ seconds }) => t('examMode', { minutes: clockMinutes(seconds) }),
    practiceMode: t('practiceMode'),
    examRule: t('examRule'),
    showEvidence: (paragraph) => t('showParagraph', { letter: paragraph }),
  };
}
