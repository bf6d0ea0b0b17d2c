import { weekdayOf } from '@ninefold/core/time/local-day';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import page from '../AnalysisPage.module.css';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries, type Year } from '../analysis.queries.ts';
import { PageSwitch } from '../PageSwitch.tsx';
import { DataFacts } from './DataFacts.tsx';
import { HoursCard } from './HoursCard.tsx';
import { WeekCard } from './WeekCard.tsx';
import { YearCard } from './YearCard.tsx';

const Go = linkAs(ButtonLink);

/** Where the time went: the year, the week, and a calm word about it. */
export function LearningDataPage() {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.year());
  return (
    <>
      <div className={page.head}>
        <h1>{t('data')}</h1>
        <PageSwitch here="data" />
      </div>
      <DeferredBlock>
        {query.isError && (
          <ErrorState
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.isPending && <LoadingRows rows={6} />}
        {query.data && (query.data.days.length === 0 ? <Nothing /> : <Everything year={query.data} />)}
      </DeferredBlock>
    </>
  );
}

function Everything({ year }: { year: Year }) {
  const t = useText(analysisMessages);
  return (
    <div className={page.panel}>
      <DataFacts year={year} />
      <YearCard year={year} />
      {/* On a Monday the week that has just ended is what there is to tell. */}
      <WeekCard year={year} startsBefore={weekdayOf(year.today) === 1} />
      <HoursCard year={year} />
      <p className={page.lead}>{t('honest')}</p>
    </div>
  );
}

function Nothing() {
  const t = useText(analysisMessages);
  return (
    <Card>
      <EmptyState
        title={t('emptyYear')}
        action={
          <Go kind="primary" to="/ielts-list">
            {t('start')}
          </Go>
        }
      >
        {t('emptyYearSentence')}
      </EmptyState>
    </Card>
  );
}
