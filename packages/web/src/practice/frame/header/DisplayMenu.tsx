import { FONT_SIZES } from '@ninefold/core/identity/display';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { setFontSizeIndex, useDisplaySettings } from '#platform/display-settings.ts';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Slider } from '#ui/forms/Slider.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { useTheme } from '#ui/theme/colour-scheme.ts';
import { playerMessages } from '../../player.messages.ts';
import styles from './DisplayMenu.module.css';
import { setPaperLook, usePaperLook } from './paper-look.ts';

export function DisplayMenu({ icon }: { icon: ReactNode }) {
  const t = useText(playerMessages);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      label={t('display')}
      position="bottom-end"
      target={(opener) => <IconButton {...opener} label={t('display')} icon={icon} />}
    >
      <DisplayChoices />
    </Popover>
  );
}

type Colours = 'light' | 'dark' | 'yellow';

/** Text size, font and colours: the settings that the test has too. */
export function DisplayChoices() {
  const t = useText(playerMessages);
  const { fontSizeIndex } = useDisplaySettings();
  const { shown, setTheme } = useTheme();
  const look = usePaperLook();
  const colours: Colours = look.colours === 'yellow' ? 'yellow' : shown;

  function choose(next: Colours) {
    setPaperLook({ colours: next === 'yellow' ? 'yellow' : 'page' });
    if (next !== 'yellow') setTheme(next);
  }

  return (
    <div className={styles.choices}>
      <div className={styles.row}>
        <span aria-hidden="true">{t('textSize')}</span>
        <Slider
          label={t('textSize')}
          min={0}
          max={FONT_SIZES.length - 1}
          value={fontSizeIndex}
          valueText={t('textSizeOf', { size: fontSizeIndex + 1, total: FONT_SIZES.length })}
          onChange={setFontSizeIndex}
        />
      </div>
      <div className={styles.row}>
        <span>{t('letters')}</span>
        <SegmentedSwitch
          label={t('letters')}
          segments={[
            { value: 'read', label: t('lettersSerif') },
            { value: 'ui', label: t('lettersSans') },
          ]}
          value={look.font}
          onChange={(font) => setPaperLook({ font })}
        />
      </div>
      <div className={styles.row}>
        <span>{t('colours')}</span>
        <SegmentedSwitch
          label={t('colours')}
          segments={[
            { value: 'light', label: t('coloursLight') },
            { value: 'dark', label: t('coloursDark') },
            { value: 'yellow', label: t('coloursYellow') },
          ]}
          value={colours}
          onChange={choose}
        />
      </div>
      <label className={styles.row}>
        <span>{t('lastSeconds')}</span>
        <input
          type="checkbox"
          className={styles.tick}
          checked={look.seconds}
          onChange={() => setPaperLook({ seconds: !look.seconds })}
        />
      </label>
    </div>
  );
}
