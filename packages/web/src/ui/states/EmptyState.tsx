import type { ReactNode } from 'react';
import { BandFan } from '../band/BandFan.tsx';
import { cx } from '../cx.ts';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** One sentence that ends in something to do. */
  children?: ReactNode;
  /** A 40 px line icon; without one the grey fan says "never practised". */
  icon?: ReactNode;
  /** One button, and at most one quiet one beside it. */
  action?: ReactNode;
  /** Fills the height of a page instead of a card. */
  tall?: boolean;
};

export function EmptyState({ title, children, icon, action, tall = false }: EmptyStateProps) {
  return (
    <div className={cx(styles.state, tall && styles.tall)}>
      <span className={styles.picture}>
        {icon ?? <BandFan score={null} width={76} number={false} ground="surface" />}
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
