import { type BandTest, bandsAround } from '@ninefold/core/bands/band-tables';
import { bandFill, bandInk, bandOn, bandSoft, bandText } from '#ui/band/band-colour.ts';
import styles from './BandStrip.module.css';

type BandStripProps = { right: number; more: number; test: BandTest };

/** Raw scores around the learner's: reached ones filled, the ones still needed dashed. The heading says it in words. */
export function BandStrip({ right, more, test }: BandStripProps) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {bandsAround(right, test).map(({ band, from, to }) => (
        <div key={band} className={styles.band} style={{ flexGrow: to - from + 1, color: bandInk(band) }}>
          <b>{bandText(band)}</b>
          <div className={styles.cells}>
            {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((raw) => (
              <Raw key={raw} raw={raw} band={band} right={right} more={more} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Raw({ raw, band, right, more }: { raw: number; band: number; right: number; more: number }) {
  if (raw <= right)
    return (
      <i className={styles.raw} style={{ background: bandFill(band), color: bandOn(band) }}>
        {raw}
      </i>
    );
  if (raw <= right + more) return <i className={styles.needed}>{raw}</i>;
  return (
    <i className={styles.raw} style={{ background: bandSoft(band) }}>
      {raw}
    </i>
  );
}
