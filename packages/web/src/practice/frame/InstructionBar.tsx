import type { ReactNode } from 'react';
import styles from './InstructionBar.module.css';

/** "Part 1 — Read the text and answer questions 1–13." On the right: whether the answers are saved. */
export function InstructionBar({ part, children, right }: { part: string; children: ReactNode; right: ReactNode }) {
  return (
    <div className={styles.bar}>
      <b className={styles.part}>{part}</b>
      <span className={styles.words}>{children}</span>
      <span className={styles.right}>{right}</span>
    </div>
  );
}
