import { IconRefresh } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { forgetFailedParts } from '#navigation/lazy-part.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import styles from './PartPlace.module.css';

type PartPlaceProps = {
  /** Whether the learner waits for the part now. A failure that nobody sees is not told. */
  shown: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Around a part that is downloaded on demand. When it does not arrive, it fails here, with a way to try again: the page
 * around it (an exam whose clock runs) goes on.
 */
export function PartPlace({ shown, onClose, children }: PartPlaceProps) {
  return (
    <CatchBoundary
      getResetKey={() => String(shown)}
      errorComponent={({ reset }) => (shown ? <PartFailed onRetry={reset} onClose={onClose} /> : null)}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}

function PartFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useText(kitMessages);
  // Closed and opened again, it is tried again too.
  useEffect(() => forgetFailedParts, []);

  function retry() {
    forgetFailedParts();
    onRetry();
  }

  return (
    <div className={styles.failed} role="alert">
      <p>{t('partFailed')}</p>
      <div className={styles.actions}>
        <Button size="sm" kind="ghost" onClick={onClose}>
          {t('close')}
        </Button>
        <Button size="sm" leftIcon={<Icon of={IconRefresh} size={16} />} onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
