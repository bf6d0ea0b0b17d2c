import { ApiError } from '@ninefold/contract/client';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { economyMessages } from '../economy.messages.ts';
import { listFailure } from './list-failure.ts';

type RecordsFailedProps = { error: Error; onRetry: () => void; retrying: boolean };

/** What went wrong, in one of three sentences; below it the server's own message, if there is one. */
export function RecordsFailed({ error, onRetry, retrying }: RecordsFailedProps) {
  const t = useText(economyMessages);
  const said = error instanceof ApiError ? error.message : '';
  return (
    <ErrorState title={t(listFailure(error))} onRetry={onRetry} retrying={retrying}>
      {said || t('recordsSafe')}
    </ErrorState>
  );
}
