import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

type ChoiceCardProps = {
  group: string;
  title: string;
  hint: string;
  chosen: boolean;
  invalid?: boolean;
  onChoose: () => void;
  /** Drawn below the words, for the eye only. */
  children?: ReactNode;
};

/** One of two answers, with a reason to choose it. A real radio button covers it: arrow keys and taps both work. */
export function ChoiceCard({ group, title, hint, chosen, invalid = false, onChoose, children }: ChoiceCardProps) {
  return (
    <label className={styles.card} data-chosen={chosen || undefined} data-invalid={invalid || undefined}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={chosen}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
        {children}
      </span>
    </label>
  );
}
