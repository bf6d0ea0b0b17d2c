import type { MockReport } from '@ninefold/contract/mock/report';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { refetchProgress } from '#session/session.queries.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import { type MockKit, reviewPath } from '../mock-kit.ts';
import { GainsCard } from './GainsCard.tsx';
import { HandOn } from './HandOn.tsx';
import { HeadCard } from './HeadCard.tsx';
import styles from './ReportPage.module.css';
import { reportMessages } from './report.messages.ts';
import { ShapeCard } from './ShapeCard.tsx';
import { SpeakingCard } from './SpeakingCard.tsx';
import { TimesCard } from './TimesCard.tsx';
import { TrendCard } from './TrendCard.tsx';
import { TypesCard } from './TypesCard.tsx';
import { WritingCard } from './WritingCard.tsx';

const Go = linkAs(ButtonLink);

type ReportPageProps = { kit: MockKit; recordId: number; onSpeaking: () => void };

/** What the mock gave, as far as it is there; whatever is still being marked says so and arrives by itself. */
export function ReportPage({ kit, recordId, onSpeaking }: ReportPageProps) {
  const t = useText(reportMessages);
  const client = useQueryClient();
  const { data: report, error, isFetching, refetch } = useQuery(mockQueries.report(recordId));
  const state = report && `${report.writing.state} ${report.speaking.state}`;
  // The plan, the coins and the book of mistakes follow what the mock gave, now and when its essays are scored.
  useEffect(() => {
    if (state) refetchProgress(client);
  }, [client, state]);
  if (report) return <Report kit={kit} report={report} onSpeaking={onSpeaking} />;
  if (!error) return <LoadingRows rows={5} rowHeight={120} />;
  return (
    <ErrorState tall title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching}>
      {t('failedSentence')}
    </ErrorState>
  );
}

type ReportProps = { kit: MockKit; report: MockReport; onSpeaking: () => void };

function Report({ kit, report, onSpeaking }: ReportProps) {
  const t = useText(reportMessages);
  const mock = useText(mockMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const review = report.reading ? reviewPath(kit.reading, report.reading) : null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{report.title[language]}</h1>
          <p className={styles.meta}>
            {t('meta', {
              day: format.date(report.ended_at),
              module: mock(report.module),
              type: t(report.exam_type === 2 ? 'onPaper' : 'onComputer'),
              time: t('hours', {
                hours: Math.floor(report.seconds / 3600),
                minutes: Math.floor(report.seconds / 60) % 60,
              }),
            })}
          </p>
        </div>
        <div className={styles.doors}>
          {report.state !== 'abandoned' && <HandOn report={report} />}
          {review && (
            <Go
              kind={report.speaking.state === 'todo' ? 'secondary' : 'primary'}
              leftIcon={<Icon of={IconListSearch} size={18} />}
              {...review}
            >
              {t('reviewAnswers')}
            </Go>
          )}
        </div>
      </header>
      <HeadCard kit={kit} report={report} />
      <SpeakingCard kit={kit} report={report} onBegin={onSpeaking} />
      <div className={styles.columns}>
        <GainsCard kit={kit} report={report} />
        <WritingCard kit={kit} report={report} />
      </div>
      <div className={styles.wide}>
        <TrendCard report={report} />
        <ShapeCard report={report} />
      </div>
      {report.listening && <TypesCard skill="listening" paper={report.listening} drillPath={kit.drillPath} />}
      {report.reading && <TypesCard skill="reading" paper={report.reading} drillPath={kit.drillPath} />}
      <TimesCard report={report} />
      <p className={styles.note}>{t('estimated')}</p>
    </div>
  );
}
