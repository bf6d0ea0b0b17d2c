import type { PlanDay } from '@ninefold/contract/planner';
import { addDays } from '@ninefold/core/time/day';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { plannerQueries } from '../planner.queries.ts';
import { todayMessages } from '../today.messages.ts';
import { useDayText } from '../useDayText.ts';
import { useReasonText } from '../useReasonText.ts';
import styles from './ComingDays.module.css';
import { useItemText } from './useItemText.ts';

type ComingDaysProps = { opened: boolean; onClose: () => void };

const PosterDialog = lazyPart(() => import('../poster/PosterDialog.tsx').then((file) => file.PosterDialog));

/** Every day to the exam, as it is planned now. */
export function ComingDays({ opened, onClose }: ComingDaysProps) {
  const t = useText(todayMessages);
  const [poster, setPoster] = useState(false);
  const posterWanted = useEverTrue(poster);
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        title={t('scheduleTitle')}
        width={720}
        footer={
          <Button
            onClick={() => {
              onClose();
              setPoster(true);
            }}
          >
            {t('poster')}
          </Button>
        }
      >
        <Days />
      </Dialog>
      <Suspense fallback={null}>
        {posterWanted && <PosterDialog opened={poster} onClose={() => setPoster(false)} />}
      </Suspense>
    </>
  );
}

function Days() {
  const t = useText(todayMessages);
  const dayText = useDayText();
  const days = useInfiniteQuery(plannerQueries.days());
  const shown = days.data?.pages.flatMap((page) => page.days) ?? [];
  const first = shown[0];
  if (days.isPending) return <LoadingRows rows={6} rowHeight={72} look="line" />;
  if (days.error) return <ErrorState title={t('scheduleFailed')} error={days.error} onRetry={() => days.refetch()} />;
  return (
    <>
      {first && (
        <p className={styles.sentence}>
          {t('scheduleSentence', { day: dayText.long(addDays(first.day, first.days_left)), days: first.days_left })}
        </p>
      )}
      <ol>
        {shown.map((day) => (
          <DayRow key={day.day} day={day} today={day.day === days.data?.pages[0]?.today} />
        ))}
      </ol>
      {days.hasNextPage && (
        <Button kind="soft" block busy={days.isFetchingNextPage} onClick={() => days.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function DayRow({ day, today }: { day: PlanDay; today: boolean }) {
  const t = useText(todayMessages);
  const dayText = useDayText();
  const words = useItemText();
  const reason = useReasonText();
  return (
    <li className={styles.day} aria-current={today ? 'date' : undefined}>
      <div className={styles.date}>
        <span className={styles.number}>{dayText.short(day.day)}</span>
        <span className={styles.weekday}>{today ? t('todayLabel') : dayText.weekday(day.day)}</span>
      </div>
      <div>
        <ul className={styles.items}>
          {day.items.map((item) => (
            <li
              key={item.id}
              data-done={item.done === 1 || undefined}
              data-mock={item.practice === 'mock' || undefined}
            >
              {words.title(item)}
              <span>{t('dayMinutes', { minutes: item.minutes })}</span>
            </li>
          ))}
        </ul>
        <p className={styles.reason}>{reason(day.reason, today ? 'reason' : 'day')}</p>
      </div>
    </li>
  );
}
