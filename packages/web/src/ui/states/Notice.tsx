import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Notice.module.css';

export type NoticeProps = {
  tone?: 'warn' | 'danger' | 'info';
  icon?: ReactNode;
  /** One small button at the end. */
  action?: ReactNode;
  /** Read out as soon as it appears. */
  live?: boolean;
  children: ReactNode;
};

/** A strip inside the page: something the learner should know before going on. */
export function Notice({ tone = 'info', icon, action, live = false, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={live ? 'status' : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
