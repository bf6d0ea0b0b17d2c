import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { PlayerLoading } from './frame/PlayerLoading.tsx';
import styles from './PaperLoading.module.css';
import { ReviewLoading } from './review/ReviewLoading.tsx';
import { StartLoading } from './start/StartLoading.tsx';
import { startMessages } from './start/start.messages.ts';

const SHAPES = { start: StartLoading, player: PlayerLoading, review: ReviewLoading };

type PaperLoadingProps = {
  /** The page that will be here. */
  shape: keyof typeof SHAPES;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
};

/** Until a paper or an attempt has arrived, or when it did not. */
export function PaperLoading({ shape, error, retrying, onRetry }: PaperLoadingProps) {
  const t = useText(startMessages);
  const Shape = SHAPES[shape];
  if (!error) return <Shape />;
  return (
    <div className={styles.failed}>
      <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} tall>
        {t('failedSentence')}
      </ErrorState>
    </div>
  );
}
