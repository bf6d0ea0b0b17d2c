import type { ReactNode } from 'react';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './Grades.module.css';

/** The key that does the same as the button; not where there are no keys. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span className={styles.key}>
      <Kbd>{children}</Kbd>
    </span>
  );
}
