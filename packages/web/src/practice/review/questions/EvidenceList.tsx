import type { Paper } from '@ninefold/contract/practice/paper';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import type { PracticeKit } from '../../practice-kit.ts';
import styles from './EvidenceList.module.css';

type EvidenceListProps = { kit: PracticeKit; paper: Paper; question: QuestionResult };

/** The words that answer the question, with the letter of the paragraph they stand in. */
export function EvidenceList({ kit, paper, question }: EvidenceListProps) {
  if (question.evidence.length === 0) return null;
  return (
    <ul className={styles.list} lang="en">
      {question.evidence.map((evidence) => (
        <li key={`${evidence.at} ${evidence.quote}`} className={styles.row}>
          <blockquote className={styles.quote}>
            {kit.evidenceLetter && <b className={styles.letter}>{kit.evidenceLetter(evidence.at)}</b>}
            <span className={styles.words}>{evidence.quote}</span>
          </blockquote>
          {kit.EvidenceTools && <kit.EvidenceTools paper={paper} question={question} evidence={evidence} />}
        </li>
      ))}
    </ul>
  );
}
