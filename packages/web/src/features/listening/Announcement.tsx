import type { RunningStep } from '@ninefold/core/practice/running-order';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import styles from './Listening.module.css';

/** What the announcer is saying, for those who cannot hear her; and in Chinese for those who read it. */
export function Announcement({ line }: { line: Extract<RunningStep, { kind: 'say' }> }) {
  const { language } = useLanguage();
  return (
    <span className={styles.announcement}>
      <span lang="en">{line.text}</span>
      {language === 'zh' && line.zh && (
        <span className={styles.translation} lang="zh-CN">
          {line.zh}
        </span>
      )}
    </span>
  );
}
