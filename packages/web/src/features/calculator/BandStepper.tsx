import { HIGHEST_BAND, LOWEST_BAND } from '@ninefold/core/bands/band';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './BandStepper.module.css';
import { calculatorMessages } from './calculator.messages.ts';

type BandStepperProps = { name: string; value: number; onChange: (band: number) => void; min?: number };

/** Half a band down, the band, half a band up. */
export function BandStepper({ name, value, onChange, min = LOWEST_BAND }: BandStepperProps) {
  const t = useText(calculatorMessages);
  return (
    <span className={styles.stepper}>
      <IconButton
        bordered
        label={t('less', { name })}
        icon={<Icon of={IconMinus} size={16} />}
        disabled={value <= min}
        onClick={() => onChange(value - 0.5)}
      />
      <output className={styles.value} style={{ color: bandInk(value) }} aria-label={name}>
        {bandText(value)}
      </output>
      <IconButton
        bordered
        label={t('more', { name })}
        icon={<Icon of={IconPlus} size={16} />}
        disabled={value >= HIGHEST_BAND}
        onClick={() => onChange(value + 0.5)}
      />
    </span>
  );
}
