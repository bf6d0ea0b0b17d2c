import { useText } from '#i18n/useText.ts';
import type { SkillTexts } from '#practice/practice-kit.ts';
import { listeningMessages } from './listening.messages.ts';

export function useListeningTexts(): SkillTexts {
  const t = useText(listeningMessages);
  return {
    meta: (facts) => t('meta', facts),
    examMode: () => t('examMode'),
    practiceMode: t('practiceMode'),
    whyNot: (papers) =>
      papers.some((paper) => paper.kind === 'listening' && paper.audio === null) ? t('noAudio') : null,
    showText: t('showScript'),
  };
}
