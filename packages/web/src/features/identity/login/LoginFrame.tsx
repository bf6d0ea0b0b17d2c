import { type ReactNode, useDeferredValue } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { Logo } from '#ui/band/Logo.tsx';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { loginMessages } from '../login.messages.ts';
import styles from './LoginPage.module.css';

type LoginFrameProps = { title: string; note?: string; children: ReactNode };

/** Wide screens: the fan on the left, the form on the right. Narrow ones: the form alone. */
export function LoginFrame({ title, note, children }: LoginFrameProps) {
  const t = useText(loginMessages);
  const { language, setLanguage } = useLanguage();
  // Its line is reserved; the words may come a frame after the title.
  const lateNote = useDeferredValue(note, '\u00a0');
  return (
    <div className={styles.page}>
      <aside className={styles.cover}>
        <DeferredBlock>
          <LogoWithName ground="sunken" />
          <div className={styles.say}>
            <Logo width={220} ground="sunken" />
            <p className={styles.motto}>{t('coverTitle')}</p>
            <p className={styles.sentence}>{t('coverSentence')}</p>
          </div>
        </DeferredBlock>
      </aside>
      <main className={styles.main}>
        <header className={styles.top}>
          <DeferredBlock>
            <span className={styles.logo}>
              <LogoWithName size="bar" withChinese={false} />
            </span>
            <SegmentedSwitch
              label={t('language')}
              segments={[
                { value: 'zh', label: '中', name: '中文' },
                { value: 'en', label: 'EN', name: 'English' },
              ]}
              value={language}
              onChange={setLanguage}
            />
          </DeferredBlock>
        </header>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {note && <p className={styles.note}>{lateNote}</p>}
          <div className={styles.body}>
            <DeferredBlock>{children}</DeferredBlock>
          </div>
        </div>
      </main>
    </div>
  );
}
