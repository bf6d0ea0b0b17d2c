import { ApiError } from '@ninefold/contract/client';
import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { mockMessages } from '../mock.messages.ts';
import styles from './StartBar.module.css';
import type { LobbyState } from './useLobby.ts';
import { NotPrepared } from './useStartMock.ts';

/** The press that starts the clock, in sight however long the checks above it are; beside it what is still missing. */
export function StartBar({ mock, lobby }: { mock: MockToTake; lobby: LobbyState }) {
  const t = useText(mockMessages);
  const { canStart, mustCheck, error } = lobby;
  const refusal = error instanceof ApiError && error.error !== 'network' ? error.message : '';
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <div className={styles.words}>
          {canStart && mustCheck && <p>{t(mock.has_speaking === 1 ? 'checkBoth' : 'checkFirst')}</p>}
          <p className={styles.error} role="alert">
            {error && (refusal || t(error instanceof NotPrepared ? 'notPrepared' : 'startUnknown'))}
          </p>
        </div>
        <Button
          kind={canStart ? 'primary' : 'secondary'}
          size="lg"
          busy={lobby.busy}
          disabled={!canStart || mustCheck}
          onClick={lobby.begin}
        >
          {t('start')}
        </Button>
      </div>
    </div>
  );
}
