import styles from './Band.module.css';
import { bandFill, type Score } from './band-colour.ts';
import { stairSteps } from './band-geometry.ts';
import { useBandLabel } from './useBandLabel.ts';

type BandStairProps = { score: Score; target?: Score; width?: number; height?: number; subject?: string };

/** From – to, on packages and the share poster. */
export function BandStair({ score, target = null, width = 90, height = 26, subject }: BandStairProps) {
  const label = useBandLabel(score, target, subject);
  return (
    <svg className={styles.stair} width={width} height={height} role="img" aria-label={label}>
      {stairSteps(width, height, score, target).map(({ reached, aimed, ...box }) => (
        <g key={box.x}>
          {reached === 'whole' ? (
            <rect {...box} rx={1} fill={bandFill(score)} />
          ) : (
            <rect {...box} rx={1} fill={aimed ? bandFill(target) : 'var(--nf-line)'} opacity={aimed ? 0.28 : 1} />
          )}
          {reached === 'half' && <rect {...box} width={box.width / 2} rx={1} fill={bandFill(score)} />}
        </g>
      ))}
    </svg>
  );
}
