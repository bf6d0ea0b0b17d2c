import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { mockMessages } from '../mock.messages.ts';
import type { MockKit } from '../mock-kit.ts';
import styles from './LobbyPage.module.css';
import { ReportChoice } from './ReportChoice.tsx';
import type { LobbyState } from './useLobby.ts';

type StartPanelProps = { kit: MockKit; mock: MockToTake; lobby: LobbyState; onExamType: (type: 1 | 2) => void };

/** What the reports cost, the checks of sound and microphone, and what is on the device. */
export function StartPanel({ kit, mock, lobby, onExamType }: StartPanelProps) {
  const t = useText(mockMessages);
  const { state, again } = lobby.prepared;
  const SoundCheck = kit.listening.StartTools;
  return (
    <div className={styles.card}>
      <div className={styles.block}>
        <ReportChoice price={mock.price} chosen={lobby.withReport} onChoose={lobby.onReport} />
      </div>
      {lobby.hasListening && SoundCheck && (
        <SoundCheck examType={mock.exam_type} onExamType={onExamType} ready={lobby.heard} onReady={lobby.onHeard} />
      )}
      {mock.has_speaking === 1 && (
        <>
          <kit.MicrophoneCheck onHeard={lobby.onSpoken} />
          {!lobby.spoken && (
            <div className={styles.block}>
              <Button kind="ghost" onClick={lobby.onSpoken}>
                {t('speakLater')}
              </Button>
            </div>
          )}
        </>
      )}
      {lobby.canStart && (
        <div className={styles.block}>
          <h2 className={styles.blockTitle}>{t('deviceTitle')}</h2>
          <p className={styles.quiet} role="status">
            {t(state)}
          </p>
          {state === 'notPrepared' && (
            <Button size="sm" onClick={again}>
              {t('prepareAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
