import { ApiError } from '@ninefold/contract/client';
import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { mockMessages } from '../mock.messages.ts';
import type { MockKit } from '../mock-kit.ts';
import styles from './LobbyPage.module.css';
import { ReportChoice } from './ReportChoice.tsx';
import { usePreparedMock } from './usePreparedMock.ts';
import { NotPrepared, useStartMock } from './useStartMock.ts';

type StartPanelProps = { kit: MockKit; mock: MockToTake; onExamType: (type: 1 | 2) => void };

/** The check of the sound, what is on the device, what the reports cost, and the press that starts the clock. */
export function StartPanel({ kit, mock, onExamType }: StartPanelProps) {
  const t = useText(mockMessages);
  const [heard, setHeard] = useState(false);
  // The interview may be taken within a week, and on another device.
  const [spoken, setSpoken] = useState(mock.has_speaking === 0);
  const { can_pay } = mock.price;
  const [wantsReport, setWantsReport] = useState(true);
  const withReport = wantsReport && can_pay === 1;
  const hasListening = mock.parts.some(({ part }) => part === 'listening');
  const canStart = mock.locked === '' && mock.silent === 0 && mock.mine.state !== 'open' && mock.other_open_id === 0;
  const { state, again, prepare } = usePreparedMock(kit, mock, canStart);
  const start = useStartMock(prepare);
  const SoundCheck = kit.listening.StartTools;
  const mustCheck = (hasListening && !heard) || !spoken;
  const refusal = start.error instanceof ApiError && start.error.error !== 'network' ? start.error.message : '';

  function begin() {
    // Within the press: later the browser would not let a recording play.
    kit.listening.onStartPress?.();
    start.mutate({ id: mock.id, examType: mock.exam_type, withReport });
  }

  return (
    <div className={styles.card}>
      <div className={styles.block}>
        <ReportChoice price={mock.price} chosen={withReport} onChoose={setWantsReport} />
      </div>
      {hasListening && SoundCheck && (
        <SoundCheck examType={mock.exam_type} onExamType={onExamType} ready={heard} onReady={() => setHeard(true)} />
      )}
      {mock.has_speaking === 1 && (
        <>
          <kit.MicrophoneCheck onHeard={() => setSpoken(true)} />
          {!spoken && (
            <div className={styles.block}>
              <Button kind="ghost" onClick={() => setSpoken(true)}>
                {t('speakLater')}
              </Button>
            </div>
          )}
        </>
      )}
      {canStart && (
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
      <div className={styles.block}>
        <Button
          kind={canStart ? 'primary' : 'secondary'}
          size="lg"
          block
          busy={start.isPending}
          disabled={!canStart || mustCheck}
          onClick={begin}
        >
          {t('start')}
        </Button>
        {canStart && mustCheck && (
          <p className={styles.quiet}>{t(mock.has_speaking === 1 ? 'checkBoth' : 'checkFirst')}</p>
        )}
        <p className={styles.error} role="alert">
          {start.error && (refusal || t(start.error instanceof NotPrepared ? 'notPrepared' : 'startUnknown'))}
        </p>
      </div>
    </div>
  );
}
