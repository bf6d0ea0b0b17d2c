import type { PlanItem } from '@ninefold/contract/planner';
import { isOpen } from '@ninefold/core/open-pages';
import { IconCheck, IconChevronRight, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tag } from '#ui/Tag.tsx';
import { plannerQueries, type TodayPlan } from '../planner.queries.ts';
import { todayMessages } from '../today.messages.ts';
import { useReasonText } from '../useReasonText.ts';
import { ReplannedNote } from './ReplannedNote.tsx';
import styles from './TodayCard.module.css';
import { useItemText } from './useItemText.ts';

const ComingDays = lazyPart(() => import('./ComingDays.tsx').then((file) => file.ComingDays));

const StartLink = linkAs(ButtonLink);

type TodayCardProps = {
  onAdjust: () => void;
  /** No score of any kind yet. */
  untested?: boolean;
  /** Comes first, with the one filled button, while there is no score or nothing of today can be done here yet. */
  firstTest?: ReactNode;
  /** What today asks for beside the plan's own items. */
  besides?: ReactNode;
};

/**
 * Today's items, the first of them with the one filled button of the page. They are ticked off by what the learner did;
 * nothing here is ticked by hand.
 */
export function TodayCard({ onAdjust, untested = false, firstTest = null, besides = null }: TodayCardProps) {
  const t = useText(todayMessages);
  const { data: plan, error, refetch, isFetching } = useQuery(plannerQueries.today());
  if (plan?.state === 'none') return null;
  return (
    <Card aria-labelledby="today">
      {plan?.day ? (
        <DayOfPlan plan={plan} day={plan.day} untested={untested} firstTest={firstTest} besides={besides} />
      ) : plan ? (
        <EmptyState
          title={t('passedTitle')}
          action={
            <Button kind="primary" onClick={onAdjust}>
              {t('setNewDate')}
            </Button>
          }
        >
          {t('passedSentence')}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <TodayWaiting />
      )}
    </Card>
  );
}

/** As tall as a usual day: the head, its reason, three items. */
function TodayWaiting() {
  return <LoadingRows rows={5} rowHeight={56} look="line" />;
}

type DayOfPlanProps = Required<Omit<TodayCardProps, 'onAdjust'>> & {
  plan: TodayPlan;
  day: NonNullable<TodayPlan['day']>;
};

function DayOfPlan({ plan, day, untested, firstTest, besides }: DayOfPlanProps) {
  const t = useText(todayMessages);
  const reason = useReasonText();
  const [ahead, setAhead] = useState(false);
  const aheadWanted = useEverTrue(ahead);
  const count = { done: plan.done_items, all: day.items.length };
  const next = day.items.find((item) => item.done === 0 && isOpen(item.path));
  const testsFirst = firstTest !== null && (untested || (!next && count.done < count.all));
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
      {testsFirst && firstTest}
      <ul>
        {day.items.map((item) => (
          <TodayItem key={item.id} item={item} first={item === next && !testsFirst} open={isOpen(item.path)} />
        ))}
      </ul>
      {besides}
      <Button kind="ghost" size="sm" block className={styles.later} onClick={() => setAhead(true)}>
        {t('later')}
      </Button>
      <Suspense fallback={null}>
        {aheadWanted && <ComingDays opened={ahead} onClose={() => setAhead(false)} />}
      </Suspense>
    </>
  );
}

type TodayItemProps = { item: PlanItem; first: boolean; open: boolean };

function TodayItem({ item, first, open }: TodayItemProps) {
  const t = useText(todayMessages);
  const words = useItemText();
  const done = item.done === 1;
  const about = (
    <>
      <span className={styles.box} aria-hidden="true">
        {done && <IconCheck size={13} stroke={3} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{words.title(item)}</span>
        {done && <span className="nf-sr-only">{t('done')}</span>}
        <span className={styles.note}>{words.note(item)}</span>
      </span>
    </>
  );
  if (first)
    return (
      <li className={styles.first}>
        <div className={styles.line}>{about}</div>
        <StartLink to={item.path} kind="primary" block leftIcon={<Icon of={IconPlayerPlay} size={18} />}>
          {t('start')}
          <span className="nf-sr-only">{words.title(item)}</span>
        </StartLink>
      </li>
    );
  return (
    <li className={styles.item} data-done={done || undefined} data-closed={(!open && !done) || undefined}>
      {open ? (
        <Link to={item.path} className={styles.line}>
          {about}
          {!done && <Icon of={IconChevronRight} size={18} />}
        </Link>
      ) : (
        <div className={styles.line}>
          {about}
          {!done && <Tag tone="line">{t('soon')}</Tag>}
        </div>
      )}
    </li>
  );
}
