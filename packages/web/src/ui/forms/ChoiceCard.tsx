import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';
import { ChoiceTile } from './ChoiceTile.tsx';

type ChoiceCardProps = {
  group: string;
  title: string;
  hint: string;
  chosen: boolean;
  invalid?: boolean;
  onChoose: () => void;
  /** Shown below the words. */
  children?: ReactNode;
};

/** One of two or three answers, with a reason to choose it. */
export function ChoiceCard({ title, hint, children, ...tile }: ChoiceCardProps) {
  return (
    <ChoiceTile {...tile} className={styles.card}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
        {children}
      </span>
    </ChoiceTile>
  );
}
