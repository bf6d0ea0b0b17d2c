import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import type { SkillTexts } from '#practice/practice-kit.ts';
import { listeningMessages } from './listening.messages.ts';

export function useListeningTexts(): SkillTexts {
  const t = useText(listeningMessages);
  const format = useFormat();
  return {
    meta: ({ marks, running, seconds }) => {
      const check = running.findLast(({ kind }) => kind === 'check')?.seconds ?? 0;
      return t('meta', { questions: marks, time: format.duration(seconds - check), check: Math.round(check / 60) });
    },
    examMode: () => t('examMode'),
    practiceMode: t('practiceMode'),
    examRule: t('examRule'),
    whyNot: (papers) =>
      papers.some((paper) => paper.kind === 'listening' && paper.audio === null) ? t('noAudio') : null,
    showEvidence: () => t('showScript'),
  };
}
