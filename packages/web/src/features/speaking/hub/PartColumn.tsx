import type { SpeakingPart } from '@ninefold/core/speaking/parts';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { hubMessages } from './hub.messages.ts';
import styles from './SpeakingHub.module.css';
import { TopicLine } from './TopicLine.tsx';

const SHOWN = 4;

/** A part with its first topics and the way to all of them. */
export function PartColumn({ part }: { part: SpeakingPart }) {
  const t = useText(hubMessages);
  const words = useText(speakingMessages);
  const query = useInfiniteQuery(speakingQueries.topics({ part, content: '', state: '', size: SHOWN }));
  const [page] = query.data?.pages ?? [];
  return (
    <section className={styles.column} aria-labelledby={`speaking-part-${part}`}>
      <header className={styles.partHead}>
        <h2 id={`speaking-part-${part}`}>{words(`part${part}`)}</h2>
        <p>{t(`part${part}`)}</p>
      </header>
      {query.isPending && <LoadingRows rows={SHOWN} rowHeight={84} look="line" />}
      {query.isError && (
        <ErrorState
          title={t('failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {page && (
        <>
          <ul>
            {page.list.map((row) => (
              <TopicLine key={row.id} row={row} />
            ))}
          </ul>
          {page.total === 0 && <p className={styles.none}>{t('empty')}</p>}
          {page.total > 0 && (
            <Link to="/speaking" search={{ part }} className={styles.all}>
              {t('all', { total: page.total })} <Icon of={IconChevronRight} size={16} />
            </Link>
          )}
        </>
      )}
    </section>
  );
}
