import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { startMessages } from '../start/start.messages.ts';
import styles from './Listening.module.css';
import { loudspeaker } from './loudspeaker.ts';
import { toneWav } from './tone.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

type SoundCheckProps = {
  /** Exam mode: how the answers are checked at the end; null where nobody counts. */
  examType: 1 | 2 | null;
  onExamType: (type: 1 | 2) => void;
};

/** Before a listening test: is the sound there, and loud enough. */
export function SoundCheck({ examType, onExamType }: SoundCheckProps) {
  const t = useText(startMessages);
  const [playing, setPlaying] = useState(false);

  async function play() {
    const speaker = loudspeaker();
    const url = URL.createObjectURL(toneWav(1.6, 0.7));
    speaker.src = url;
    speaker.onended = () => {
      setPlaying(false);
      URL.revokeObjectURL(url);
    };
    setPlaying(true);
    await speaker.play().catch(() => setPlaying(false));
  }

  return (
    <section className={styles.check} aria-label={t('soundCheck')}>
      <div>
        <h2 className={styles.checkTitle}>{t('soundCheck')}</h2>
        <p className={styles.quiet}>{t('soundCheckSentence')}</p>
      </div>
      <div className={styles.checkTools}>
        <Button leftIcon={<Icon of={IconPlayerPlay} size={18} />} onClick={play} aria-live="polite">
          {t(playing ? 'soundPlaying' : 'soundPlay')}
        </Button>
        <VolumeSlider label={t('volume')} />
      </div>
      {examType !== null && (
        <SegmentedSwitch
          label={t('paperMode')}
          segments={[
            { value: '1', label: t('computerCheck') },
            { value: '2', label: t('paperTransfer') },
          ]}
          value={examType === 1 ? '1' : '2'}
          onChange={(type) => onExamType(type === '1' ? 1 : 2)}
        />
      )}
    </section>
  );
}
