import { IconArrowLeft } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import styles from './AdminFrame.module.css';
import { adminMessages } from './admin.messages.ts';

/** `group`: said above the first of its sections. `count`: how much waits there. */
export type Section = { name: string; label: string; icon: IconDrawing; group?: string; count?: number };

type AdminFrameProps = { sections: readonly Section[]; here: string; title: string; children: ReactNode };

/** Administration has a frame of its own: learners' menus do not belong here. On a phone the sections are a row. */
export function AdminFrame({ sections, here, title, children }: AdminFrameProps) {
  const t = useText(adminMessages);
  const { language, setLanguage } = useLanguage();
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <div className={styles.brand}>
          <LogoWithName size="bar" withChinese={false} ground="sunken" />
          <SegmentedSwitch
            label="中文 / English"
            segments={[
              { value: 'zh', label: '中', name: '中文' },
              { value: 'en', label: 'EN', name: 'English' },
            ]}
            value={language}
            onChange={setLanguage}
          />
        </div>
        <nav className={styles.sections} aria-label={t('sections')}>
          {sections.map(({ name, label, icon, group, count = 0 }, at) => (
            <Fragment key={name}>
              {group && group !== sections[at - 1]?.group && <p className={styles.group}>{group}</p>}
              <Link
                to="/admin/$"
                params={{ _splat: name }}
                className={styles.section}
                aria-current={name === here ? 'page' : undefined}
              >
                <Icon of={icon} size={18} />
                {label}
                {count > 0 && <span className={styles.count}>{count}</span>}
              </Link>
            </Fragment>
          ))}
          <Link to="/" className={styles.section}>
            <Icon of={IconArrowLeft} size={18} />
            {t('backToSite')}
          </Link>
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
