import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { isBackend } from '#session/role.ts';
import { useRole } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { SchoolRecord } from './SchoolRecord.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';

const SetUpLink = linkAs(ButtonLink);

/** Schools that the caller looks after; an operator sets new ones up. */
export function SchoolsPage() {
  const t = useText(staffMessages);
  const isOperator = isBackend(useRole());
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim());
  const schools = useInfiniteQuery(staffQueries.schools(sought));
  const [opened, setOpened] = useState<number | null>(null);
  const list = schools.data?.pages.flatMap((page) => page.list);
  const chosen = opened ?? (list?.length === 1 ? (list[0]?.id ?? null) : null);
  if (!list && schools.error)
    return <ErrorState title={t('failed')} error={schools.error} onRetry={() => void schools.refetch()} />;
  return (
    <div className={styles.stack}>
      {isOperator && (
        <div className={styles.acts}>
          <SetUpLink to="/admin/$" params={{ _splat: 'set-up' }} kind="primary">
            {t('create')}
          </SetUpLink>
        </div>
      )}
      {isOperator && (search || schools.hasNextPage) && (
        <TextField
          className={styles.search}
          label={t('findSchool')}
          type="search"
          maxLength={60}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Card padding="none" aria-label={t('schools')}>
        {!list && <LoadingRows rows={3} rowHeight={46} look="line" />}
        {list?.length === 0 && (
          <EmptyState title={t(sought ? 'noSuchSchool' : isOperator ? 'noSchools' : 'notStaff')}>
            {t(sought ? 'noSuchSchoolSentence' : isOperator ? 'noSchoolsSentence' : 'notStaffSentence')}
          </EmptyState>
        )}
        {list?.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.row}
            aria-pressed={id === chosen}
            aria-label={t('open', { name })}
            onClick={() => setOpened(id)}
          >
            <span className={styles.first}>{name}</span>
          </button>
        ))}
        {schools.hasNextPage && (
          <div className={styles.padded}>
            <Button kind="ghost" size="sm" block busy={schools.isFetching} onClick={() => void schools.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Card>
      {chosen !== null && <SchoolRecord key={chosen} organisationId={chosen} />}
    </div>
  );
}
