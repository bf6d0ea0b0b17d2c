import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { useText } from '#i18n/useText.ts';
import { speakingMessages } from '../../speaking.messages.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './AnswerChoice.module.css';

type Props = { answers: readonly SpokenAnswer[]; order: number; onChoose: (order: number) => void };

/** Which answer is shown; only where there is a choice. */
export function AnswerChoice({ answers, order, onChoose }: Props) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  if (answers.length < 2) return null;
  return (
    <nav className={styles.choice} aria-label={t('answers')}>
      {answers.map((answer, at) => (
        <span key={answer.order} className={styles.place}>
          {answers[at - 1]?.part !== answer.part && <b className={styles.part}>{words(`part${answer.part}`)}</b>}
          <button
            type="button"
            className={styles.number}
            aria-label={t('answerOf', { n: at + 1, all: answers.length })}
            aria-current={answer.order === order || undefined}
            onClick={() => onChoose(answer.order)}
          >
            {at + 1}
          </button>
        </span>
      ))}
    </nav>
  );
}
