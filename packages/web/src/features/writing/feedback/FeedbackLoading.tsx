import { ApiError } from '@ninefold/contract/client';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { listOf } from '../essay-paths.ts';
import styles from './FeedbackLoading.module.css';
import pageStyles from './FeedbackView.module.css';
import { feedbackMessages } from './feedback.messages.ts';

const Go = linkAs(ButtonLink);
const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const CELLS = ['tr', 'cc', 'lr', 'gra'];

/** The shape of a feedback: bands, the essay, the remarks beside it. */
export function FeedbackLoading() {
  return (
    <LoadingShape className={pageStyles.page}>
      <div className={styles.bands}>
        <Skeleton width={128} height={64} />
        {CELLS.map((cell) => (
          <Skeleton key={cell} width={60} height={60} round />
        ))}
      </div>
      <div className={pageStyles.columns}>
        <div className={styles.box}>
          {LINES.map((line, at) => (
            <Skeleton key={line} width={`${74 + ((at * 13) % 26)}%`} height={14} />
          ))}
        </div>
        <div className={styles.box}>
          {LINES.slice(0, 6).map((line, at) => (
            <Skeleton key={line} width={`${58 + ((at * 17) % 36)}%`} />
          ))}
        </div>
      </div>
    </LoadingShape>
  );
}

type FeedbackFailedProps = { error: Error; retrying: boolean; onRetry: () => void };

/** Not there is an answer and nothing to try again; everything else may pass. */
export function FeedbackFailed({ error, retrying, onRetry }: FeedbackFailedProps) {
  const t = useText(feedbackMessages);
  if (error instanceof ApiError && error.error === 'not_found')
    return (
      <EmptyState
        tall
        title={t('notFound')}
        action={
          <Go kind="primary" {...listOf(2)}>
            {t('toList')}
          </Go>
        }
      >
        {t('notFoundSentence')}
      </EmptyState>
    );
  return (
    <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} tall>
      {t('failedSentence')}
    </ErrorState>
  );
}
