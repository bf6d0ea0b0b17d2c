import { IconMicrophone } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { MicrophoneChoice } from '#practice/microphone/MicrophoneChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LevelCells } from '../recording/LevelCells.tsx';
import { MicrophoneTrouble } from '../recording/MicrophoneTrouble.tsx';
import { sittingMessages } from '../sitting/sitting.messages.ts';
import { speakingMessages } from '../speaking.messages.ts';
import styles from './StartSpeaking.module.css';
import { useMicrophoneCheck } from './useMicrophoneCheck.ts';

/** Asks for the microphone before anything counts, and shows that it hears. */
export function MicrophoneCard({ onHeard }: { onHeard: () => void }) {
  const t = useText(sittingMessages);
  const all = useText(speakingMessages);
  const check = useMicrophoneCheck(onHeard);
  const words = () => {
    if (check.state === 'asking') return t('allow');
    if (check.state === 'listening') return t('checkWait');
    if (check.verdict) return t(check.verdict === 'good' ? 'checkGood' : 'checkQuiet');
    return t('checkSentence');
  };
  return (
    <section className={styles.block} aria-label={t('check')} data-microphone={check.verdict ?? check.state}>
      <div className={styles.check}>
        <div>
          <h2 className={styles.title2}>{t('check')}</h2>
          <p className={styles.quiet} role="status">
            {words()}
          </p>
        </div>
        <Button
          busy={check.state === 'asking'}
          leftIcon={<Icon of={IconMicrophone} size={18} />}
          onClick={check.toggle}
        >
          {t(check.state === 'listening' ? 'checkStop' : 'checkStart')}
        </Button>
      </div>
      {check.state !== 'listening' && <MicrophoneChoice label={all('microphone')} phase={check.state} />}
      {check.state === 'listening' && <LevelCells level={check.level} recent={check.recent} />}
      {check.trouble && <MicrophoneTrouble trouble={check.trouble} />}
    </section>
  );
}
