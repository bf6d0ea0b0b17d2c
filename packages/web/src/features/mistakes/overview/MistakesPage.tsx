import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import type { DrillKits } from '#practice/drill-kit.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { bookMessages } from '../book.messages.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { useKeptAnswers } from '../kept/useKeptAnswers.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import type { MistakesSearch } from '../mistakes-search.ts';
import { BookWaiting } from './BookWaiting.tsx';
import { KindTable } from './KindTable.tsx';
import { MistakeList } from './MistakeList.tsx';
import styles from './MistakesPage.module.css';
import { RemovedList } from './RemovedList.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TrendChart } from './TrendChart.tsx';

const Go = linkAs(ButtonLink);

type MistakesPageProps = { loadKits: () => Promise<DrillKits>; search: MistakesSearch };

/** What is due, what there is, and how it goes: by skill and kind, each with its evidence in place. */
export function MistakesPage({ loadKits, search: { skill, kind, state } }: MistakesPageProps) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const { data, error, refetch, isFetching } = useQuery(mistakesQueries.summary());
  useKeptAnswers();
  const group = skill && kind ? { skill, kind } : null;
  const isEmpty = data?.rows.length === 0 && data.removed === 0;
  return (
    <div className={styles.page} data-book>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{shared('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {/* Its place is kept while the book loads, and what it is about to print outlives a refetch that fails. */}
        {(data ? data.rows.length > 0 : !error) && (
          <ExportMenu
            ready={data !== undefined}
            wanted={{ groups: group ? [group] : (data?.rows ?? []), state: group ? (state ?? 'open') : undefined }}
          />
        )}
      </header>
      {error && !data && (
        <ErrorState title={shared('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <BookWaiting />}
      {isEmpty && (
        <Card>
          <EmptyState
            title={t('empty')}
            action={
              <Go kind="primary" to="/reading-list">
                {t('toReading')}
              </Go>
            }
          >
            {t('emptySentence')}
          </EmptyState>
        </Card>
      )}
      {data && !isEmpty && (
        <>
          <Card className={styles.top} padding="none">
            <TodayCard />
            <TrendChart summary={data} />
          </Card>
          <KindTable rows={data.rows} chosen={group} />
          <div>
            <Go kind="ghost" size="sm" to="/analysis">
              {t('toAnalysis')}
            </Go>
          </div>
          {group && <MistakeList key={`${skill} ${kind}`} group={group} state={state} loadKits={loadKits} />}
          {data.removed > 0 && <RemovedList count={data.removed} />}
        </>
      )}
    </div>
  );
}
