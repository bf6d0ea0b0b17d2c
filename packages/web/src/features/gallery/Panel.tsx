import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Gallery.module.css';

export function Panel({ title, dark = false, children }: { title: string; dark?: boolean; children: ReactNode }) {
  return (
    <Card className={cx(styles.panel, dark && `nf-dark ${styles.darkPanel}`)}>
      <h2 className={styles.caption}>{title}</h2>
      {children}
    </Card>
  );
}
