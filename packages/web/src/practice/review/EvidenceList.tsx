import type { Paper } from '@ninefold/contract/practice/paper';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import { IconArrowBarToLeft, IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { playStretch } from '../listening/play-stretch.ts';
import styles from './EvidenceList.module.css';
import { reviewMessages } from './review.messages.ts';
import { showSpot } from './show-spot.ts';

type EvidenceListProps = { paper: Paper; question: QuestionResult; onShow: () => void };

/** The words that answer the question: shown in the text, heard in the recording. */
export function EvidenceList({ paper, question, onShow }: EvidenceListProps) {
  const t = useText(reviewMessages);
  if (question.evidence.length === 0) return null;

  function play(from: number, to: number) {
    if (paper.kind === 'listening') playStretch(paper, from, to).catch(() => toast.error(t('playFailed')));
  }

  return (
    <ul className={styles.list} lang="en">
      {question.evidence.map(({ at, quote, from, to }) => (
        <li key={`${at} ${quote}`} className={styles.row}>
          <q className={styles.quote}>{quote}</q>
          {paper.kind === 'listening' && paper.audio && from >= 0 && (
            <IconButton
              size="sm"
              label={t('playEvidence', { n: question.n.join(', ') })}
              icon={<Icon of={IconPlayerPlay} size={16} />}
              onClick={() => play(from, to)}
            />
          )}
          <IconButton
            size="sm"
            label={t('showEvidence', { n: question.n.join(', ') })}
            icon={<Icon of={IconArrowBarToLeft} size={16} />}
            onClick={() => {
              onShow();
              showSpot(question.n[0] ?? 0);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
