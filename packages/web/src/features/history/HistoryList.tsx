import {
  HISTORY_REACH,
  type HistoryTab,
  isMarkedByBand,
  isTraining,
  RECORD_TYPES,
  type RecordType,
  recordTypeOf,
} from '@ninefold/core/history/record-types';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { HistoryHead } from './HistoryHead.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { HistoryLoading } from './HistoryLoading.tsx';
import styles from './HistoryPage.module.css';
import { historyMessages } from './history.messages.ts';
import { historyQueries } from './history.queries.ts';
import type { RecordKit } from './history-kit.ts';
import { type HistorySearch, isFiltered } from './history-search.ts';
import { Pager } from './Pager.tsx';

const Go = linkAs(ButtonLink);

type HistoryListProps = {
  tab: HistoryTab;
  type: number;
  search: HistorySearch;
  kit: RecordKit;
  onChange: (change: { [Name in keyof HistorySearch]: unknown }) => void;
  onClear: () => void;
};

export function HistoryList({ tab, type, search, kit, onChange, onClear }: HistoryListProps) {
  const t = useText(historyMessages);
  const query = useQuery(historyQueries.list(tab, type, search));
  if (query.isPending) return <HistoryLoading search={search} />;
  if (query.isError)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const { list, total, page, pageSize, more } = query.data;
  if (total === 0)
    return isFiltered(search) ? (
      <NothingFound more={more === 1} onClear={onClear} />
    ) : (
      <Nothing tab={tab} type={type} kit={kit} />
    );
  if (list.length === 0) return <NoSuchPage onFirst={() => onChange({ page: undefined })} />;
  return (
    <>
      <Card padding="none">
        <HistoryHead search={search} onSort={(sort) => onChange({ sort })} />
        <ol aria-busy={query.isPlaceholderData}>
          {list.map((row) => (
            <HistoryLine key={row.id} row={row} kit={kit} />
          ))}
        </ol>
      </Card>
      <Pager total={total} more={more === 1} page={page} pageSize={pageSize} onChange={onChange} />
      <p className={styles.note}>
        {more === 1 && `${t('more', { count: HISTORY_REACH })} `}
        {t(noteOf(recordTypeOf(tab, type) ?? 1))}
      </p>
    </>
  );
}

function noteOf(type: RecordType): 'noteMocks' | 'noteEssays' | 'noteTraining' | 'notePapers' {
  if (type === RECORD_TYPES.mock) return 'noteMocks';
  if (isMarkedByBand(type)) return 'noteEssays';
  return isTraining(type) ? 'noteTraining' : 'notePapers';
}

/** The first step of a history that is still empty. */
function Nothing({ tab, type, kit }: Pick<HistoryListProps, 'tab' | 'type' | 'kit'>) {
  const t = useText(historyMessages);
  const record = recordTypeOf(tab, type) ?? 1;
  const where =
    record === RECORD_TYPES.training_speaking ? 'lessons' : isTraining(record) ? 'training' : (`${tab}` as const);
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        action={
          kit.first && (
            <Go kind="primary" {...kit.first}>
              {t(`go_${where}`)}
            </Go>
          )
        }
      >
        {t(`empty_${where}`)}
      </EmptyState>
    </Card>
  );
}

function NothingFound({ more, onClear }: { more: boolean; onClear: () => void }) {
  const t = useText(historyMessages);
  return (
    <Card>
      <EmptyState title={t('nothingFound')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
        {more ? t('more', { count: HISTORY_REACH }) : t('nothingFoundSentence')}
      </EmptyState>
    </Card>
  );
}

/** An old link, or fewer records than before. */
function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  const t = useText(historyMessages);
  return (
    <Card>
      <EmptyState title={t('noSuchPage')} action={<Button onClick={onFirst}>{t('toFirstPage')}</Button>} />
    </Card>
  );
}
