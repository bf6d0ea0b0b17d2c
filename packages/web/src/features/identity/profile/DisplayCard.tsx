import { FONT_SIZES } from '@ninefold/core/identity/display';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { setFontSizeIndex, useDisplaySettings } from '#platform/display-settings.ts';
import { useChangeLanguage } from '#session/change-language.ts';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useTheme } from '#ui/theme/colour-scheme.ts';
import styles from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

/** How the page looks on this device. Guests have it too. */
export function DisplayCard() {
  const t = useText(profileMessages);
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const theme = useTheme();
  return (
    <Card padding="none" aria-label={t('settings')}>
      <h2 className={styles.heading}>{t('settings')}</h2>
      <div className={styles.row}>
        <span className={styles.rowLabel}>{t('language')}</span>
        <SegmentedSwitch
          label={t('language')}
          segments={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          value={language}
          onChange={changeLanguage}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.rowLabel}>{t('appearance')}</span>
        <SegmentedSwitch
          label={t('appearance')}
          segments={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
            { value: 'auto', label: t('auto') },
          ]}
          value={theme.choice}
          onChange={theme.setTheme}
        />
      </div>
      <TextSizeRow />
    </Card>
  );
}

function TextSizeRow() {
  const t = useText(profileMessages);
  const { fontSizeIndex, fontScale } = useDisplaySettings();
  return (
    <fieldset className={styles.row} aria-label={t('textSize')}>
      <span className={styles.rowLabel}>{t('textSize')}</span>
      <IconButton
        label={t('smaller')}
        icon={<Icon of={IconMinus} size={18} />}
        disabled={fontSizeIndex === 0}
        onClick={() => setFontSizeIndex(fontSizeIndex - 1)}
      />
      <output className={styles.size}>{t('sizeNow', { percent: Math.round(fontScale * 100) })}</output>
      <IconButton
        label={t('larger')}
        icon={<Icon of={IconPlus} size={18} />}
        disabled={fontSizeIndex === FONT_SIZES.length - 1}
        onClick={() => setFontSizeIndex(fontSizeIndex + 1)}
      />
    </fieldset>
  );
}
