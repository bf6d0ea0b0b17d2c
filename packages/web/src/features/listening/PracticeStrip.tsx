import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { formatDuration } from '@ninefold/core/time/duration';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconRewindBackward5,
  IconRewindForward5,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { usePracticeAudio } from './audio/usePracticeAudio.ts';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';
import { VolumeSlider } from './VolumeSlider.tsx';
import { Wave } from './Wave.tsx';

const SPEEDS: readonly number[] = [0.75, 0.9, 1, 1.1, 1.25, 1.5];

/** Practice mode: pause, go back, change the speed. */
export function PracticeStrip({ paper }: { paper: ListeningPaper }) {
  const t = useText(listeningMessages);
  const audio = usePracticeAudio(paper);
  if (!paper.audio) return null;
  const { seconds, peaks_url } = paper.audio;
  return (
    <section className={styles.strip} aria-label={t('recording')}>
      {audio.state === 'failed' ? (
        <>
          <span role="alert">{t('recordingAway')}</span>
          <Button size="sm" leftIcon={<Icon of={IconRefresh} size={16} />} onClick={audio.retry}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.buttons}>
            <IconButton
              label={t('back')}
              icon={<Icon of={IconRewindBackward5} />}
              onClick={() => audio.seek(audio.at - 5)}
            />
            <IconButton
              bordered
              label={t(audio.playing ? 'pause' : 'play')}
              icon={<Icon of={audio.playing ? IconPlayerPause : IconPlayerPlay} />}
              disabled={audio.state === 'loading'}
              onClick={audio.toggle}
            />
            <IconButton
              label={t('ahead')}
              icon={<Icon of={IconRewindForward5} />}
              onClick={() => audio.seek(audio.at + 5)}
            />
          </span>
          <Wave peaksUrl={peaks_url} seconds={seconds} at={audio.at} onSeek={audio.seek} />
          <span className={styles.time}>
            {formatDuration(Math.floor(audio.at))} / {formatDuration(Math.floor(seconds))}
          </span>
          <MenuSelect
            label={t('speed')}
            value={audio.rate}
            choices={SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
            onChange={audio.setRate}
          />
          <VolumeSlider label={t('volume')} />
        </>
      )}
    </section>
  );
}
