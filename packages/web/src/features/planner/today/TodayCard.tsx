import type { PlanItem } from '@ninefold/contract/planner';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Link } from '#navigation/link.tsx';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { plannerQueries, type TodayPlan } from '../planner.queries.ts';
import { todayMessages } from '../today.messages.ts';
import { useReasonText } from '../useReasonText.ts';
import { ReplannedNote } from './ReplannedNote.tsx';
import styles from './TodayCard.module.css';
import { useItemText } from './useItemText.ts';

const ComingDays = lazyPart(() => import('./ComingDays.tsx').then((file) => file.ComingDays));

/** Today's items. They are ticked off by what the learner did; nothing here is ticked by hand. */
export function TodayCard({ onAdjust }: { onAdjust: () => void }) {
  const t = useText(todayMessages);
  const { data: plan, error, refetch, isFetching } = useQuery(plannerQueries.today());
  if (plan?.state === 'none') return null;
  return (
    <Card aria-labelledby="today">
      {plan?.day ? (
        <DayOfPlan plan={plan} day={plan.day} />
      ) : plan ? (
        <EmptyState title={t('passedTitle')} action={<Button onClick={onAdjust}>{t('setNewDate')}</Button>}>
          {t('passedSentence')}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <LoadingRows rows={4} rowHeight={52} look="line" />
      )}
    </Card>
  );
}

function DayOfPlan({ plan, day }: { plan: TodayPlan; day: NonNullable<TodayPlan['day']> }) {
  const t = useText(todayMessages);
  const reason = useReasonText();
  const [ahead, setAhead] = useState(false);
  const aheadWanted = useEverTrue(ahead);
  const count = { done: plan.done_items, all: day.items.length };
  return (
    <>
      <div className={styles.head}>
        <h2 id="today" className={styles.title}>
          {t('today')}
        </h2>
        <span className={styles.count}>
          <span aria-hidden="true">{t('count', count)}</span>
          <span className="nf-sr-only">{t('countSpoken', count)}</span>
        </span>
      </div>
      <p className={styles.reason}>{count.done === count.all ? t('allDone') : reason(day.reason, 'reason')}</p>
      {plan.replanned && <ReplannedNote replanned={plan.replanned} />}
      <ul>
        {day.items.map((item) => (
          <TodayItem key={item.id} item={item} />
        ))}
      </ul>
      <Button kind="ghost" size="sm" block className={styles.later} onClick={() => setAhead(true)}>
        {t('later')}
      </Button>
      <Suspense fallback={null}>
        {aheadWanted && <ComingDays opened={ahead} onClose={() => setAhead(false)} />}
      </Suspense>
    </>
  );
}

function TodayItem({ item }: { item: PlanItem }) {
  const t = useText(todayMessages);
  const words = useItemText();
  const done = item.done === 1;
  return (
    <li className={styles.item} data-done={done || undefined}>
      <Link to={item.path} className={styles.link}>
        <span className={styles.box} aria-hidden="true">
          {done && <IconCheck size={13} stroke={3} />}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{words.title(item)}</span>
          {done && <span className="nf-sr-only">{t('done')}</span>}
          <span className={styles.note}>{words.note(item)}</span>
        </span>
        {!done && <Icon of={IconChevronRight} size={18} />}
      </Link>
    </li>
  );
}
