import { ApiError } from '@ninefold/contract/client';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './StudyState.module.css';
import { studyMessages } from './study.messages.ts';

const Go = linkAs(ButtonLink);

type StudyStateProps = { error: Error | null; onRetry: () => void; retrying: boolean };

/** While a question is on its way, and when it does not come. */
export function StudyState({ error, onRetry, retrying }: StudyStateProps) {
  const t = useText(studyMessages);
  return (
    <div className={styles.waiting}>
      {!error && <LoadingRows rows={8} look="line" />}
      {error instanceof ApiError && error.error === 'vip_needed' ? (
        <EmptyState
          title={t('vipTitle')}
          tall
          action={
            <Go kind="primary" to="/profile/vip">
              {t('toVip')}
            </Go>
          }
        >
          {error.message}
        </EmptyState>
      ) : (
        error && <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} tall />
      )}
    </div>
  );
}
