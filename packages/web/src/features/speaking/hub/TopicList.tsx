import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { hubMessages } from './hub.messages.ts';
import type { HubSearch } from './hub-search.ts';
import styles from './SpeakingHub.module.css';
import { TopicLine } from './TopicLine.tsx';

const PAGE = 12;
const STATES = [
  { value: undefined, name: 'stateAll' },
  { value: 'new', name: 'stateNew' },
  { value: 'practised', name: 'statePractised' },
] as const;

type Props = { search: HubSearch; onSearch: (next: HubSearch, replace?: boolean) => void };

/** Every topic of a part, filtered and searched. */
export function TopicList({ search, onSearch }: Props) {
  const t = useText(hubMessages);
  const words = useText(speakingMessages);
  const part = search.part ?? 1;
  const query = useInfiniteQuery(
    speakingQueries.topics({ part, content: search.q ?? '', state: search.state ?? '', size: PAGE }),
  );
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  const filtered = search.q !== undefined || search.state !== undefined;
  return (
    <div className={styles.list}>
      <Link to="/speaking" search={{}}>
        {t('back')}
      </Link>
      <div className={styles.bar}>
        <Tabs
          label={t('parts')}
          tabs={([1, 2, 3, 0] as const).map((one) => ({
            value: String(one),
            label: one === 0 ? t('whole') : words(`part${one}`),
          }))}
          value={String(part)}
          onChange={(value) => onSearch({ ...search, part: Number(value) as 0 | 1 | 2 | 3 })}
          panelId="speaking-topics"
        />
        <fieldset className={styles.states} aria-label={t('states')}>
          {STATES.map(({ value, name }) => (
            <FilterChip
              key={name}
              selected={search.state === value}
              onClick={() => {
                const { state: _, ...rest } = search;
                onSearch(value ? { ...rest, state: value } : rest);
              }}
            >
              {t(name)}
            </FilterChip>
          ))}
        </fieldset>
      </div>
      <p className={styles.note}>{t(`part${part}`)}</p>
      <Card padding="none" id="speaking-topics" role="tabpanel" aria-label={words(`part${part}`)}>
        {query.isPending && <LoadingRows rows={6} rowHeight={84} look="line" />}
        {query.isError && (
          <ErrorState
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data && list.length === 0 && (
          <EmptyState
            title={t(filtered ? 'found' : 'empty')}
            action={filtered && <Button onClick={() => onSearch({ part })}>{t('clear')}</Button>}
          >
            {filtered && t('foundSentence')}
          </EmptyState>
        )}
        <ul className={styles.rows}>
          {list.map((row) => (
            <TopicLine key={row.id} row={row} />
          ))}
        </ul>
      </Card>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
