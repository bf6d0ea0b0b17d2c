import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { StartToolsProps } from '#practice/practice-kit.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { loudspeaker } from './audio/loudspeaker.ts';
import { toneWav } from './audio/tone.ts';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

/** Before a listening test: is there sound, is it loud enough, and how much time is there to check at the end. */
export function SoundCheck({ examType, onExamType }: StartToolsProps) {
  const t = useText(listeningMessages);
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
          label={t('checkTime')}
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
