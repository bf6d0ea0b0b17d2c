import { IconMicrophone, IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { LEVEL_CELLS, type Level } from '#platform/recorder/level.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import styles from './RecordBar.module.css';
import { readingMessages } from './reading.messages.ts';

/** What the button and the meter have to know about a recording. */
export type Recording = {
  phase: 'ready' | 'asking' | 'recording' | 'sending';
  level: Level | null;
  seconds: number;
  stop: () => void;
  cancel: () => void;
};

type ButtonProps = {
  reading: Recording;
  onStart: () => void;
  /** Where something else than a sentence is recorded. */
  names?: { record: string; stop: string };
};

/** The one round button: it records, and stops; beside it how loud it is, and a way to throw it away. */
export function RecordButton({ reading, onStart, names }: ButtonProps) {
  const t = useText(readingMessages);
  const { phase } = reading;
  const on = phase === 'recording';
  const waits = phase === 'asking' || phase === 'sending';
  const name = on ? (names?.stop ?? t('stop')) : (names?.record ?? t('record'));
  return (
    <span className={styles.record}>
      <button
        type="button"
        className={cx(styles.button, on && styles.on)}
        aria-label={name}
        title={name}
        aria-busy={waits || undefined}
        aria-disabled={waits}
        data-recorder={phase}
        onClick={() => (on ? reading.stop() : !waits && onStart())}
      >
        {waits ? <Spinner size={24} /> : <Icon of={on ? IconPlayerStopFilled : IconMicrophone} size={24} />}
      </button>
      {on && <IconButton label={t('cancel')} icon={<Icon of={IconX} />} onClick={reading.cancel} />}
    </span>
  );
}

/** Ink cells and a word: never a colour alone. */
export function LevelMeter({ reading: { level, seconds, phase } }: { reading: Recording }) {
  const t = useText(readingMessages);
  if (phase !== 'recording') return null;
  const word = t(WORDS[level?.word ?? 'quiet']);
  return (
    <span className={styles.level}>
      <span>{t('recording', { seconds: Math.floor(seconds) })}</span>
      <span className={styles.cells} role="img" aria-label={t('level', { word })}>
        {CELLS.map((cell) => (
          <i key={cell} className={cx(cell < (level?.cells ?? 0) && styles.lit)} />
        ))}
      </span>
      <span className={styles.loud}>{word}</span>
    </span>
  );
}

const CELLS = Array.from({ length: LEVEL_CELLS }, (_, cell) => cell);
const WORDS = { quiet: 'quiet', good: 'goodLevel', loud: 'loud' } as const;
