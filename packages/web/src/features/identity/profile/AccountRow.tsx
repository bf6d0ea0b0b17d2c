import type { ReactNode } from 'react';
import styles from '../personal.module.css';

export function AccountRow({ label, value, action }: { label: string; value: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowLabel}>{label}</p>
        <p className={styles.rowValue}>{value}</p>
      </div>
      {action}
    </div>
  );
}
