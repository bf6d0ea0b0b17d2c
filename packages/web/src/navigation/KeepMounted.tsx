import type { ReactNode } from 'react';
import styles from './KeepMounted.module.css';
import { useEverTrue } from './useEverTrue.ts';

/** Mounted when it is first needed and then only hidden: unmounting it would delay the page that does not show it. */
export function KeepMounted({ shown, children }: { shown: boolean; children: ReactNode }) {
  const needed = useEverTrue(shown);
  return (
    needed && (
      <div className={styles.contents} hidden={!shown}>
        {children}
      </div>
    )
  );
}
