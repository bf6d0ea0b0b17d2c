import { useText } from '#i18n/useText.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { economyMessages } from '../economy.messages.ts';
import { listFailure } from './list-failure.ts';

type RecordsFailedProps = { error: Error; onRetry: () => void; retrying: boolean };

/** What went wrong, in one of three sentences; below it the server's own message, if there is one. */
export function RecordsFailed({ error, onRetry, retrying }: RecordsFailedProps) {
  const t = useText(economyMessages);
  return (
    <ErrorState title={t(listFailure(error))} error={error} onRetry={onRetry} retrying={retrying}>
      {messageOf(error, t('recordsSafe'))}
    </ErrorState>
  );
}
