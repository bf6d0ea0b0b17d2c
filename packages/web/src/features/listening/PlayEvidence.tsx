import { IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import type { EvidenceToolsProps } from '#practice/practice-kit.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { playStretch } from './audio/play-stretch.ts';
import { listeningMessages } from './listening.messages.ts';
import { sectionOf } from './section-of.ts';

/** Plays the seconds of the recording that answer a question. */
export function PlayEvidence({ paper, question, evidence: { from, to } }: EvidenceToolsProps) {
  const t = useText(listeningMessages);
  const section = sectionOf(paper);
  if (!section.audio || from < 0) return null;
  return (
    <IconButton
      size="sm"
      label={t('playEvidence', { n: question.n.join(', ') })}
      icon={<Icon of={IconPlayerPlay} size={16} />}
      onClick={() => playStretch(section, from, to).catch(() => toast.error(t('playFailed')))}
    />
  );
}
