import { IconMicrophone, IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useCardKeys } from '#practice/cards/useCardKeys.ts';
import type { RecorderProps } from '#practice/drill-kit.ts';
import { MicrophoneChoice } from '#practice/microphone/MicrophoneChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { askAloud, hasVoice, stopAsking } from '../../examiner/examiner-voice.ts';
import { LevelCells } from '../../recording/LevelCells.tsx';
import { MicrophoneTrouble } from '../../recording/MicrophoneTrouble.tsx';
import { speakingMessages } from '../../speaking.messages.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './SayAgain.module.css';
import { useBetterReading } from './useBetterReading.ts';

/** One sentence of a report said again on a card: recorded, sent and scored as in the report. */
export function SayAgain({ of: { record_id, order, sentence }, text, onOpen, onScored }: RecorderProps<'speaking'>) {
  const t = useText(reportMessages);
  const speaking = useText(speakingMessages);
  const { language } = useLanguage();
  const readings = useBetterReading(record_id);
  const last = readings.readingOf(order, sentence);
  const [before, setBefore] = useState<number | null>(null);
  const [voice, setVoice] = useState(false);
  useEffect(() => {
    void hasVoice('').then(setVoice);
    return stopAsking;
  }, []);
  const reading = before !== null && last?.id !== before ? last : undefined;
  const isScored = reading?.state === 'scored' && reading.assessed === 1;
  const recording = isScored ? String(reading.recording_id) : null;
  useEffect(() => {
    if (recording !== null) onScored(recording);
  }, [recording, onScored]);
  const [on, idle] = [readings.phase === 'recording', readings.phase === 'ready'];
  const isWaiting = reading?.state === 'waiting' || isScored;
  const press = () => {
    stopAsking();
    if (on) return readings.stop();
    onOpen();
    setBefore(last?.id ?? 0);
    readings.start(order, sentence);
  };
  useCardKeys({ KeyR: () => (on || (idle && !isWaiting && readings.isReady)) && press() });
  return (
    <div className={styles.recorder}>
      <div className={styles.bar}>
        {voice && (
          <Button
            leftIcon={<Icon of={IconVolume} size={18} />}
            disabled={!idle || isWaiting}
            onClick={() => void askAloud(text, '', () => {})}
          >
            {t('listen')}
          </Button>
        )}
        <Button
          kind="primary"
          busy={readings.phase === 'asking' || isWaiting}
          disabled={!readings.isReady}
          leftIcon={<Icon of={on ? IconPlayerStopFilled : IconMicrophone} size={18} />}
          data-recorder={readings.phase}
          onClick={press}
        >
          {t(on ? 'stop' : 'sayAgain')}
        </Button>
        {idle && !isWaiting && <MicrophoneChoice label={speaking('microphone')} phase={readings.phase} />}
        {on && (
          <>
            <span role="status">{t('recordingNow', { seconds: Math.floor(readings.take.seconds) })}</span>
            <LevelCells level={readings.take.level} recent={readings.take.levels} />
          </>
        )}
      </div>
      {readings.trouble && <MicrophoneTrouble trouble={readings.trouble} />}
      {readings.isKept(order, sentence) && <p role="status">{t('keptReading')}</p>}
      {reading?.state === 'waiting' && (
        <p role="status">{t('scoringReading', { seconds: Math.max(1, reading.queue?.seconds ?? 1) })}</p>
      )}
      {reading && reading.state !== 'waiting' && reading.assessed === 0 && (
        <div data-not-assessed={reading.reason}>
          <Callout tone="warn" live>
            <b>{t('readingFailed')}</b> {reading.why?.[language]}
          </Callout>
        </div>
      )}
    </div>
  );
}
