import { IconCircleCheckFilled, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { loudspeaker, useVolume } from '#practice/audio/loudspeaker.ts';
import { toneWav } from '#practice/audio/tone.ts';
import type { StartToolsProps } from '#practice/practice-kit.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { listeningMessages } from '../listening.messages.ts';
import { VolumeSlider } from '../VolumeSlider.tsx';
import { SoundLevel } from './SoundLevel.tsx';
import styles from './Start.module.css';

/** Before a listening test: how much time is there at the end, is there sound, and is it loud enough. */
export function SoundCheck({ examType, onExamType, ready, onReady }: StartToolsProps) {
  const t = useText(listeningMessages);
  const volume = useVolume();
  const [played, setPlayed] = useState<'no' | 'now' | 'yes'>('no');

  async function play() {
    const speaker = loudspeaker();
    const url = URL.createObjectURL(toneWav(TONE_SECONDS, 0.7));
    speaker.src = url;
    const ended = () => {
      setPlayed('yes');
      URL.revokeObjectURL(url);
    };
    speaker.addEventListener('ended', ended, { once: true });
    setPlayed('now');
    await speaker.play().catch(() => setPlayed('no'));
  }

  return (
    <>
      {examType !== null && (
        <div className={styles.ending}>
          <span className={styles.quiet}>{t('checkTime')}</span>
          <SegmentedSwitch
            label={t('checkTime')}
            segments={[
              { value: '1', label: t('computerCheck') },
              { value: '2', label: t('paperTransfer') },
            ]}
            value={examType === 1 ? '1' : '2'}
            onChange={(type) => onExamType(type === '1' ? 1 : 2)}
          />
        </div>
      )}
      <section className={styles.sound} aria-label={t('soundCheck')}>
        <div className={styles.checkHead}>
          <h2 className={styles.title}>{t('soundCheck')}</h2>
          <span className={styles.clear} role="status">
            {ready && (
              <>
                <Icon of={IconCircleCheckFilled} size={16} />
                {t('soundClear')}
              </>
            )}
          </span>
        </div>
        <div className={styles.tools}>
          <Button leftIcon={<Icon of={IconPlayerPlay} size={18} />} onClick={play} aria-live="polite">
            {t(PLAY_WORDS[played])}
          </Button>
          <SoundLevel played={played} seconds={TONE_SECONDS} />
        </div>
        <div className={styles.loudness}>
          <VolumeSlider label={t('volume')} />
          <span className={styles.percent}>{Math.round(volume * 100)}%</span>
        </div>
        {/* Only the learner can tell whether the sound was heard. */}
        {!ready && played !== 'no' && (
          <Button kind="soft" onClick={onReady}>
            {t('soundClear')}
          </Button>
        )}
        <p className={styles.quiet}>{t('soundCheckSentence')}</p>
      </section>
    </>
  );
}

const PLAY_WORDS = { no: 'soundPlay', now: 'soundPlaying', yes: 'soundAgain' } as const;

const TONE_SECONDS = 1.6;
