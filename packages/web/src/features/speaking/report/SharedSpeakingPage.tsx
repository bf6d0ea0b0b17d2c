import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { SharedPage } from '#practice/sharing/SharedPage.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { reportMessages } from './report.messages.ts';
import { SharedReport } from './SharedReport.tsx';
import styles from './SharedSpeakingPage.module.css';

const Go = linkAs(ButtonLink);

/** A report for whoever has its link: bands and transcript. The recordings stay their owner's. */
export function SharedSpeakingPage() {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const { encodeId } = useParams({ strict: false }) as { encodeId: string };
  const { data, error } = useQuery(speakingQueries.shared(encodeId));
  const title = data
    ? t('title', { part: `${words(`part${data.record.part}`)} · ${data.record.title[language]}` })
    : '';
  return (
    <SharedPage
      state={data ? 'there' : error ? 'gone' : 'loading'}
      by={t('sharedBy')}
      tryIt={
        <Go size="sm" to="/speaking">
          {t('tryIt')}
        </Go>
      }
      title={title}
    >
      {data && (
        <div className={styles.page}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <SharedReport view={data} />
        </div>
      )}
    </SharedPage>
  );
}
