import { shortDuration } from '@ninefold/core/time/duration';
import {
  IconBadgeCc,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Slider } from '#ui/forms/Slider.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import type { CaptionChoice } from './cues.ts';
import styles from './LessonPlayer.module.css';
import type { Media } from './useMedia.ts';

type BarProps = {
  media: Media;
  captions: { choice: CaptionChoice; oneLanguage: boolean; onChange: () => void } | null;
  onFull: () => void;
};

/** Play, place, speed, captions, full screen. */
export function PlayerBar({ media, captions, onFull }: BarProps) {
  const t = useText(lessonMessages);
  const time = (seconds: number) => shortDuration(Math.floor(seconds));
  const { now, seconds, playing, rate } = media;
  return (
    <div className={styles.bar}>
      <IconButton label={t('backTen')} icon={<Icon of={IconRewindBackward10} size={24} />} onClick={media.back} />
      <button
        type="button"
        className={styles.play}
        aria-label={t(playing ? 'pause' : 'play')}
        title={t(playing ? 'pause' : 'play')}
        onClick={media.toggle}
      >
        {playing ? (
          <IconPlayerPauseFilled size={22} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={22} aria-hidden="true" />
        )}
      </button>
      <IconButton label={t('aheadTen')} icon={<Icon of={IconRewindForward10} size={24} />} onClick={media.ahead} />
      <span className={styles.time}>{time(now)}</span>
      <Slider
        className={styles.line}
        label={t('place')}
        value={Math.min(now, seconds)}
        min={0}
        max={seconds}
        step={0.1}
        valueText={t('placeOf', { now: time(now), all: time(seconds) })}
        onChange={media.seek}
      />
      <span className={styles.time}>{time(seconds)}</span>
      <Button size="sm" aria-label={t('speed', { rate })} onClick={media.faster}>
        {rate}×
      </Button>
      {captions && (
        <Button size="sm" leftIcon={<Icon of={IconBadgeCc} size={16} />} onClick={captions.onChange}>
          {t(captions.oneLanguage && captions.choice !== 'off' ? 'captions_on' : `captions_${captions.choice}`)}
        </Button>
      )}
      <IconButton label={t('full')} bordered icon={<Icon of={IconMaximize} size={18} />} onClick={onFull} />
    </div>
  );
}
