import { ApiError } from '@ninefold/contract/client';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { PlayerLoading } from './frame/PlayerLoading.tsx';
import styles from './PaperLoading.module.css';
import type { PracticeKit } from './practice-kit.ts';
import { ReviewLoading } from './review/ReviewLoading.tsx';
import { StartLoading } from './start/StartLoading.tsx';
import { startMessages } from './start/start.messages.ts';

const SHAPES = { start: StartLoading, player: PlayerLoading, review: ReviewLoading };

const Go = linkAs(ButtonLink);

type PaperLoadingProps = {
  kit: Pick<PracticeKit, 'listPath'>;
  /** The page that will be here. */
  shape: keyof typeof SHAPES;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
};

/** Until a paper or an attempt has arrived, or when it did not. */
export function PaperLoading({ kit, shape, error, retrying, onRetry }: PaperLoadingProps) {
  const t = useText(startMessages);
  const Shape = SHAPES[shape];
  if (!error) return <Shape />;
  // Asking again would not bring it: an old link, or somebody else's.
  if (error instanceof ApiError && error.error === 'not_found')
    return (
      <EmptyState
        tall
        title={t('notThere')}
        action={
          <Go kind="primary" to={kit.listPath}>
            {t('toList')}
          </Go>
        }
      >
        {t('notThereSentence')}
      </EmptyState>
    );
  return (
    <div className={styles.failed}>
      <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} tall>
        {t('failedSentence')}
      </ErrorState>
    </div>
  );
}
