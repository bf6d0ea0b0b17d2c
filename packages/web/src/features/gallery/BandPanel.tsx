import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { BandFan } from '#ui/band/BandFan.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { BandSlider } from '#ui/band/BandSlider.tsx';
import { BandStair } from '#ui/band/BandStair.tsx';
import { bandFill, bandInk, bandOn, bandSoft } from '#ui/band/band-colour.ts';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { Panel } from './Panel.tsx';

const bands = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const shown = [5, 6, 6.5, 7];

export function BandPanel({ title, dark = false }: { title: string; dark?: boolean }) {
  const t = useText(galleryMessages);
  const [target, setTarget] = useState(7);
  return (
    <Panel title={title} dark={dark}>
      <div className={styles.ramp}>
        {bands.map((band) => (
          <span key={band} className={styles.swatch} style={{ background: bandFill(band), color: bandOn(band) }}>
            {band}
          </span>
        ))}
        {bands.map((band) => (
          <span key={band} className={styles.tint} style={{ background: bandSoft(band), color: bandInk(band) }}>
            {band.toFixed(1)}
          </span>
        ))}
      </div>
      <div className={styles.family}>
        <BandFan
          score={6.5}
          target={7}
          width={160}
          ground="surface"
          subject={t('overall')}
          opens={`gallery-fan-${dark}`}
        />
        <BandRing score={7} target={8.5} size={92} subject={t('listening')} opens={`gallery-ring-${dark}`} />
        <BandRing score={5.5} size={60} subject={t('reading')} />
        <BandRing score={-1} size={48} subject={t('reading')} />
        <div className={styles.stack}>
          <BandStair score={6.5} target={7.5} width={120} height={34} subject={t('overall')} />
          <span className={styles.chips}>
            {shown.map((band) => (
              <BandChip key={band} score={band} />
            ))}
          </span>
          <span className={styles.chips}>
            {shown.map((band) => (
              <BandChip key={band} score={band} look="solid" />
            ))}
          </span>
        </div>
      </div>
      <BandSlider label={t('target')} value={target} past={6} onChange={setTarget} ticks />
    </Panel>
  );
}
