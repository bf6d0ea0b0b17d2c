import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './PaperLoading.module.css';
import { startMessages } from './start/start.messages.ts';

/** Until a paper, an attempt or its review has arrived, or when it did not. */
export function PaperLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useText(startMessages);
  return (
    <div className={styles.waiting}>
      {error ? (
        <ErrorState title={error.message || t('failed')} onRetry={onRetry} tall>
          {t('failedSentence')}
        </ErrorState>
      ) : (
        <LoadingRows rows={5} look="line" />
      )}
    </div>
  );
}
