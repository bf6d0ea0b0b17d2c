import type { Paper } from '@ninefold/contract/practice/paper';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import { IconArrowBarToLeft } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { PracticeKit } from '../practice-kit.ts';
import styles from './EvidenceList.module.css';
import { reviewMessages } from './review.messages.ts';
import { showSpot } from './show-spot.ts';

type EvidenceListProps = { kit: PracticeKit; paper: Paper; question: QuestionResult; onShow: () => void };

/** The words that answer the question, each with a button that shows it in the text. */
export function EvidenceList({ kit, paper, question, onShow }: EvidenceListProps) {
  const t = useText(reviewMessages);
  if (question.evidence.length === 0) return null;
  return (
    <ul className={styles.list} lang="en">
      {question.evidence.map((evidence) => (
        <li key={`${evidence.at} ${evidence.quote}`} className={styles.row}>
          <q className={styles.quote}>{evidence.quote}</q>
          {kit.EvidenceTools && <kit.EvidenceTools paper={paper} question={question} evidence={evidence} />}
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
