import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Callout.module.css';

type CalloutProps = {
  tone?: 'warn' | 'danger' | 'info';
  icon?: ReactNode;
  /** One small button at the end. */
  action?: ReactNode;
  /** Read out as soon as it appears. */
  live?: boolean;
  children: ReactNode;
};

/** A coloured box inside the page: something the learner should know before going on. */
export function Callout({ tone = 'info', icon, action, live = false, children }: CalloutProps) {
  return (
    <div className={cx(styles.callout, styles[tone])} role={live ? 'status' : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
