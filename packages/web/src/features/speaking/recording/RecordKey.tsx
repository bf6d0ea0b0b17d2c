import { IconMicrophone, IconMicrophoneOff, IconPlayerStopFilled } from '@tabler/icons-react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import styles from './RecordKey.module.css';

export type KeyFace = 'closed' | 'ready' | 'waits' | 'counting' | 'recording' | 'paused';

type Props = { face: KeyFace; label: string; count?: number; disabled?: boolean; onPress: () => void };

/** The one round button, always in the same place: it records, and stops. */
export function RecordKey({ face, label, count, disabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={cx(styles.key, styles[face])}
      aria-label={label}
      title={label}
      aria-busy={face === 'waits' || undefined}
      aria-disabled={disabled || face === 'waits' || undefined}
      data-recorder={face}
      onClick={() => !disabled && face !== 'waits' && onPress()}
    >
      {face === 'waits' && <Spinner size={24} />}
      {face === 'counting' && <b aria-live="assertive">{count}</b>}
      {face === 'closed' && <Icon of={IconMicrophoneOff} size={24} />}
      {face === 'ready' && <Icon of={IconMicrophone} size={24} />}
      {(face === 'recording' || face === 'paused') && <Icon of={IconPlayerStopFilled} size={24} />}
    </button>
  );
}
