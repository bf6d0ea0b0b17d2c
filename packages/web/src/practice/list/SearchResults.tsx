import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { RowsLoading } from './ListLoading.tsx';
import styles from './ListPage.module.css';
import { listMessages } from './list.messages.ts';
import { listQueries } from './list.queries.ts';
import type { ListFilter } from './list-filter.ts';
import { MoreRows } from './MoreRows.tsx';
import { PaperLine } from './PaperLine.tsx';

/** Single papers that match, each with its set. */
export function SearchResults({
  source,
  filter,
  onClear,
}: {
  source: PaperSource;
  filter: ListFilter;
  onClear: () => void;
}) {
  const t = useText(listMessages);
  const { language } = useLanguage();
  const query = useInfiniteQuery(listQueries.search(source, filter));
  if (!query.data) return <RowsLoading />;
  const papers = query.data.pages.flatMap(({ list }) => list);
  const total = query.data.pages[0]?.total ?? 0;
  if (papers.length === 0)
    return (
      <EmptyState title={t('nothingFound')} action={<Button onClick={onClear}>{t('clearFilters')}</Button>}>
        {t('nothingFoundSentence')}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.found} role="status">
        {t('found', { count: total })}
      </p>
      <Card padding="none">
        <ol>
          {papers.map((paper) => (
            <PaperLine
              key={paper.id}
              source={source}
              paper={paper}
              number={paper.part}
              from={paper.set?.title[language] ?? ''}
            />
          ))}
        </ol>
      </Card>
      <MoreRows query={query} total={t('totalPapers', { count: total })} />
    </>
  );
}
