import { LEVEL_CELLS } from '#platform/recorder/level.ts';
import styles from './LiveWave.module.css';

const BARS = 64;

/** The last seconds as bars; a silence is a row of dots. */
export function LiveWave({ levels }: { levels: readonly number[] }) {
  const shown = [...Array.from({ length: Math.max(0, BARS - levels.length) }, () => 0), ...levels.slice(-BARS)];
  return (
    <svg className={styles.wave} viewBox={`0 0 ${BARS * 4} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={shown
          .map((cells, bar) => {
            const tall = Math.max(2, (cells / LEVEL_CELLS) * 56);
            return `M${bar * 4} ${30 - tall / 2}h2.4v${tall}h-2.4z`;
          })
          .join('')}
      />
    </svg>
  );
}
