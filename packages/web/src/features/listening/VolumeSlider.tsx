import { IconVolume } from '@tabler/icons-react';
import { setVolume, useVolume } from '#practice/audio/loudspeaker.ts';
import { Slider } from '#ui/forms/Slider.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Listening.module.css';

export function VolumeSlider({ label }: { label: string }) {
  const volume = useVolume();
  return (
    <span className={styles.volume}>
      <Icon of={IconVolume} size={18} />
      <Slider
        className={styles.range}
        label={label}
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onChange={(percent) => setVolume(percent / 100)}
      />
    </span>
  );
}
