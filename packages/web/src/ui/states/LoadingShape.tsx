import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '../cx.ts';
import { kitMessages } from '../kit.messages.ts';
import styles from './LoadingShape.module.css';
import { SlowNote } from './SlowNote.tsx';

type LoadingShapeProps = { className?: string | undefined; children: ReactNode };

/**
 * Grey shapes of the page that is loading. Takes its space at once but becomes visible only after 200 ms: a fast answer
 * never flashes grey. After three seconds it says that the answer is late.
 */
export function LoadingShape({ className, children }: LoadingShapeProps) {
  const t = useText(kitMessages);
  return (
    <div role="status">
      <span className="nf-sr-only">{t('loading')}</span>
      <SlowNote />
      <div className={cx(styles.shape, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
