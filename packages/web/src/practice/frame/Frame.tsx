import type { ReactNode } from 'react';
import { useOwnFrame } from '#platform/own-frame.ts';
import { cx } from '#ui/cx.ts';
import styles from './Frame.module.css';
import { usePaperLook } from './header/paper-look.ts';

/** The test's screen fills the window and does not scroll; only its panes do. */
export function Frame({ children }: { children: ReactNode }) {
  useOwnFrame();
  const { font, colours } = usePaperLook();
  return (
    <div className={cx(styles.frame, font === 'ui' && styles.sans, colours === 'yellow' && styles.yellow)}>
      {children}
    </div>
  );
}
