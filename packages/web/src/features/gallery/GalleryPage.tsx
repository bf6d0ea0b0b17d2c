import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { useTheme } from '#ui/theme/colour-scheme.ts';
import { BandPanel } from './BandPanel.tsx';
import { ButtonPanel } from './ButtonPanel.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { FloatPanel } from './FloatPanel.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { StatePanels } from './StatePanels.tsx';

/** For developers: every part of the kit, to be looked at in both languages, both themes and all widths. */
export function GalleryPage() {
  const t = useText(galleryMessages);
  const { language, setLanguage } = useLanguage();
  const { choice, setTheme } = useTheme();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <LogoWithName size="large" />
        <div className={styles.lead}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className={styles.row}>
          <SegmentedSwitch
            label={t('theme')}
            segments={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
              { value: 'auto', label: t('auto') },
            ]}
            value={choice}
            onChange={setTheme}
          />
          <SegmentedSwitch
            label={t('language')}
            segments={[
              { value: 'zh', label: '中', name: '中文' },
              { value: 'en', label: 'EN', name: 'English' },
            ]}
            value={language}
            onChange={setLanguage}
          />
        </div>
      </header>
      <div className={styles.two}>
        <BandPanel title={t('ramp')} />
        <BandPanel title={t('rampDark')} dark />
      </div>
      <div className={styles.two}>
        <ButtonPanel />
        <FieldPanel />
      </div>
      <div className={styles.two}>
        <FloatPanel />
        <PeoplePanel />
      </div>
      <StatePanels />
    </main>
  );
}
