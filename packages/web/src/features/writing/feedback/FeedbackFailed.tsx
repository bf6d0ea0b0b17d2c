import { ApiError } from '@ninefold/contract/client';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { listOf } from '../essay-paths.ts';
import { feedbackMessages } from './feedback.messages.ts';

const Go = linkAs(ButtonLink);

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
