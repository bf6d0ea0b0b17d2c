import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandStair } from '#ui/band/BandStair.tsx';
import { bandInk } from '#ui/band/band-colour.ts';
import styles from './BandSwitch.module.css';
import { modelMessages } from './model.messages.ts';

type BandSwitchProps = { bands: readonly number[]; value: number; onChange: (band: number) => void };

/** One essay per band; real radio buttons, so that the arrow keys walk up and down the stair. */
export function BandSwitch({ bands, value, onChange }: BandSwitchProps) {
  const t = useText(modelMessages);
  const group = useId();
  return (
    <fieldset className={styles.switch} aria-label={t('bands')}>
      {bands.map((band) => (
        <label key={band} className={styles.band}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={band === value}
            aria-label={t('bandName', { band })}
            onChange={() => onChange(band)}
          />
          <span className={styles.face} aria-hidden="true">
            {bands.length <= 4 && <BandStair score={band} width={44} height={18} />}
            <b style={{ color: bandInk(band) }}>{band}</b>
            <small>{t('band')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
