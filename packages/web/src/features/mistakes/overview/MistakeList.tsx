import type { MistakeState } from '@ninefold/core/mistakes/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import type { DrillKits } from '#practice/drill-kit.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { bookMessages } from '../book.messages.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { type Group, mistakesQueries } from '../mistakes.queries.ts';
import { useNames } from '../useNames.ts';
import { MistakeLine } from './MistakeLine.tsx';
import styles from './MistakeList.module.css';

const Go = linkAs(ButtonLink);

type MistakeListProps = { group: Group; state: MistakeState | undefined; loadKits: () => Promise<DrillKits> };

/** The mistakes of one kind, newest first; each opens its evidence in place. */
export function MistakeList({ group, state = 'open', loadKits }: MistakeListProps) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const names = useNames();
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    mistakesQueries.list(group, state),
  );
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const show = (next: MistakeState) =>
    void navigate({ to: '/mistakes', search: { ...group, state: next }, replace: true, resetScroll: false });
  return (
    <Card aria-labelledby="mistake-list" className={styles.card} data-list={`${group.skill}-${group.kind}`}>
      <div className={styles.head}>
        <h2 id="mistake-list">{t('listOf', { skill: names.skill(group.skill), kind: names.kind(group.kind) })}</h2>
        <SegmentedSwitch
          label={t('states')}
          segments={[
            { value: 'open', label: t('open') },
            { value: 'practised', label: t('practised') },
            { value: 'closed', label: t('closed') },
          ]}
          value={state}
          onChange={show}
        />
        <span className={styles.tools}>
          {state !== 'closed' && rows.length > 0 && (
            <Go kind="soft" size="sm" to="/mistakes/practice" search={group}>
              {t('practise', { count: Math.min(10, rows.length) })}
            </Go>
          )}
        </span>
      </div>
      {error && <ErrorState title={shared('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={4} rowHeight={56} look="line" />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <MistakeLine key={row.id} row={row} loadKits={loadKits} />
        ))}
      </ul>
      {data && (
        <p className={styles.end}>
          {hasNextPage ? (
            <Button size="sm" kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          ) : (
            t(rows.length === 0 ? 'noneHere' : 'noMore')
          )}
        </p>
      )}
    </Card>
  );
}
