import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tag.module.css';

export type TagTone = 'plain' | 'ok' | 'warn' | 'danger' | 'info' | 'line';

/** A verdict in a word or two. The word carries the meaning, the colour only repeats it. */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={cx(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
