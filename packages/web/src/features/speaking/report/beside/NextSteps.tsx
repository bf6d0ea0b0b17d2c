import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { isOpen } from '@ninefold/core/open-pages';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { LostHere } from '#practice/lost/LostHere.tsx';
import { Card } from '#ui/Card.tsx';
import { reportMessages } from '../report.messages.ts';
import styles from './AnswerAside.module.css';

/** At most three things to do, the most useful first; a path that is not there yet is only said. */
export function NextSteps({ view: { report, mistakes, record } }: { view: SpeakingReportView }) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  if (report.next.length === 0 && mistakes.length === 0) return null;
  return (
    <Card aria-label={t('nextTitle')}>
      <h2 className={styles.title}>{t('nextTitle')}</h2>
      <ul className={styles.list}>
        {report.next.map(({ code, text, path }) => (
          <li key={code}>{path !== '' && isOpen(path) ? <a href={`#${path}`}>{text[language]}</a> : text[language]}</li>
        ))}
      </ul>
      {mistakes.length > 0 && <LostHere where={{ speaking_id: record.record_id }} />}
    </Card>
  );
}
