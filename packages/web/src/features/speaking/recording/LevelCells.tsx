import { IconMicrophone } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { LEVEL_CELLS, type Level } from '#platform/recorder/level.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import styles from './LevelCells.module.css';

const CELLS = Array.from({ length: LEVEL_CELLS }, (_, cell) => cell);

/** Ink cells with a peak, and a word for it: never a colour alone. */
export function LevelCells({ level, recent }: { level: Level | null; recent: readonly number[] }) {
  const t = useText(speakingMessages);
  const word = t(level?.word ?? 'quiet');
  const peak = Math.max(0, ...recent.slice(-10));
  return (
    <span className={styles.level}>
      <span className={styles.cells} role="img" aria-label={t('level', { word })}>
        {CELLS.map((cell) => (
          <i key={cell} className={cx(cell < (level?.cells ?? 0) && styles.lit, cell === peak - 1 && styles.peak)} />
        ))}
      </span>
      <span className={styles.word}>
        <Icon of={IconMicrophone} size={16} />
        {word}
      </span>
    </span>
  );
}
